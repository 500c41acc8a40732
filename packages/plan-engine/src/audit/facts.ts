import { at, type Season, toSeason } from '../season.js'
import { exerciseStress } from '../training-load.js'
import type { Phase, PlanInput, Weekday, WeekKind } from '../types.js'
import { shapeWeeks, type WeekShape } from '../volume.js'
import type { AuditedPlan, AuditedWorkout } from './audited-plan.js'
import { isTotalWrong, type SessionFacts, sessionsOf } from './session-facts.js'

/** One date of the plan; the race itself is not among its sessions. */
export type DayFacts = {
  week: number
  day: Weekday
  /** 0 on race day. */
  daysToRace: number
  /** Minutes the athlete has; 0 on a day off, on race day and before the plan begins. */
  offered: number
  isBeforeStart: boolean
  sessions: SessionFacts[]
  minutes: number
  isHard: boolean
  stress: number
}

export type WeekFacts = {
  week: number
  phase: Phase
  kind: WeekKind
  /** False for a week that lacks training days because the plan begins within it. */
  isWhole: boolean
  /** Seven, in date order. */
  days: DayFacts[]
  minutes: number
  /** What the generator would give this week after the weeks before it. */
  shape: WeekShape
}

/** A plan laid out on its calendar, once, for all rules. */
export type Facts = {
  season: Season
  weeks: WeekFacts[]
  /** Every day of the plan in date order; the last one is race day. */
  days: DayFacts[]
  /** Whole weeks of kind `load`. */
  loads: WeekFacts[]
  races: AuditedWorkout[]
  /** Workouts with sessions that stand on no day of the plan. */
  strays: AuditedWorkout[]
  /** Exercises and totals that do not add up. */
  miscounts: number
}

/** Undefined when a date of the input does not exist. */
export function gatherFacts(plan: AuditedPlan, input: PlanInput): Facts | undefined {
  const season = toSeason(input)
  if (!season) return undefined
  const weeks = emptyWeeks(plan, season)
  const days = weeks.flatMap((week) => week.days)
  const facts: Facts = { season, weeks, days, loads: [], races: [], strays: [], miscounts: 0 }
  for (const workout of plan.workouts) if (workout) placeWorkout(facts, workout)
  for (const week of weeks) week.minutes = week.days.reduce((sum, { minutes }) => sum + minutes, 0)
  facts.loads = weeks.filter(({ kind, isWhole }) => kind === 'load' && isWhole)
  facts.miscounts += miscountedWeeks(plan, weeks)
  return facts
}

function emptyWeeks(plan: AuditedPlan, season: Season): WeekFacts[] {
  return shapeWeeks(season).map((shape) => {
    const { week, phase, kind } = shape
    const first = 7 * (season.totalWeeks - week) + 6
    return {
      week,
      phase,
      kind: plan.weeks?.find((given) => given?.week === week)?.kind ?? kind,
      isWhole: first <= season.daysToRace || shape.isWhole,
      days: [0, 1, 2, 3, 4, 5, 6].map((later) => emptyDay(season, week, first - later)),
      minutes: 0,
      shape,
    }
  })
}

function emptyDay(season: Season, week: number, daysToRace: number): DayFacts {
  const day = ((((season.raceDay - daysToRace) % 7) + 7) % 7) as Weekday
  const isBeforeStart = daysToRace > season.daysToRace
  const offered = isBeforeStart || daysToRace === 0 ? 0 : at(season.offers, day)
  return { week, day, daysToRace, offered, isBeforeStart, sessions: [], minutes: 0, isHard: false, stress: 0 }
}

function placeWorkout(facts: Facts, workout: AuditedWorkout) {
  const sessions = sessionsOf(workout)
  facts.miscounts += sessions.filter(({ isMiscounted }) => isMiscounted).length
  if (isTotalWrong(workout, sessions)) facts.miscounts++
  if (workout.workoutType === 'race') {
    facts.races.push(workout)
    return
  }
  const day = facts.weeks[workout.week - 1]?.days.find((candidate) => candidate.day === workout.day)
  if (!day) {
    if (sessions.length > 0) facts.strays.push(workout)
    return
  }
  for (const session of sessions) {
    day.sessions.push(session)
    day.minutes += session.minutes
    day.isHard ||= session.isHard
    day.stress += exerciseStress({ ...session, duration: session.minutes }, facts.season.race)
  }
}

/** Weeks whose stated minutes are not those of their workouts. */
function miscountedWeeks(plan: AuditedPlan, weeks: readonly WeekFacts[]): number {
  return (plan.weeks ?? []).filter((given) => {
    const week = given && weeks[given.week - 1]
    return week && given.minutes !== week.minutes
  }).length
}
