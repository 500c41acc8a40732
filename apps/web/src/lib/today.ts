import type { IsoDay } from '@tri/plan-engine'

/** The athlete's own date, from the browser's clock: the only clock of the product. */
export function today(): IsoDay {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
