import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { realPlan } from '../testing/real-plans.js'
import { exercise, LONG_RIDE, RACE_WEEK, workout } from '../testing/workouts.js'
import { rideZip } from './ride-zip.js'
import { rideErg, rideMrc } from './trainer-file.js'
import { rideZwo } from './zwift.js'

const created = new Date('2026-11-20T12:00:00Z')
const DAY = { week: 1, dayName: 'Saturday' } as const
const textsOf = (file: { content: Uint8Array } | undefined) =>
  Object.fromEntries(
    Object.entries(file ? unzipSync(file.content) : {}).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )

describe('rideZip', () => {
  it.each([
    [{ kind: 'zwo' }, rideZwo(DAY, LONG_RIDE, { raceType: 'olympic' })],
    [{ kind: 'mrc' }, rideMrc(DAY, LONG_RIDE, { raceType: 'olympic' })],
    [{ kind: 'erg', ftp: 250 }, rideErg(DAY, LONG_RIDE, { raceType: 'olympic', ftp: 250 })],
  ] as const)('holds the rides alone, as %o', (format, ride) => {
    const texts = textsOf(rideZip(RACE_WEEK, { format, created }))
    const threshold = `2027-03-13-1-bike-threshold-intervals.${format.kind}`
    expect(Object.keys(texts)).toEqual([threshold, `2027-03-14-2-bike-race-ride.${format.kind}`, 'READ ME.txt'])
    expect(texts[threshold]).toBe(ride?.content)
  })

  it('names no two rides of a season alike', () => {
    const sheet = realPlan('olympic', 'intermediate', 14)
    for (const kind of ['zwo', 'mrc'] as const) {
      const texts = Object.values(textsOf(rideZip(sheet, { format: { kind }, created })))
      const names = texts.flatMap((text) => /(?:<name>|FILE NAME = )(.*?)(?:<|\r)/.exec(text)?.[1] ?? [])
      expect(names).toHaveLength(texts.length - 1)
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => !/^W\d+ (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \S/.test(name))).toEqual([])
    }
  })

  it('tells in its text what the files do not carry, each thing once', () => {
    const file = rideZip(RACE_WEEK, { format: { kind: 'mrc' }, created })
    const text = textsOf(file)['READ ME.txt'] ?? ''
    expect(file?.notes).toHaveLength(3)
    for (const note of file?.notes ?? []) expect(text.split(note)).toHaveLength(2)
  })

  it('takes one week, or all of them', () => {
    const sheet = realPlan('olympic', 'intermediate', 14)
    const rides = (week?: number) =>
      sheet.workouts
        .filter((each) => week === undefined || each.week === week)
        .flatMap(({ exercises }) => exercises)
        .filter(({ type }) => type === 'bike')
    const zwo = { format: { kind: 'zwo' }, created } as const
    expect(Object.keys(textsOf(rideZip(sheet, { ...zwo, week: 5 })))).toHaveLength(rides(5).length + 1)
    expect(Object.keys(textsOf(rideZip(sheet, zwo)))).toHaveLength(rides().length + 1)
  })

  it('has nothing to say without a ride or without an FTP that a person can have', () => {
    const runs = { ...RACE_WEEK, workouts: [workout(1, [exercise()])] }
    expect(rideZip(runs, { format: { kind: 'zwo' }, created })).toBeUndefined()
    for (const ftp of [0, 49, 601, Number.NaN])
      expect(rideZip(RACE_WEEK, { format: { kind: 'erg', ftp }, created })).toBeUndefined()
  })
})
