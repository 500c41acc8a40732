import { describe, expect, it } from 'vitest'
import { EVERY_SEASON, realPlan, SEASON_WEEKS } from '../testing/real-plans.js'
import { LONG_RIDE, THRESHOLD_SWIM } from '../testing/workouts.js'
import { rideErg, rideMrc } from './trainer-file.js'

const DAY = { week: 3, dayName: 'Saturday' } as const
const linesOf = (file: { content: string } | undefined) => file?.content.split('\r\n') ?? []

/** Minutes and values between the marks. */
const dataOf = (file: { content: string } | undefined) => {
  const lines = linesOf(file)
  const data = lines.slice(lines.indexOf('[COURSE DATA]') + 1, lines.indexOf('[END COURSE DATA]'))
  return data.map((line) => line.split('\t').map(Number))
}

describe('rideMrc', () => {
  const file = rideMrc(DAY, LONG_RIDE, { raceType: 'olympic' })

  it('has the head that trainer apps look for', () => {
    expect(linesOf(file).slice(0, 8)).toEqual([
      '[COURSE HEADER]',
      'VERSION = 2',
      'UNITS = ENGLISH',
      expect.stringMatching(/^DESCRIPTION = W3 Sat Threshold Intervals\. Power by zone, in % of FTP: recovery 50 %/),
      'FILE NAME = W3 Sat Threshold Intervals.mrc',
      'MINUTES PERCENT',
      '[END COURSE HEADER]',
      '[COURSE DATA]',
    ])
  })

  it('gives the power at both ends of each block', () => {
    expect(dataOf(file).slice(0, 6)).toEqual([
      [0, 50],
      [15, 65],
      [15, 95],
      [23, 95],
      [23, 50],
      [26, 50],
    ])
    expect(dataOf(file).at(-1)).toEqual([60, 50])
  })

  it('says what to do, at the second it begins', () => {
    const lines = linesOf(file)
    const texts = lines.slice(lines.indexOf('[COURSE TEXT]') + 1, lines.indexOf('[END COURSE TEXT]'))
    expect(texts.slice(0, 3)).toEqual(['0\tWarm-up\t10', '900\tAt threshold\t10', '1380\tEasy spinning\t10'])
    expect(texts).toHaveLength(9)
    expect(file?.notes.join(' ')).not.toContain('names of the steps')
  })

  it('keeps a name from beginning a section', () => {
    const lines = linesOf(
      rideMrc(DAY, { ...LONG_RIDE, name: 'a\r\n[END COURSE HEADER]\r\nb' }, { raceType: 'olympic' }),
    )
    expect(lines.filter((line) => line === '[END COURSE HEADER]')).toHaveLength(1)
    expect(lines[4]).toBe('FILE NAME = W3 Sat a END COURSE HEADER b.mrc')
  })

  it('is for rides only', () => {
    expect(rideMrc(DAY, THRESHOLD_SWIM, { raceType: 'olympic' })).toBeUndefined()
  })
})

describe('rideErg', () => {
  it("gives watts of the athlete's FTP", () => {
    const file = rideErg(DAY, LONG_RIDE, { raceType: 'olympic', ftp: 250 })
    expect(dataOf(file).slice(0, 4)).toEqual([
      [0, 125],
      [15, 163],
      [15, 238],
      [23, 238],
    ])
    expect(linesOf(file)).toContain('FTP = 250')
    expect(linesOf(file)).toContain('MINUTES WATTS')
    expect(linesOf(file)).toContain('FILE NAME = W3 Sat Threshold Intervals.erg')
  })

  it.each([0, 49, 601, Number.NaN, Number.POSITIVE_INFINITY])('needs an FTP that a person can have, not %d', (ftp) => {
    expect(rideErg(DAY, LONG_RIDE, { raceType: 'olympic', ftp })).toBeUndefined()
  })

  it.each([50, 600])('takes an FTP of %d W', (ftp) => {
    expect(linesOf(rideErg(DAY, LONG_RIDE, { raceType: 'olympic', ftp }))).toContain(`FTP = ${ftp}`)
  })

  it('is for rides only', () => {
    expect(rideErg(DAY, THRESHOLD_SWIM, { raceType: 'olympic', ftp: 250 })).toBeUndefined()
  })
})

describe.each(EVERY_SEASON)('every ride of %s', (_, raceType, level) => {
  it('ends at its minute, without gaps or steps back', () => {
    const rides = realPlan(raceType, level, SEASON_WEEKS).workouts.flatMap(({ exercises }) => exercises)
    for (const ride of rides.filter(({ type }) => type === 'bike')) {
      const times = dataOf(rideMrc(DAY, ride, { raceType })).map(([minute = -1]) => minute)
      expect(times[0]).toBe(0)
      expect(times.at(-1)).toBe(ride.duration)
      expect(times.every((minute, index) => index === 0 || minute >= (times[index - 1] ?? 0))).toBe(true)
    }
  })
})
