import { type Fitness, SPORTS, type Sport } from '@tri/plan-engine'
import { clock } from '../../../lib/measures/format.js'
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

/** Whether the fields say the same. */
export const isSameLately = (one: TypedLately, other: TypedLately): boolean =>
  (['week', ...SPORTS] as const).every((field) => one[field] === other[field])

export const LONGEST: Readonly<Record<Sport, string>> = {
  swim: 'Longest swim',
  bike: 'Longest ride',
  run: 'Longest run',
}

/** `"4:10 a week, longest swim 0:45, longest run 0:40"`. */
export function doneInWords({ minutesPerWeek, longest }: Fitness): string {
  const sessions = SPORTS.flatMap((sport) => {
    const minutes = longest?.[sport]
    return minutes ? [`${LONGEST[sport].toLowerCase()} ${clock(minutes)}`] : []
  })
  return [`${clock(minutesPerWeek)} a week`, ...sessions].join(', ')
}

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
