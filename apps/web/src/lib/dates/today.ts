import type { IsoDay } from '@tri/plan-engine'

/** Noon of the day for which a page is being drawn without a browser. */
let drawnFor: Date | undefined

/** This moment, from the browser's clock: the only clock of the product. */
export const now = (): Date => drawnFor ?? new Date()

/** The athlete's own date. */
export function today(): IsoDay {
  const day = now()
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Draws a page as a browser whose date this is would. */
export function drawAsOf(day: IsoDay, draw: () => string): string {
  drawnFor = new Date(`${day}T12:00:00`)
  try {
    return draw()
  } finally {
    drawnFor = undefined
  }
}
