import type { CalendarSettings, TrainingTimes } from '@tri/api-contract'

/** What the form holds: `hh:mm`, empty for a day without a time; Sunday first. */
export type TimesDraft = { timeZone: string; times: readonly string[] }

/** Starts with what was saved, else with no times in the browser's own time zone. */
export const startTimes = (
  settings: Pick<CalendarSettings, 'timeZone' | 'startTimes'>,
  browserZone: string,
): TimesDraft => ({
  timeZone: settings.timeZone ?? browserZone,
  times: settings.startTimes.map((time) => time ?? ''),
})

/** As it is saved. */
export const timesOf = ({ timeZone, times }: TimesDraft): TrainingTimes => ({
  timeZone,
  startTimes: times.map((time) => time || null),
})

/** Every weekday at the time of the first that has one. */
export function sameEveryDay({ timeZone, times }: TimesDraft): TimesDraft {
  const first = times.find(Boolean) ?? ''
  return { timeZone, times: times.map(() => first) }
}

/** The zones to choose from, the chosen one always among them. */
export function zonesWith(chosen: string, known: readonly string[]): readonly string[] {
  return known.includes(chosen) ? known : [chosen, ...known]
}
