import type { IsoDay } from '@tri/plan-engine'

/** This moment, from the browser's clock: the only clock of the product. */
export const now = (): Date => new Date()

/** The athlete's own date. */
export function today(): IsoDay {
  const day = now()
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
