import { addDays, dateOf, daysBetween, parseIsoDay, weeksUntil } from '../../calendar.js'
import { MAX_WEEKS } from '../../formulas/limits.js'
import { withRhythm } from '../../formulas/phase.js'
import { readScheduleChanges, scheduleOn } from '../../hours/hours-in-force.js'
import { toSeason } from '../../season/season.js'
import {
  EXPERIENCE_LEVELS,
  type IsoDay,
  type Notice,
  type Paces,
  type PlanCalendar,
  RHYTHMS,
  SPORTS,
  type Workout,
} from '../../types.js'
import { warn } from '../codes.js'
import { isGoalRace, isUnderWay, soundWorkouts } from '../proposal/chosen.js'
import type { SeasonInput } from '../types.js'
import type { ChangeQuestion, PlanChange } from './types.js'

/** What becomes other. */
export type Flags = {
  isRaceDate: boolean
  isSchedule: boolean
  isPaces: boolean
  isGoal: boolean
  isLevel: boolean
  isRhythm: boolean
}

/** What a change asks for: the season from a day on, and what is other in it; or why it cannot be had. */
export type Asked =
  | { from: IsoDay; input: SeasonInput; after: SeasonInput; flags: Flags; notice?: never }
  | { notice: Notice; after?: never }

/** Reads what a change asks for. */
export function readChange({ input: given, changed, saved, today, from: told }: ChangeQuestion): Asked {
  const season = toSeason(given)
  const race = soundWorkouts(saved).find(isGoalRace)
  if (!season || !isDay(today) || given.raceDate <= today || (race && isUnderWay(race)))
    return { notice: warn('PLAN_OVER', {}) }
  // Whoever has no types may have told of weeks that no plan has.
  const input = { ...given, totalWeeks: season.totalWeeks }
  const unreadable = unreadableField(changed)
  if (unreadable) return { notice: warn('CHANGE_UNREADABLE', { field: unreadable }) }
  const tomorrow = addDays(today, 1)
  const from = isDay(told) && told > tomorrow ? told : tomorrow
  const { raceDate = input.raceDate, weeklySchedule, experienceLevel, rhythm, currentPaces, goalPaces } = changed ?? {}
  const [, least = from] = [from, input.today].sort()
  if (raceDate < least) return { notice: warn('RACE_TOO_EARLY', { days: daysBetween(today, least) }) }
  const calendar = raceDate === input.raceDate ? input : calendarTo(raceDate, input, saved)
  const { totalWeeks } = calendar
  if (totalWeeks > MAX_WEEKS) return { notice: warn('RACE_TOO_LATE', { weeks: totalWeeks, most: MAX_WEEKS }) }
  const flags = {
    isRaceDate: raceDate !== input.raceDate,
    isSchedule: weeklySchedule !== undefined && !isSameHours(input, from, weeklySchedule),
    isPaces: currentPaces !== undefined && !areSamePaces(currentPaces, input.currentPaces),
    isGoal: goalPaces !== undefined && !areSamePaces(goalPaces, input.goalPaces),
    isLevel: experienceLevel !== undefined && experienceLevel !== input.experienceLevel,
    isRhythm: rhythm !== undefined && rhythm !== (input.rhythm ?? '3:1'),
  }
  if (flags.isSchedule && toSeason({ ...input, weeklySchedule })?.availableMinutes === 0)
    return { notice: warn('NO_HOURS', {}) }
  const after: SeasonInput = {
    ...input,
    today: calendar.today,
    raceDate,
    totalWeeks,
    ...(flags.isLevel && experienceLevel && { experienceLevel }),
    ...(flags.isRhythm && rhythm && withRhythm({ ...input, ...calendar, raceDate }, from, rhythm)),
    ...(flags.isGoal && goalPaces && { goalPaces }),
    ...(flags.isPaces && currentPaces && { currentPaces, pacesFrom: from }),
    ...(flags.isSchedule && weeklySchedule && changedHours(input, from, weeklySchedule)),
  }
  return { from, input, after, flags }
}

/** Whether anything becomes other. */
export const isAny = (flags: Flags): boolean => Object.values(flags).some(Boolean)

/** The season as it is to be stored once its change is accepted; as it was where nothing becomes other. */
export function changedInput(question: ChangeQuestion): SeasonInput {
  const { after, flags } = { flags: undefined, ...readChange(question) }
  return after && flags && isAny(flags) ? after : question.input
}

