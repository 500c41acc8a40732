import { TIME_ZONE_COOKIE } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'

/** The date where the browser says it is (`cookie` is the header); undefined when it says nothing that is a time zone. */
export function ownToday(cookie: string | undefined, now: Date): IsoDay | undefined {
  const [, zone] = new RegExp(`(?:^|;\\s*)${TIME_ZONE_COOKIE}=([^;]*)`).exec(cookie ?? '') ?? []
  if (!zone) return undefined
  try {
    // Canadian English writes dates as ISO 8601 does.
    return new Intl.DateTimeFormat('en-CA', { timeZone: decodeURIComponent(zone), dateStyle: 'short' }).format(now)
  } catch {
    return undefined
  }
}
