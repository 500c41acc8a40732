import { describe, expect, it } from 'vitest'
import { ownToday } from './own-today.js'

const NOON = new Date('2026-11-21T12:00:00Z')

describe('the date of a browser', () => {
  it.each([
    ['time-zone=Europe%2FBerlin', '2026-11-21'],
    ['sid=abc; time-zone=Pacific%2FKiritimati', '2026-11-22'],
    ['time-zone=UTC; sid=abc', '2026-11-21'],
    ['time-zone=America/Los_Angeles', '2026-11-21'],
  ])('that sends %s at noon of Greenwich is %s', (cookie, today) => {
    expect(ownToday(cookie, NOON)).toBe(today)
  })

  it.each([
    undefined,
    '',
    'sid=abc',
    'my-time-zone=UTC',
    'time-zone=',
    'time-zone=Mars%2FOlympus',
    'time-zone=%',
    'time-zone=<script>',
  ])('that sends %s is not known', (cookie) => {
    expect(ownToday(cookie, NOON)).toBeUndefined()
  })
})
