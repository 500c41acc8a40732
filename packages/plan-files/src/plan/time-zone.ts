import type { IsoDay } from '@tri/plan-engine'

const MINUTE = 60_000

/** Whether this is a time zone that clocks here know, e.g. `"Europe/Berlin"`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The instant at which clocks in a time zone show this date and `hh:mm`. A time that a clock change skips is the same
 * stretch after the change; one that comes twice is its first. Undefined for an unknown zone or a text that is no time.
 */
export function zonedInstant(day: IsoDay, time: string, timeZone: string): Date | undefined {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time) || !isTimeZone(timeZone)) return undefined
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  const dayBefore = asUtc - offsetAt(asUtc - 24 * 60 * MINUTE, timeZone)
  const dayAfter = asUtc - offsetAt(asUtc + 24 * 60 * MINUTE, timeZone)
  const shown = [dayBefore, dayAfter].filter((instant) => instant + offsetAt(instant, timeZone) === asUtc)
  return new Date(shown.length > 0 ? Math.min(...shown) : dayBefore)
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

let lastClock: { timeZone: string; format: Intl.DateTimeFormat } | undefined

/** Kept for the next one of its zone: making it takes as long as a hundred readings. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  if (lastClock?.timeZone === timeZone) return lastClock.format
  const digits = '2-digit'
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: digits, day: digits },
    ...{ hour: digits, minute: digits, second: digits },
  })
  lastClock = { timeZone, format }
  return format
}
