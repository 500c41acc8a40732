import { type Fitness, SPORTS } from '@tri/plan-engine'
import type { TypedLately } from './draft-plan.js'

/**
 * What was typed, as a plan takes it; undefined where nothing was. What is no figure is no number, for the contract to refuse.
 */
export function fitnessTyped(lately: TypedLately | undefined): Fitness | undefined {
  const longest = SPORTS.flatMap((sport) => (lately?.[sport].trim() ? [[sport, minutesTyped(lately[sport])]] : []))
  if (!lately || (longest.length === 0 && !lately.week.trim())) return undefined
  return {
    minutesPerWeek: hoursTyped(lately.week),
    ...(longest.length > 0 && { longest: Object.fromEntries(longest) }),
    ...(lately.onlyLowers && { onlyLowers: true }),
  }
}

/** What stands in the fields for what was done; nothing for a sport that was not. */
export const latelyOf = ({ minutesPerWeek, longest, onlyLowers }: Fitness): TypedLately => ({
  ...(onlyLowers && { onlyLowers }),
  week: hoursText(minutesPerWeek),
  swim: minutesText(longest?.swim),
  bike: minutesText(longest?.bike),
  run: minutesText(longest?.run),
})

const minutesText = (minutes: number | undefined) => (minutes ? String(minutes) : '')

/** `"4:10"`: to the minute, as the athlete would read it. */
const hoursText = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** `4.5`, `4,5` and `4:30` are 270 minutes. */
function hoursTyped(text: string): number {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? []
  if (hours && minutes) return Number(hours) * 60 + Number(minutes)
  const decimal = text.trim().replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(decimal) ? Math.round(Number(decimal) * 60) : Number.NaN
}

const minutesTyped = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)
