import { TIME_ZONE_COOKIE } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'

/** The date where the browser says it is (`cookie` is the header); undefined when it says nothing that is a time zone. */
export function ownToday(cookie: string | undefined, now: Date): IsoDay | undefined {
  const zone = ownTimeZone(cookie)
  return zone && todayIn(zone, now)
}

/** What the browser calls its time zone; undefined when it says nothing. */
export function ownTimeZone(cookie: string | undefined): string | undefined {
  const [, zone] = new RegExp(`(?:^|;\\s*)${TIME_ZONE_COOKIE}=([^;]*)`).exec(cookie ?? '') ?? []
  try {
    return zone ? decodeURIComponent(zone) : undefined
  } catch {
    return undefined
  }
}

/** The date in a time zone; undefined for what is none. */
export function todayIn(timeZone: string, now: Date): IsoDay | undefined {
  try {
    // Canadian English writes dates as ISO 8601 does.
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  } catch {
    return undefined
  }
}
