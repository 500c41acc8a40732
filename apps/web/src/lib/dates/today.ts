import type { IsoDay } from '@tri/plan-engine'

/** This moment, from the browser's clock: the only clock of the product. */
export const now = (): Date => new Date()

/** This moment in milliseconds since 1970. */
export const timestamp = (): number => now().getTime()

/** The athlete's own date. */
export function today(): IsoDay {
  const day = now()
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
