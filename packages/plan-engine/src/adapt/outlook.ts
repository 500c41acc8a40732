import { auditFacts } from '../audit/audit-plan.js'
import { gatherFacts, type Reader, readOnce } from '../audit/facts/gather-facts.js'
import { clampAmount } from '../clamp-amount.js'
import { type LoadDay, trainingLoad } from '../formulas/training-load.js'
import { doneStress, openStress, plannedStress } from '../insight/done-stress.js'
import { goalOfWeek, ownGoalsIn } from '../season/goals/own-goals.js'
import { isDoneAsPlanned, sessionLog } from '../session-log.js'
import { type Exercise, isSport, type RaceType, type Workout } from '../types.js'
import { isGoalRace } from './proposal/chosen.js'
import { finishForecast } from './race-paces.js'
import { aheadOf, type Timeline, weekAt } from './timeline/timeline.js'
import type { Outlook, OutlookWeek } from './types.js'

/**
 * Puts a season into figures as workouts stand: what was done before today, and what is planned from then on. Seasons that share
 * workouts are to ask the same reader, for it reads each of them once.
 */
export function outlookReader(timeline: Timeline): (workouts: readonly Workout[]) => Outlook {
  const input = { ...timeline.input, asOf: timeline.today }
  const read = readOnce()
  const known = new Map<Workout, Lived>()
  const livedOf = (workout: Workout, race: RaceType): Lived => {
    const before = known.get(workout)
    if (before?.race === race) return before
    const lived = readWorkout(workout, { ...timeline, race }, read)
    known.set(workout, lived)
    return lived
  }
  let finish: number | undefined
  return (workouts) => {
    const { race } = timeline.season
    const goals = ownGoalsIn(workouts, timeline.season)
    const all = workouts.map((workout) => livedOf(workout, goalOfWeek(goals, workout.week)?.race ?? race))
    const loads = loadsOf(all, timeline)
    finish ??= finishForecast(timeline)
    const { score, rules } = auditFacts(gatherFacts({ workouts }, input, read))
    return {
      weeks: weeksOf(all, loads, timeline),
      fitnessOnRaceDay: Math.round((loads.at(-2)?.fitness ?? 0) * 10) / 10,
      finish,
      auditScore: score,
      broken: rules.filter(({ result }) => result === 'fail').map(({ id }) => id),
    }
  }
}

/** A workout as it counts: done before today, planned from today on. */
type Lived = {
  workout: Workout
  /** What its week leads to. */
  race: RaceType
  ahead: number
  sessions: readonly Pick<Exercise, 'type' | 'duration'>[]
  stress: number
}

function readWorkout(workout: Workout, { season, toRace, race }: Timeline & { race: RaceType }, read: Reader): Lived {
  const { exercises, isCompleted } = workout
  const ahead = aheadOf(workout, season, toRace)
  const isAsPlanned = isDoneAsPlanned(workout)
  const log = isAsPlanned ? [] : sessionLog(workout)
  const isLived = isCompleted || ahead < 0
  // What stands as it was planned costs what the audit reads of it.
  const isWhole = isAsPlanned || (ahead >= 0 && log.length === 0)
  const open = ahead >= 0 && !isWhole ? openStress(workout, race).total : 0
  return {
    workout,
    race,
    ahead,
    sessions: isLived && !isAsPlanned ? log : exercises,
    stress: isWhole ? stressIn(read(workout, race, ahead < 0)) : doneStress(workout, race).total + open,
  }
}

function stressIn(sessions: readonly { stress: number }[]): number {
  let sum = 0
  for (const { stress } of sessions) sum += stress
  return sum
}

/** Days whose planned mean the season starts with, as if the athlete had trained like that before. Design choice. */
const FIRST_DAYS = 7

/** The load of each day from the plan's first one to the race's. */
function loadsOf(all: readonly Lived[], { start, toRace, season }: Timeline): LoadDay[] {
  const first = Math.max(start, toRace - 7 * season.totalWeeks + 1)
  const stresses = new Array<number>(Math.max(0, toRace - first + 1)).fill(0)
  let planned = 0
  for (const { workout, ahead, stress } of all) {
    const day = ahead - first
    if (day < 0) continue
    stresses[day] = (stresses[day] ?? 0) + stress
    if (day < FIRST_DAYS && workout.workoutType !== 'race') planned += plannedStress(workout, season.race).total
  }
  const mean = planned / Math.max(1, Math.min(FIRST_DAYS, stresses.length))
  return trainingLoad(stresses, { fitness: mean, fatigue: mean })
}

/** A race that is not trained through shapes its week. */
const holdsTuneUp = ({ workoutType, priority }: Workout): boolean =>
  workoutType === 'race' && (priority === 'A' || priority === 'B')

function weeksOf(all: readonly Lived[], loads: readonly LoadDay[], timeline: Timeline): OutlookWeek[] {
  const tuneUps = new Set(all.flatMap(({ workout }) => (holdsTuneUp(workout) ? [workout.week] : [])))
  const shapes = timeline.shapesWith(all.map(({ workout }) => workout))
  const weeks = shapes.map(({ week, kind }) => {
    const bySport = { swim: 0, bike: 0, run: 0 }
    return {
      week,
      kind: tuneUps.has(week) ? ('tune-up' as const) : kind,
      minutes: 0,
      bySport,
      longestRun: 0,
      longestRide: 0,
      stress: 0,
    }
  })
  for (const { workout, sessions } of all) {
    const sums = weeks[workout.week - 1]
    if (!sums || isGoalRace(workout)) continue
    for (const { type, duration } of sessions) {
      const minutes = clampAmount(duration)
      sums.minutes += minutes
      if (isSport(type)) sums.bySport[type] += minutes
      if (type === 'run') sums.longestRun = Math.max(sums.longestRun, minutes)
      if (type === 'bike') sums.longestRide = Math.max(sums.longestRide, minutes)
    }
  }
  for (const [day, { stress }] of loads.slice(0, -1).entries()) {
    const sums = weeks[weekAt(timeline, timeline.toRace - loads.length + 1 + day) - 1]
    if (sums) sums.stress += stress
  }
  return weeks.map((week) => ({ ...week, stress: Math.round(week.stress) }))
}
