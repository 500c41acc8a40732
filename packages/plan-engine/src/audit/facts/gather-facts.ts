import { daysBetween, daysOnward, parseIsoDay } from '../../calendar.js'
import { hoursInForce, scheduleOn } from '../../hours/hours-in-force.js'
import { listOf } from '../../lookup.js'
import { raceRow } from '../../season/race-recovery.js'
import { type LooseInput, type Season, toSeason, WEEKDAYS } from '../../season/season.js'
import { shapeWeeks, type WeekShape } from '../../season/volume.js'
import { minutesIn } from '../../sums.js'
import type { RaceType } from '../../types.js'
import type { AuditedPlan, AuditedWorkout, AuditInput } from './audited-plan.js'
import { breaksIn } from './breaks.js'
import { type DayFacts, type Facts, sessionsIn, type WeekFacts } from './facts.js'
import { markOffs, markRace } from './marks.js'
import { type SessionFacts, sessionsOf } from './session-facts.js'
import { swappedWeeks } from './swapped-weeks.js'

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
  input: LooseInput & Pick<AuditInput, 'asOf' | 'timeOff' | 'scheduleChanges'>,
  read: Reader = sessionsOf,
): Facts | undefined {
  const season = toSeason({ ...input, weeklySchedule: scheduleOn(input) })
  if (!season) return undefined
  const hoursOn = hoursInForce(input)
  const swapped = swappedWeeks(listOf(plan?.workouts))
  const weeks = shapeWeeks(season).map((shape) => emptyWeek(plan, { season, shape, hoursOn, swapped }))
  const { raceDate, asOf } = input
  const facts: Facts = {
    season,
    daysLeft: parseIsoDay(`${asOf}`) ? daysBetween(`${asOf}`, `${raceDate}`) : Number.POSITIVE_INFINITY,
    weeks,
    days: weeks.flatMap(({ days }) => days),
    sessions: [],
    loads: [],
    breaks: [],
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
  facts.breaks = breaksIn(markOffs(facts.days, listOf(input?.timeOff), `${input?.raceDate}`))
  for (const workout of listOf(plan?.workouts)) if (workout) placeWorkout(facts, workout, read(workout, season.race))
  for (const week of weeks) {
    week.minutes = minutesIn(week.days)
    week.sessions = sessionsIn(week.days)
    week.isLoad = week.kind === 'load' && week.isWhole
    for (const given of listOf(plan?.weeks))
      if (given?.week === week.week && given.minutes !== week.minutes) facts.miscounts++
  }
  facts.sessions = sessionsIn(weeks)
  facts.loads = weeks.filter(({ isLoad }) => isLoad)
  return facts
}

type Emptied = {
  season: Season
  shape: WeekShape
  hoursOn: (daysToRace: number) => number
  swapped: ReturnType<typeof swappedWeeks>
}

function emptyWeek(plan: AuditedPlan | null | undefined, emptied: Emptied): WeekFacts {
  const { season, shape, hoursOn, swapped } = emptied
  const { week, phase, kind } = shape
  const first = 7 * (season.totalWeeks - week) + 6
  const isMissing = (later: number) => first - later > season.daysToRace && hoursOn(first - later) > 0
  return {
    week,
    phase,
    kind: swapped.get(week) ?? listOf(plan?.weeks).find((given) => given?.week === week)?.kind ?? kind,
    isWhole: first <= season.daysToRace || !WEEKDAYS.some(isMissing),
    isLoad: false,
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
    sessions: [],
    minutes: 0,
    isHard: false,
    stress: 0,
  }
}

function placeWorkout(facts: Facts, workout: AuditedWorkout, sessions: readonly SessionFacts[]) {
  const { week, workoutType, priority, totalDuration } = workout
  if (totalDuration !== undefined && totalDuration !== minutesIn(sessions)) facts.miscounts++
  const isRace = workoutType === 'race'
  const { totalWeeks, raceDay } = facts.season
  const isGoal = isRace && (!priority || (priority === 'A' && week === totalWeeks && workout.day === raceDay))
  const day = facts.weeks[week - 1]?.days.find((candidate) => candidate.day === workout.day)
  if (isGoal) facts.races.push(workout)
  else if (!day && sessions.length > 0) facts.strays.push(workout)
  else if (day && isRace) {
    day.isGoal = priority === 'A'
    markRace(facts, day, raceRow(priority, minutesIn(sessions)))
  }
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
