import { routes } from '../../packages/api-contract/dist/all-routes.js'
import { planFor } from './data/athletes.mjs'

const { users, plans, workouts } = routes
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MOST_PLANS = 40

const anyOf = (list) => list[Math.floor(Math.random() * list.length)]

const openPlanner = ({ planId }) => ({ name: 'open the planner', route: workouts.listForPlan, params: { id: planId } })
const lookAtWeek = ({ planId }) => {
  const week = 1 + Math.floor(Math.random() * 24)
  return { name: 'look at a week', route: workouts.listForWeek, params: { id: planId, week } }
}
const listPlans = () => ({ name: 'list plans', route: plans.list })
const whoAmI = () => ({ name: 'open the app', route: users.current })

const move = (athlete) => {
  const { id, week } = anyOf(athlete.workouts.filter(({ workoutType }) => workoutType !== 'race'))
  const day = Math.floor(Math.random() * 7)
  const body = { week, day, dayName: DAYS[day] }
  return { name: 'move a workout', route: workouts.move, params: { id }, body }
}

const complete = (athlete) => {
  const { id } = anyOf(athlete.workouts)
  const body = { completed: true, actualDuration: 45, notes: 'Felt good' }
  return { name: 'log a workout', route: workouts.complete, params: { id }, body }
}

const changeGoal = ({ planId }) => {
  const body = { goalFinishTime: '02:45:00', goalSwimPace: '1:52', goalBikePace: '19.2', goalRunPace: '8:00' }
  return { name: 'change the goal', route: plans.changeGoal, params: { id: planId }, body }
}

const savePlan = (athlete) => {
  athlete.plans = (athlete.plans ?? 1) + 1
  if (athlete.plans > MOST_PLANS) return listPlans()
  return { name: 'save a plan', route: plans.create, body: planFor(12 + Math.floor(Math.random() * 12)) }
}

/** Weights and deeds: what athletes do over a season, and the figure that the security page asks for. */
export const MIXES = {
  season: [
    [35, openPlanner],
    [25, lookAtWeek],
    [10, whoAmI],
    [8, listPlans],
    [10, move],
    [8, complete],
    [2, changeGoal],
    [2, savePlan],
  ],
  figure: [
    [80, openPlanner],
    [10, move],
    [5, complete],
    [5, savePlan],
  ],
}
