import { DAY_NAMES, daysOnward } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { RACE_TYPES, type RaceType, type ScheduleDay, type WeeklySchedule } from '../types.js'
import { DEFAULT_HOURS, SUGGESTED_HOURS } from './presets.js'

/** Tuesday and Saturday. */
const ENDURANCE_DAYS: readonly number[] = [2, 6]

/** Seven days, Sunday first; an unknown race type gets the olympic week. */
export function defaultSchedule(raceType: RaceType): WeeklySchedule {
  return toSchedule(DEFAULT_HOURS[known(raceType)])
}

/** What a new user's settings start with: Sunday free, 1 h on working days, 2 h on Tuesday and Saturday. */
export const USER_DEFAULT_SCHEDULE: WeeklySchedule = /* @__PURE__ */ toSchedule([0, 1, 2, 1, 1, 1, 2])

/** The race type itself, or olympic for a word that is none. */
const known = (raceType: RaceType): RaceType => (RACE_TYPES.includes(raceType) ? raceType : 'olympic')

function toSchedule(hours: readonly number[]): WeeklySchedule {
  return DAY_NAMES.map((dayName, day) => {
    const dayHours = hours[day] ?? 0
    return {
      day: daysOnward(0, day),
      dayName,
      available: dayHours > 0,
      hours: dayHours,
      isEndurance: dayHours > 0 && ENDURANCE_DAYS.includes(day),
    }
  })
}

/** Hours advised for a day; an unknown race type counts as olympic. */
export function suggestedHours(raceType: RaceType, isEndurance: boolean): number {
  const { regular, endurance } = SUGGESTED_HOURS[known(raceType)]
  return isEndurance ? endurance : regular
}

/** The suggested hours on available days, 0 on the others. */
export function applySuggestedHours(raceType: RaceType, schedule: WeeklySchedule): WeeklySchedule {
  return schedule.map((day) => ({ ...day, hours: day.available ? suggestedHours(raceType, day.isEndurance) : 0 }))
}

/** The day marked available or not; a day off has no hours and is no endurance day. */
export function setAvailable(day: ScheduleDay, available: boolean): ScheduleDay {
  return available ? { ...day, available } : { ...day, available, hours: 0, isEndurance: false }
}

/** True for a day that can hold a session: available, with hours above 0 that are a number. */
export const isTrainingDay = ({ available, hours }: ScheduleDay): boolean => available && clampAmount(hours) > 0

/** What a week offers, entry by entry; endurance and rest days as day names. */
export function scheduleTotals(schedule: WeeklySchedule): {
  trainingDays: number
  hours: number
  enduranceDays: readonly string[]
  restDays: readonly string[]
} {
  const training = schedule.filter(isTrainingDay)
  return {
    trainingDays: training.length,
    hours: training.reduce((sum, { hours }) => sum + clampAmount(hours), 0),
    enduranceDays: training.filter(({ isEndurance }) => isEndurance).map(({ dayName }) => dayName),
    restDays: schedule.filter((day) => !isTrainingDay(day)).map(({ dayName }) => dayName),
  }
}
