import type { IsoDay } from '@tri/plan-engine'

const dates = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day: IsoDay) => format.format(new Date(`${day}T00:00:00Z`))
}

/** `"24 Nov"`. */
export const shortDate = dates({ day: 'numeric', month: 'short' })

/** `"Tue"`. */
export const shortWeekday = dates({ weekday: 'short' })

/** `"Sunday, 13 June 2027"`. */
export const longDate = (day: IsoDay): string => `${weekday(day)}, ${fullDate(day)}`

const weekday = dates({ weekday: 'long' })
const fullDate = dates({ day: 'numeric', month: 'long', year: 'numeric' })
