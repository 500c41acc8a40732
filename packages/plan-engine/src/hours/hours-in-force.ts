import { daysBetween, daysOnward, parseIsoDay, weekdayOf } from '../calendar.js'
import { type LooseInput, toSeason, valueAt, WEEKDAYS } from '../season/season.js'
import type { IsoDay, WeeklySchedule } from '../types.js'

/** The days and hours that an athlete has from a day on. */
export type ScheduleChange = { from: IsoDay; weeklySchedule: WeeklySchedule }

type Changed = { scheduleChanges?: readonly ScheduleChange[] | null | undefined }
type Hours = WeeklySchedule | null | undefined

/** An input whose days and hours may have changed on the way. */
export type ChangingInput = LooseInput & Changed

/** The changes whose days exist, in their order; of two from the same day the one whose text is later counts, whatever was told first. */
export function readScheduleChanges(given: Changed['scheduleChanges']): ScheduleChange[] {
  const known = Array.isArray(given) ? given.filter((change) => parseIsoDay(`${change?.from}`)) : []
  const textOf = ({ from, weeklySchedule }: ScheduleChange) => from + JSON.stringify(weeklySchedule)
  return known.sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1))
}

/** The days and hours that hold on a day, or without one in the end: those of the last change, before the first one the plan's own. */
export function scheduleOn(input: ChangingInput, date?: IsoDay): Hours {
  const changes = readScheduleChanges(input?.scheduleChanges)
  return (changes.findLast(({ from }) => !date || from <= date) ?? input)?.weeklySchedule
}

/** A week of days and hours as they hold on each of its days. */
export function scheduleOfWeek(input: ChangingInput, firstDay: IsoDay): WeeklySchedule {
  const first = weekdayOf(firstDay)
  const changes = readScheduleChanges(input?.scheduleChanges)
  return WEEKDAYS.flatMap((day) => {
    const ahead = daysOnward(first, day)
    const change = changes.findLast(({ from }) => daysBetween(firstDay, from) <= ahead)
    const schedule = (change ?? input)?.weeklySchedule
    return (Array.isArray(schedule) ? schedule : []).filter((entry) => entry?.day === day)
  })
}

/** Minutes that each day offers, by how many days it lies before the race. */
export function hoursInForce(input: ChangingInput): (daysToRace: number) => number {
  const raceDate = `${input?.raceDate}`
  const offers = (weeklySchedule: Hours) => toSeason({ ...input, weeklySchedule })?.availability ?? []
  const own = offers(input?.weeklySchedule)
  const changes = readScheduleChanges(input?.scheduleChanges).map((change) => ({
    first: daysBetween(change.from, raceDate),
    minutes: offers(change.weeklySchedule),
  }))
  const raceDay = weekdayOf(raceDate)
  return (daysToRace) =>
    valueAt(changes.findLast(({ first }) => first >= daysToRace)?.minutes ?? own, daysOnward(daysToRace, raceDay))
}
