import { describe, expect, it } from 'vitest'
import { sameEveryDay, startTimes, timesOf, zonesWith } from './start-times.js'

const NONE = [null, null, null, null, null, null, null]
const settings = {
  feedMadeAt: null,
  timeZone: null,
  startTimes: NONE,
  revision: 0,
  timesChangedAt: null,
  eventHost: 'x',
}

describe('start times', () => {
  it('begin with none, on the clock of the browser', () => {
    expect(startTimes(settings, 'Europe/Berlin')).toEqual({ timeZone: 'Europe/Berlin', times: Array(7).fill('') })
  })

  it('begin with what was saved, and are saved as they began', () => {
    const saved = { timeZone: 'America/New_York', startTimes: ['07:30', ...NONE.slice(1)] }
    const draft = startTimes({ ...settings, ...saved }, 'Europe/Berlin')
    expect(draft.times[0]).toBe('07:30')
    expect(timesOf(draft)).toEqual(saved)
  })

  it('may be the same every day', () => {
    const draft = { timeZone: 'UTC', times: ['', '', '06:15', '', '', '18:00', ''] }
    expect(sameEveryDay(draft).times).toEqual(Array(7).fill('06:15'))
    expect(sameEveryDay({ ...draft, times: Array(7).fill('') }).times).toEqual(Array(7).fill(''))
  })

  it('offer the chosen zone also where the browser does not list it', () => {
    expect(zonesWith('UTC', ['Europe/Berlin'])).toEqual(['UTC', 'Europe/Berlin'])
    expect(zonesWith('Europe/Berlin', ['Europe/Berlin'])).toEqual(['Europe/Berlin'])
  })
})
