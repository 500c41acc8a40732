import { type RaceType, type ScheduleDay, setAvailable, suggestedHours, type WeeklySchedule } from '@tri/plan-engine'

/** What the athlete changes about a day, one thing at a time. */
export type DayChange = { available: boolean } | { hours: number } | { isEndurance: boolean }

/**
 * The week with one day changed. A day off loses its hours and its endurance mark; a day taken back in starts with the
 * suggested hours, because an available day without hours is no training day.
 */
export function changeDay(
  schedule: WeeklySchedule,
  { day, what, raceType }: { day: number; what: DayChange; raceType: RaceType },
): WeeklySchedule {
  return schedule.map((each) => (each.day === day ? changed(each, what, raceType) : each))
}

function changed(day: ScheduleDay, what: DayChange, raceType: RaceType): ScheduleDay {
  if (!('available' in what)) return { ...day, ...what }
  const next = setAvailable(day, what.available)
  return next.available && next.hours === 0 ? { ...next, hours: suggestedHours(raceType, next.isEndurance) } : next
}
