import { daysBetween, daysOnward, parseIsoDay } from '../../calendar.js'
import { hoursInForce, scheduleOn } from '../../hours/hours-in-force.js'
import { listOf } from '../../lookup.js'
import { goalOfWeek, type OwnGoal, ownGoalsIn, shapeSeasons } from '../../season/goals/own-goals.js'
import { raceRow } from '../../season/race-recovery.js'
import { type LooseInput, type Season, toSeason, WEEKDAYS } from '../../season/season.js'
import type { WeekShape } from '../../season/volume.js'
import { minutesIn } from '../../sums.js'
import { type RaceType, SPORTS } from '../../types.js'
import type { AuditedPlan, AuditedWorkout, AuditInput } from './audited-plan.js'
import { breaksIn, isShaped, withWayBack } from './breaks.js'
import { type DayFacts, type Facts, sessionsIn, type WeekFacts } from './facts.js'
import { asLived, markMissed, missedOn } from './lived.js'
import { markOffs, markRace } from './marks.js'
import { type SessionFacts, sessionsOf } from './session-facts.js'
import { swappedWeeks } from './swapped-weeks.js'

/** Reads the sessions of a workout: as it was done where today is known, see `asLived`. */
export type Reader = (workout: AuditedWorkout, race: RaceType, isPast?: boolean) => readonly SessionFacts[]

const readLived: Reader = (workout, race, isPast) =>
  sessionsOf(isPast === undefined ? workout : asLived(workout, isPast), race)

/** A reader that reads each workout once for a race, for plans that share most of theirs. */
export function readOnce(): Reader {
  const known = new Map<AuditedWorkout, { race: RaceType; sessions: readonly SessionFacts[] }>()
  return (workout, race, isPast) => {
    const before = known.get(workout)
    if (before?.race === race) return before.sessions
    const sessions = readLived(workout, race, isPast)
    known.set(workout, { race, sessions })
    return sessions
  }
}

