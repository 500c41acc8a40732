import { mediumDate } from './format.js'

/** The day of a moment where the browser is: `12 Jun 2027`. */
export function localDate(instant: string): string {
  const moment = new Date(instant)
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return mediumDate(parts.map((part) => String(part).padStart(2, '0')).join('-'))
}