/** From the plan's first day on there is nothing that other hours held for. */
function changedHours(
  { today, scheduleChanges }: SeasonInput,
  from: IsoDay,
  weeklySchedule: NonNullable<PlanChange['weeklySchedule']>,
): Pick<SeasonInput, 'scheduleChanges'> & Partial<Pick<SeasonInput, 'weeklySchedule'>> {
  if (from <= today) return { weeklySchedule, scheduleChanges: undefined }
  const before = readScheduleChanges(scheduleChanges).filter((change) => change.from < from)
  return { scheduleChanges: [...before, { from, weeklySchedule }] }
}

/**
 * The weeks to another race: they count on from the plan's first day. Weeks end on race day, so that a first day with a session begins
 * the day before where it would be the seventh before the first week.
 */
function calendarTo(raceDate: IsoDay, input: SeasonInput, saved: ChangeQuestion['saved']) {
  const dates = soundWorkouts(saved)
    .filter(({ exercises }) => exercises.length > 0)
    .map(({ week, day }) => dateOf(input, week, day))
  // The seventh day before the first week is none of the plan.
  const isOutside = daysBetween(input.today, input.raceDate) % 7 === 0
  const start = isOutside ? addDays(input.today, 1) : input.today
  const [first = start] = [start, ...dates].sort()
  const isHeld = dates.includes(first)
  const today = isHeld && daysBetween(first, raceDate) % 7 === 0 ? addDays(first, -1) : first
  return { today, totalWeeks: weeksUntil(today, raceDate) }
}

const isDay = (text: unknown): text is IsoDay => typeof text === 'string' && parseIsoDay(text) !== undefined

/** The first field whose value cannot be used. */
function unreadableField(changed: PlanChange | null | undefined): keyof PlanChange | undefined {
  const { raceDate, weeklySchedule, experienceLevel, rhythm, currentPaces, goalPaces } = changed ?? {}
  const arePaces = (paces: Paces | null) =>
    typeof paces === 'object' && SPORTS.every((sport) => Number.isFinite(paces?.[sport]) && Number(paces?.[sport]) > 0)
  if (raceDate !== undefined && !isDay(raceDate)) return 'raceDate'
  if (weeklySchedule !== undefined && !Array.isArray(weeklySchedule)) return 'weeklySchedule'
  if (experienceLevel !== undefined && !EXPERIENCE_LEVELS.includes(experienceLevel)) return 'experienceLevel'
  if (rhythm !== undefined && !RHYTHMS.includes(rhythm)) return 'rhythm'
  if (currentPaces !== undefined && !arePaces(currentPaces)) return 'currentPaces'
  return goalPaces !== undefined && !arePaces(goalPaces) ? 'goalPaces' : undefined
}

const areSamePaces = (one: Paces, other: Paces | null | undefined): boolean =>
  SPORTS.every((sport) => one[sport] === other?.[sport])

/** Whether a schedule offers what holds on a day anyway, and no other one is to come after it. */
function isSameHours(input: SeasonInput, from: IsoDay, weeklySchedule: NonNullable<PlanChange['weeklySchedule']>) {
  const isLast = readScheduleChanges(input.scheduleChanges).every((change) => change.from <= from)
  const hoursOf = (schedule: SeasonInput['weeklySchedule'] | null | undefined) => {
    const season = toSeason({ ...input, weeklySchedule: schedule })
    return `${season?.availability} ${season?.endurance} ${season?.shortMarks}`
  }
  return isLast && hoursOf(weeklySchedule) === hoursOf(scheduleOn(input, from))
}

/**
 * The workouts as another calendar counts their weeks: weeks end on race day, so that another race date may name another week for the
 * same date. A workout whose week stays is the same object; the way back is the same with the calendars exchanged. What lies after the
 * race has a week beyond the last one.
 */
export const refileWorkouts = <W extends Workout>(saved: readonly W[], old: PlanCalendar, now: PlanCalendar): W[] =>
  refileDays(saved, old, now)

/** The same for whatever stands on a day. */
export const refileDays = <D extends Pick<Workout, 'week' | 'day'>>(
  saved: readonly D[],
  old: PlanCalendar,
  now: PlanCalendar,
): D[] =>
  saved.map((workout) => {
    const week = weekIn(now, dateOf(old, workout.week, workout.day))
    return week === workout.week ? workout : { ...workout, week }
  })

/** The week of a date, on either side of the plan too. */
const weekIn = ({ raceDate, totalWeeks }: PlanCalendar, date: string): number =>
  totalWeeks - Math.floor(daysBetween(date, raceDate) / 7)