/** Undefined when a date of the input does not exist. */
export function gatherFacts(
  plan: AuditedPlan | null | undefined,
  input: LooseInput & Pick<AuditInput, 'asOf' | 'timeOff' | 'scheduleChanges'>,
  read: Reader = readLived,
): Facts | undefined {
  const made = { ...input, weeklySchedule: scheduleOn(input) }
  const season = toSeason(made)
  if (!season) return undefined
  const hoursOn = hoursInForce(input)
  const swapped = swappedWeeks(listOf(plan?.workouts))
  const daysLeft = daysUntilRace(input)
  const goals = ownGoalsIn(listOf(plan?.workouts), season)
  const emptied = { season, goals, hoursOn, swapped, daysLeft }
  const weeks = shapeSeasons(made, season, goals).map((shape) => emptyWeek(plan, { ...emptied, shape }))
  const facts: Facts = {
    season,
    daysLeft,
    weeks,
    days: weeks.flatMap(({ days }) => days),
    sessions: [],
    loads: [],
    lived: weeks.filter(({ hasBegun, isWhole }) => hasBegun && isWhole),
    breaks: [],
    pauses: [],
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
  const marks = markOffs(facts.days, listOf(input?.timeOff), `${input?.raceDate}`)
  for (const workout of listOf(plan?.workouts)) if (workout) placeWorkout(facts, workout, read)
  markMissed(facts.days, marks)
  facts.pauses = breaksIn(marks)
  facts.breaks = withWayBack(facts.pauses)
  for (const week of weeks) sumUp(week, facts, plan)
  facts.sessions = sessionsIn(weeks)
  facts.loads = weeks.filter(({ isLoad }) => isLoad)
  return facts
}

function sumUp(week: WeekFacts, facts: Facts, plan: AuditedPlan | null | undefined) {
  week.minutes = minutesIn(week.days)
  week.sessions = sessionsIn(week.days)
  week.isLoad = week.kind === 'load' && week.isWhole
  week.isShaped =
    isShaped(week.week, facts.pauses) || isHeld(week) || week.days.some((day) => isRaceDay(day) || isMissedDay(day))
  // What was lived adds up to what was done.
  if (week.days.some(({ isPast }) => isPast)) return
  for (const given of listOf(plan?.weeks))
    if (given?.week === week.week && given.minutes !== week.minutes) facts.miscounts++
}

/** Days from today to the race; all of them are ahead where today is not known. */
const daysUntilRace = ({ asOf, raceDate }: LooseInput & Pick<AuditInput, 'asOf'>): number =>
  parseIsoDay(`${asOf}`) ? daysBetween(`${asOf}`, `${raceDate}`) : Number.POSITIVE_INFINITY

type Emptied = {
  season: Season
  goals: readonly OwnGoal[]
  daysLeft: number
  shape: WeekShape
  hoursOn: (daysToRace: number) => number
  swapped: ReturnType<typeof swappedWeeks>
}

function emptyWeek(plan: AuditedPlan | null | undefined, emptied: Emptied): WeekFacts {
  const { season, goals, shape, hoursOn, swapped } = emptied
  const { week, phase, kind } = shape
  const first = 7 * (season.totalWeeks - week) + 6
  const isMissing = (later: number) => first - later > season.daysToRace && hoursOn(first - later) > 0
  return {
    week,
    phase,
    kind: swapped.get(week) ?? listOf(plan?.weeks).find((given) => given?.week === week)?.kind ?? kind,
    isWhole: first <= season.daysToRace || !WEEKDAYS.some(isMissing),
    isLoad: false,
    isOver: first - 6 > emptied.daysLeft,
    hasBegun: first > emptied.daysLeft,
    isShaped: false,
    days: WEEKDAYS.map((later) => emptyDay(emptied, first - later)),
    sessions: [],
    minutes: 0,
    race: goalOfWeek(goals, week)?.race ?? season.race,
    shape,
  }
}

function emptyDay({ season, daysLeft, shape: { week }, hoursOn }: Emptied, daysToRace: number): DayFacts {
  const day = daysOnward(daysToRace, season.raceDay)
  const isBeforeStart = daysToRace > season.daysToRace
  const availableMinutes = isBeforeStart || daysToRace === 0 ? 0 : hoursOn(daysToRace)
  return {
    week,
    day,
    daysToRace,
    availableMinutes,
    isBeforeStart,
    isPast: daysToRace > daysLeft,
    sessions: [],
    minutes: 0,
    isHard: false,
    stress: 0,
  }
}

function placeWorkout(facts: Facts, workout: AuditedWorkout, read: Reader) {
  const { week, workoutType, priority, totalDuration, isCompleted } = workout
  const { totalWeeks, raceDay } = facts.season
  const own = facts.weeks[week - 1]
  const race = own?.race ?? facts.season.race
  const day = own?.days.find((candidate) => candidate.day === workout.day)
  const isKnown = facts.daysLeft < Number.POSITIVE_INFINITY
  const sessions = read(workout, race, isKnown ? day?.isPast === true : undefined)
  // What is done is as long as it was.
  const isLived = isKnown && (isCompleted === true || day?.isPast === true)
  if (!isLived && totalDuration !== undefined && totalDuration !== minutesIn(sessions)) facts.miscounts++
  const isRace = workoutType === 'race'
  const isGoal = isRace && (!priority || (priority === 'A' && week === totalWeeks && workout.day === raceDay))
  if (isGoal) facts.races.push(workout)
  else if (!day && sessions.length > 0) facts.strays.push(workout)
  else if (day && isRace) {
    day.isGoal = priority === 'A'
    markRace(facts, day, raceRow(priority, minutesIn(sessions)))
  }
  if (own && !isRace && isCompleted !== undefined) notePlanned(own, workout)
  for (const session of sessions) {
    if (session.isMiscounted && !isLived) facts.miscounts++
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

/** Notes the sports of past days: of the workout's own, and of that on which one of its sessions was missed. */
function notePlanned({ days }: WeekFacts, { day, exercises }: AuditedWorkout) {
  for (const exercise of listOf(exercises)) {
    const sport = SPORTS.find((one) => one === exercise?.type)
    if (!exercise || !sport) continue
    const missed = missedOn(exercise)
    for (const each of days)
      if (each.isPast && (each.day === day || each.day === missed)) {
        each.planned ??= new Set()
        each.planned.add(sport)
      }
  }
}

/** A race on the way stands on it, or wants it easy. */
const isRaceDay = ({ latest, isBesideRace }: DayFacts): boolean => latest !== undefined || isBesideRace === true

/** A week holds as much less than was planned, that it is another one. */
const HELD = 1.1

/** Accepted changes have left much less of a week than was planned. */
const isHeld = ({ sessions }: WeekFacts): boolean =>
  sessions.reduce((sum, { planned, minutes, isOwn }) => sum + (isOwn ? minutes : planned), 0) >
  HELD * minutesIn(sessions)

/** A day before today of whose sports one was not done. */
const isMissedDay = ({ planned = new Set(), sessions }: DayFacts): boolean =>
  [...planned].some((sport) => !sessions.some((done) => done.sport === sport))
