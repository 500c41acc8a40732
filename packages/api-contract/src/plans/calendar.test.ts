import { describe, expect, it } from 'vitest'
import { refusals } from '../testing/samples.js'
import { calendarChoices, trainingTimes } from './calendar.js'

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

describe('what a calendar shows', () => {
  it.each([['swim'], ['bike', 'run'], ['swim', 'bike', 'run']])('may be %j', (...sports) => {
    expect(refusals(calendarChoices, { sports, reminder: 'hour' })).toEqual([])
  })

  it.each([[[]], [['row']], [['run', 'run', 'run', 'run']], [null]])('is never %j', (sports) => {
    expect(refusals(calendarChoices, { sports, reminder: 'hour' })).toHaveLength(1)
  })

  it.each(['none', 'half-hour', 'hour', 'evening-before'])('reminds by %s', (reminder) => {
    expect(refusals(calendarChoices, { sports: ['run'], reminder })).toEqual([])
  })

  it('reminds at no other time', () => {
    expect(refusals(calendarChoices, { sports: ['run'], reminder: 30 })).toEqual([
      'reminder: Please choose when to be reminded',
    ])
  })
})
