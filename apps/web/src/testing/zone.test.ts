import { expect, it } from 'vitest'

/** Minutes behind UTC on a day without summer time. */
const OFFSETS: Readonly<Record<string, number>> = { UTC: 0, 'America/Los_Angeles': 480 }

it('these tests run in the zone that their project names', () => {
  const zone = String(import.meta.env.TZ)
  expect(Object.keys(OFFSETS)).toContain(zone)
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  expect(new Date(2027, 0, 15).getTimezoneOffset()).toBe(OFFSETS[zone])
})
