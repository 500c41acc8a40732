import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'
import { describe, expect, it } from 'vitest'
import { fitActivity } from '../../testing/activity-files.js'
import { readFitActivities } from './fit-activity.js'

const RUN = { sport: 1, start: '2027-03-08T06:00:00Z', seconds: 600 }
const TRANSITION = { ...RUN, sport: 3 }

const totalsOf = (bytes: Uint8Array) => readFitActivities(bytes).totals

const number = (field: number, value: number): FitEncoderField => ({
  number: field,
  size: 4,
  baseType: FitBaseType.Uint32,
  value,
})

/** A file without a summary: points of a track with their second, metres and heart rate. */
function track(points: readonly { at: number; metres?: number; heart?: number }[]): Uint8Array {
  const encoder = new FitEncoder({ protocolVersion: 0x10, profileVersion: 2100 })
  for (const { at, metres = 0xffffffff / 100, heart = 0xffffffff } of points)
    encoder.writeMessage(20, [number(253, at), number(5, Math.round(metres * 100)), number(3, heart)])
  return encoder.close()
}

describe('the sessions of a file', () => {
  it('are a hundred at most', () => {
    expect(totalsOf(fitActivity({ sessions: Array(100).fill(RUN) }))).toHaveLength(100)
    expect(() => totalsOf(fitActivity({ sessions: Array(101).fill(RUN) }))).toThrow('more than 100 activities')
  })

  it('are told without the transitions, which a note names', () => {
    expect(readFitActivities(fitActivity({ sessions: [RUN, TRANSITION] }))).toMatchObject({
      totals: [{ sport: 'run' }],
      notes: ['Transitions are left out.'],
    })
    expect(readFitActivities(fitActivity({ sessions: [RUN] })).notes).toEqual([])
  })

  it.each([
    [15, 54_000_000],
    [-15, -54_000_000],
    [5.75, 20_700_000],
    [1 + 7 / 60, 3_600_000],
    [1 + 8 / 60, 4_500_000],
    [15.25, undefined],
    [-15.25, undefined],
  ])('stand %d hours ahead of UTC: %s ms', (hoursAhead, clockOffset) => {
    expect(totalsOf(fitActivity({ sessions: [RUN], hoursAhead }))[0]?.clockOffset).toBe(clockOffset)
  })
})

describe('a file without a summary', () => {
  it('is added up from its track', () => {
    const bytes = track([
      { at: 1_000_000_000, metres: 0, heart: 100 },
      { at: 1_000_000_010, metres: 30, heart: 140 },
      { at: 1_000_000_030 },
    ])
    expect(totalsOf(bytes)).toMatchObject([{ seconds: 30, metres: 30, averageHeartRate: 120, maxHeartRate: 140 }])
    expect(totalsOf(bytes)[0]?.start).toBe(Date.UTC(1989, 11, 31) + 1e12)
  })

  it('has no heart rate where none was measured, and no activity in one moment', () => {
    expect(totalsOf(track([{ at: 1000 }, { at: 1060 }]))).toEqual([
      {
        sport: 'other',
        start: expect.any(Number),
        seconds: 60,
        metres: undefined,
        source: 'fit',
        clockOffset: undefined,
        track: expect.objectContaining({ hearts: [Number.NaN, Number.NaN] }),
      },
    ])
    expect(totalsOf(track([{ at: 1000 }]))).toEqual([])
  })
})
