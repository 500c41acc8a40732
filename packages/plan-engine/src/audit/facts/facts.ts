import { daysBetween, daysOnward, parseIsoDay } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { hoursInForce, scheduleOn } from '../../hours/hours-in-force.js'
import { raceRow } from '../../season/race-recovery.js'
import { type LooseInput, type Season, toSeason, WEEKDAYS } from '../../season/season.js'
import { shapeWeeks, type WeekShape } from '../../season/volume.js'
import { minutesIn } from '../../sums.js'
import type { IsoDay, Phase, RaceType, Sport, Weekday, WeekKind } from '../../types.js'
import type { AuditedPlan, AuditedWorkout, AuditInput, DaysOff } from './audited-plan.js'
import { type SessionFacts, sessionsOf } from './session-facts.js'

/** One date of the plan; the race itself is not among its sessions. */
export type DayFacts = {
  week: number
  day: Weekday
  /** 0 on race day. */
  daysToRace: number
  /** Minutes the athlete has; 0 on a day off, on race day and before the plan begins. */
  availableMinutes: number
  isBeforeStart: boolean
  /** True on time off that leaves no run possible. */
  isWithoutRuns: boolean
  sessions: SessionFacts[]
  minutes: number
  isHard: boolean
  stress: number
  /** Of a race on the way to the goal: the fewest days that should lie between the two. */
  latest?: number
  /** A race on the way to the goal wants it easy. */
  isBesideRace?: boolean
}

/** A session with its days from the race, 0 where it names none that exists. */
export type AfterFacts = SessionFacts & { daysAfter: number }

export type WeekFacts = {
  week: number
  phase: Phase
  kind: WeekKind
  /** False for a week that lacks training days because the plan begins within it. */
  isWhole: boolean
  /** Seven, in date order. */
  days: DayFacts[]
  /** Of all its days, in date order. */
  sessions: SessionFacts[]
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
  /** Of all days, in date order. */
  sessions: SessionFacts[]
  /** Whole weeks of kind `load`. */
  loads: WeekFacts[]
  races: AuditedWorkout[]
  /** Workouts with sessions that stand on no day of the plan. */
  strays: AuditedWorkout[]
  /** Sessions of the days after the race. */
  after: AfterFacts[]
  /** Exercises and totals that do not add up. */
  miscounts: number
}

/** Reads the sessions of a workout. */
export type Reader = (workout: AuditedWorkout, race: RaceType) => readonly SessionFacts[]

/** A reader that reads each workout once, for plans that share most of theirs. */
export function readOnce(): Reader {
  const known = new Map<AuditedWorkout, SessionFacts[]>()
  return (workout, race) => {
    const sessions = known.get(workout) ?? sessionsOf(workout, race)
    known.set(workout, sessions)
    return sessions
  }
}

/** Undefined when a date of the input does not exist. */
export function gatherFacts(
  plan: AuditedPlan | null | undefined,
  input: LooseInput & Pick<AuditInput, 'timeOff' | 'scheduleChanges'>,
  read: Reader = sessionsOf,
): Facts | undefined {
  const season = toSeason({ ...input, weeklySchedule: scheduleOn(input) })
  if (!season) return undefined
  const hoursOn = hoursInForce(input)
  const weeks = shapeWeeks(season).map((shape) => emptyWeek(plan, { season, shape, hoursOn }))
  const facts: Facts = {
    season,
    weeks,
    days: weeks.flatMap(({ days }) => days),
    sessions: [],
    loads: [],
    races: [],
    strays: [],
    after: listOf(plan?.afterRace).flatMap((given) =>
      sessionsOf({ exercises: [given] }, season.race).map((session) => ({
        ...session,
        daysAfter: daysBetween(`${input?.raceDate}`, `${given.date}`),
      })),
    ),
    miscounts: 0,
  }
  for (const off of listOf(input?.timeOff)) if (off) markOff(facts, off, `${input?.raceDate}`)
  for (const workout of listOf(plan?.workouts)) if (workout) placeWorkout(facts, workout, read(workout, season.race))
  for (const week of weeks) {
    week.minutes = minutesIn(week.days)
    week.sessions = sessionsIn(week.days)
    for (const given of listOf(plan?.weeks))
      if (given?.week === week.week && given.minutes !== week.minutes) facts.miscounts++
  }
  facts.sessions = sessionsIn(weeks)
  facts.loads = weeks.filter(({ kind, isWhole }) => kind === 'load' && isWhole)
  return facts
}

