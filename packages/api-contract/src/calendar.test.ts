import { describe, expect, it } from 'vitest'
import { trainingTimes } from './calendar.js'
import { refusals } from './testing/samples.js'

const NONE = [null, null, null, null, null, null, null]
const at = (time: unknown, timeZone: unknown = 'Europe/Berlin') => ({ timeZone, startTimes: [time, ...NONE.slice(1)] })

describe('start times', () => {
  it.each(['00:00', '06:30', '23:59', null])('may be %j', (time) => {
    expect(refusals(trainingTimes, at(time))).toEqual([])
  })

  it.each(['24:00', '6:30', '06:60', '06:30:00', '', 'noon', 630, '٠٦:٣٠'])('are never %j', (time) => {
    expect(refusals(trainingTimes, at(time)).length).toBeGreaterThan(0)
  })

  it.each(['UTC', 'America/New_York', 'Asia/Kolkata'])('stand on the clocks of %s', (zone) => {
    expect(refusals(trainingTimes, at('06:30', zone))).toEqual([])
  })

  it.each(['Mars/Olympus', '', '../../etc/localtime', 'x'.repeat(61), null, 7])('stand on no clocks of %j', (zone) => {
    expect(refusals(trainingTimes, at('06:30', zone)).join()).toContain('timeZone')
  })

  it('are seven, and nothing is told besides', () => {
    expect(refusals(trainingTimes, { timeZone: 'UTC', startTimes: NONE.slice(1) })).toHaveLength(1)
    expect(refusals(trainingTimes, { ...at(null), revision: 9 })).toHaveLength(1)
  })
})
