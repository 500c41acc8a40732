import { expect, it } from 'vitest'
import { calendarReach, REACH_WORDS } from './calendar-reach.js'

it.each([
  ['localhost', 'computer'],
  ['tri.localhost', 'computer'],
  ['127.0.0.1', 'computer'],
  ['[::1]', 'computer'],
  ['[::ffff:127.0.0.1]', 'computer'],
  ['192.168.1.20', 'network'],
  ['10.0.0.3', 'network'],
  ['172.20.1.1', 'network'],
  ['169.254.10.1', 'network'],
  ['100.64.0.9', 'network'],
  ['[fd12::5]', 'network'],
  ['[fe80::1]', 'network'],
  ['Nas.local', 'network'],
  ['nas', 'network'],
  ['tri.home.arpa', 'network'],
  ['172.32.0.1', 'internet'],
  ['8.8.8.8', 'internet'],
  ['[2001:4860:4860::8888]', 'internet'],
  ['tri.example.org', 'internet'],
  ['localhost.example.org', 'internet'],
] as const)('a calendar at %s can be read from the %s', (host, reach) => {
  expect(calendarReach(host)).toBe(reach)
})

it('is promised to Google and Outlook only where they can read it', () => {
  for (const reach of ['computer', 'network'] as const) {
    expect(REACH_WORDS[reach].address).not.toMatch(/Google|Outlook/)
    expect(REACH_WORDS[reach].warning).toMatch(/cannot reach it.*export.*PUBLIC_ORIGIN/)
  }
  expect(REACH_WORDS.internet.address).toContain('Google Calendar')
})