type Emptied = { season: Season; shape: WeekShape; hoursOn: (daysToRace: number) => number }

function emptyWeek(plan: AuditedPlan | null | undefined, emptied: Emptied): WeekFacts {
  const { season, shape } = emptied
  const { week, phase, kind } = shape
  const first = 7 * (season.totalWeeks - week) + 6
  return {
    week,
    phase,
    kind: listOf(plan?.weeks).find((given) => given?.week === week)?.kind ?? kind,
    isWhole: first <= season.daysToRace || shape.isWhole,
    days: WEEKDAYS.map((later) => emptyDay(emptied, first - later)),
    sessions: [],
    minutes: 0,
    shape,
  }
}

function emptyDay({ season, shape: { week }, hoursOn }: Emptied, daysToRace: number): DayFacts {
  const day = daysOnward(daysToRace, season.raceDay)
  const isBeforeStart = daysToRace > season.daysToRace
  const availableMinutes = isBeforeStart || daysToRace === 0 ? 0 : hoursOn(daysToRace)
  return {
    week,
    day,
    daysToRace,
    availableMinutes,
    isBeforeStart,
    isWithoutRuns: false,
    sessions: [],
    minutes: 0,
    isHard: false,
    stress: 0,
  }
}

/** A day off that still has minutes, or running among what is possible, is no day without runs. */
function markOff({ days }: Facts, { from, to, sports, minutesPerDay }: DaysOff, raceDate: IsoDay) {
  if (!parseIsoDay(`${from}`) || !parseIsoDay(`${to}`)) return
  if (listOf(sports).includes('run') || (listOf(sports).length === 0 && clampAmount(minutesPerDay) > 0)) return
  const [first, last] = [daysBetween(from, raceDate), daysBetween(to, raceDate)]
  for (const day of days) day.isWithoutRuns ||= day.daysToRace <= first && day.daysToRace >= last
}

function placeWorkout(facts: Facts, workout: AuditedWorkout, sessions: readonly SessionFacts[]) {
  const { week, workoutType, priority, totalDuration } = workout
  if (totalDuration !== undefined && totalDuration !== minutesIn(sessions)) facts.miscounts++
  const isRace = workoutType === 'race'
  const isGoal = isRace && (priority ?? 'A') === 'A'
  const day = facts.weeks[week - 1]?.days.find((candidate) => candidate.day === workout.day)
  if (isGoal) facts.races.push(workout)
  else if (!day && sessions.length > 0) facts.strays.push(workout)
  else if (day && isRace) markRace(facts, day, raceRow(priority, minutesIn(sessions)))
  for (const session of sessions) {
    if (session.isMiscounted) facts.miscounts++
    if (day && !isGoal) {
      // A race is hard work in its week, on a day of its own, and no training to be weighed.
      if (isRace) day.availableMinutes += session.minutes
      else day.sessions.push(session)
      day.minutes += session.minutes
      day.isHard ||= session.isHard
      day.stress += session.stress
    }
  }
}

/** Marks a race on the way to the goal and the days that it wants easy; one that takes more than a day of them shapes its week. */
function markRace(
  { days, weeks }: Facts,
  day: DayFacts,
  [, before = 0, after = 0, latest = 0]: readonly number[] = [],
) {
  const at = days.indexOf(day)
  const week = weeks[day.week - 1]
  day.latest = latest
  if (week && after > 1) week.kind = 'tune-up'
  for (const near of days.slice(Math.max(0, at - before), at + after + 1)) near.isBesideRace ||= near !== day
}

/** The sessions of some days, or of some weeks. */
export const sessionsIn = (parts: readonly Pick<DayFacts, 'sessions'>[]): SessionFacts[] =>
  parts.flatMap(({ sessions }) => sessions)

/** A list as it is; an empty one for anything else. */
const listOf = <T>(list: readonly T[] | null | undefined): readonly T[] => (Array.isArray(list) ? list : [])

/** True when the schedule has room for six sessions: two on days of an hour and more, three on long ones of few. */
export function hasRoom({ season: { days, availability } }: Facts): boolean {
  let room = 0
  for (const day of days) {
    const offer = availability[day] ?? 0
    room += offer < 60 ? 1 : days.length <= 4 && offer >= 180 ? 3 : 2
  }
  return room >= 6
}

/** The sessions of one sport. */
export const ofSport = (parts: readonly Pick<DayFacts, 'sessions'>[], wanted: Sport): SessionFacts[] =>
  sessionsIn(parts).filter(({ sport }) => sport === wanted)
