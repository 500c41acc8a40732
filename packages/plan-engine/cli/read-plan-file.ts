import type { AuditInput } from '../src/audit/facts/audited-plan.js'
import { parseMph, parsePace } from '../src/formulas/pace.js'
import { PLAN_INPUT_SCHEMA } from '../src/schema.js'
import type { BySport, Plan, PlanInput, WeeklySchedule, Workout } from '../src/types.js'
import { Failure } from './failure.js'
import type { Question } from './question.js'
import { validate } from './validate.js'

type Fields = Readonly<Record<string, unknown>>
type Held = { before: string; weeklySchedule: WeeklySchedule }
type PlanFile = { plan: Fields; workouts: readonly Workout[] }

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether something says of itself that it is a plan file of the app. */
export const isPlanFile = (json: unknown): json is Fields => isObject(json) && json.format === 'triplan'

/** The plan of a plan file, its texts ("1:30" per 100 m, "18.5" mph, miles) as the engine's numbers. Fails in words. */
export function readPlanFile(json: Fields): Question {
  if (json.version !== 1) throw new Failure('This plan file was written by a newer TriPlan: use a newer engine.')
  const { plan, workouts } = partsOf(json)
  const given = {
    raceType: plan.raceType,
    distances: bySport((sport) => Number(plan[`${sport}Distance`])),
    today: plan.startDate,
    raceDate: plan.raceDate,
    totalWeeks: plan.totalWeeks,
    currentPaces: pacesOf(plan, 'current'),
    goalPaces: pacesOf(plan, 'goal'),
    experienceLevel: plan.experienceLevel,
    weeklySchedule: plan.weeklySchedule,
    ...(isObject(plan.fitness) && { fitness: plan.fitness }),
    ...(plan.rhythm !== undefined && { rhythm: plan.rhythm }),
    ...(plan.earlierRhythms !== undefined && { earlierRhythms: plan.earlierRhythms }),
  }
  const input = validate<PlanInput>(given, PLAN_INPUT_SCHEMA, 'plan file')
  const { afterRace } = plan
  return {
    input: { ...input, ...schedulesOf(input.weeklySchedule, plan.earlierSchedules) },
    plan: { workouts, ...(isAfterRace(afterRace) && { afterRace }) },
  }
}

function partsOf({ plan, workouts }: Fields): PlanFile {
  if (!isObject(plan)) throw new Failure('This plan file has no plan.')
  if (!isWorkouts(workouts)) throw new Failure('This plan file has no workouts with a week, a day and exercises.')
  return { plan, workouts }
}

const isWorkouts = (value: unknown): value is readonly Workout[] =>
  Array.isArray(value) &&
  value.every(
    (each) =>
      isObject(each) &&
      typeof each.week === 'number' &&
      typeof each.day === 'number' &&
      Array.isArray(each.exercises) &&
      each.exercises.every(isObject),
  )

/** The hours that held first, and each change of them with the first day on which it holds. */
function schedulesOf(last: WeeklySchedule, stored: unknown): Pick<AuditInput, 'weeklySchedule' | 'scheduleChanges'> {
  const earlier = (Array.isArray(stored) ? stored : [])
    .filter(isHeld)
    .sort((one, other) => (one.before < other.before ? -1 : 1))
  const scheduleChanges = earlier.map(({ before: from }, at) => ({
    from,
    weeklySchedule: earlier[at + 1]?.weeklySchedule ?? last,
  }))
  return { weeklySchedule: earlier[0]?.weeklySchedule ?? last, scheduleChanges }
}

const isHeld = (value: unknown): value is Held =>
  isObject(value) && typeof value.before === 'string' && Array.isArray(value.weeklySchedule)

const isAfterRace = (value: unknown): value is Plan['afterRace'] =>
  Array.isArray(value) && value.every((each) => isObject(each) && typeof each.date === 'string')

/** A text that is no pace becomes NaN, which no input may hold. */
const pacesOf = (plan: Fields, whose: 'current' | 'goal') => ({
  swim: parsePace(String(plan[`${whose}SwimPace`])) ?? Number.NaN,
  bike: parseMph(String(plan[`${whose}BikePace`])) ?? Number.NaN,
  run: parsePace(String(plan[`${whose}RunPace`])) ?? Number.NaN,
})

const bySport = (read: (sport: string) => number): BySport<number> => ({
  swim: read('swim'),
  bike: read('bike'),
  run: read('run'),
})
