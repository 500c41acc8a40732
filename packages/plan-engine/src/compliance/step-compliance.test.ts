import { printFigures, rounds } from '@tri/test-setup/soak'
import { describe, expect, it } from 'vitest'
import { seeded } from '../testing/recordings/chance.js'
import { roundOf, tally, wholeLibrary } from '../testing/recordings/fault-round.js'
import { type Fault, type Recorder, recordSession } from '../testing/recordings/record-session.js'
import type { SessionStep, Sport } from '../types.js'
import { stepCompliance } from './step-compliance.js'
import type { Track } from './types.js'

const step = (
  kind: 'warmup' | 'work' | 'recover' | 'cooldown',
  zone: 'easy' | 'threshold' | 'recovery',
  seconds: number,
) => ({
  ...{ kind, zone, seconds },
  target: { easy: { from: 17.9, to: 19 }, threshold: { from: 20.8, to: 21.4 }, recovery: { from: 16.1, to: 17.4 } }[
    zone
  ],
  power: { easy: { from: 145, to: 170 }, threshold: { from: 220, to: 240 }, recovery: { from: 105, to: 130 } }[zone],
})
/** 15 minutes easy, 3 x 8 minutes at threshold with 4 easy, 10 easy, 5 to cool down. */
const intervals: SessionStep[] = [
  step('warmup', 'easy', 900),
  { repeat: 3, steps: [step('work', 'threshold', 480), step('recover', 'easy', 240)] },
  step('work', 'easy', 600),
  step('cooldown', 'recovery', 300),
]
const RIDE = { type: 'bike', steps: intervals } as const
const PLAIN: Recorder = { laps: 'none', noise: 0.03, drift: 0.01, pauses: 'none' }

const recorded = (
  fault?: Fault,
  recorder: Recorder = PLAIN,
  session: { type: Sport; steps: readonly SessionStep[] } = RIDE,
) => recordSession(session, { fault, recorder, chance: seeded(7) })
const verdicts = (track: Track, session: { type: Sport; steps: readonly SessionStep[] } = RIDE) =>
  stepCompliance(session, track)?.results.map(({ verdict }) => verdict)

const EIGHT = Array.from({ length: 8 }, () => 'as-planned')
const but = (at: number, verdict: string) => EIGHT.with(at, verdict)

describe('a session that was recorded', () => {
  it('as planned is so step by step; neighbours of one effort are one stretch', () => {
    const compliance = stepCompliance(RIDE, recorded())
    expect(compliance?.by).toBe('power')
    expect(compliance?.share).toBe(1)
    expect(compliance?.results.map(({ verdict, planned, steps }) => [verdict, planned.seconds, steps.from])).toEqual([
      ['as-planned', 900, 0],
      ['as-planned', 480, 1],
      ['as-planned', 240, 2],
      ['as-planned', 480, 3],
      ['as-planned', 240, 4],
      ['as-planned', 480, 5],
      // The last easy minutes of the set and those after it.
      ['as-planned', 840, 6],
      ['as-planned', 300, 8],
    ])
  })

  it.each(['each-km', 'hand', 'steps', 'none'] as const)('tells each fault, with laps: %s', (laps) => {
    const recorder = { ...PLAIN, laps }
    const all = (fault: Fault) => verdicts(recorded(fault, recorder))
    expect(all({ bout: 3, verdict: 'short' })).toEqual(but(3, 'short'))
    expect(all({ bout: 1, verdict: 'too-hard' })).toEqual(but(1, 'too-hard'))
    expect(all({ bout: 5, verdict: 'too-easy' })).toEqual(but(5, 'too-easy'))
    expect(all({ bout: 7, verdict: 'left-out' })).toEqual(but(7, 'left-out'))
  })

  it('names the last of equal steps where one was left out: which it was nobody can tell', () => {
    const left = verdicts(recorded({ bout: 1, verdict: 'left-out' }))
    expect(left?.filter((verdict) => verdict === 'left-out')).toHaveLength(1)
    expect(['left-out']).toContain(left?.[5])
  })

  it('counts the planned time that was done as planned', () => {
    const short = stepCompliance(RIDE, recorded({ bout: 0, verdict: 'left-out' }))
    expect(short?.share).toBeCloseTo(1 - 900 / 3960, 2)
  })

  it('is judged by time alone where what it aims for was not measured, or is an effort', () => {
    const { power: _power, ...track } = recorded()
    const judged = stepCompliance(RIDE, track)
    expect(judged?.by).toBe('time')
    expect(judged?.results.every(({ verdict, done }) => verdict === 'as-planned' && done?.mean === undefined)).toBe(
      true,
    )
  })

  it('is told by laps that were pressed even where efforts are alike', () => {
    const steps = [step('work', 'easy', 600), { ...step('work', 'easy', 600), power: { from: 172, to: 180 } }]
    const flat = (lap: number): Track => ({
      every: 5,
      power: Array.from({ length: 240 }, () => 172),
      laps: [{ start: lap, metres: null, cause: 'hand' }],
    })
    const ends = (lap: number) => stepCompliance({ type: 'bike', steps }, flat(lap))?.results[0]?.done?.to
    expect([ends(600), ends(555)]).toEqual([600, 555])
  })

  it('of a pool is counted in its lengths', () => {
    const swim: SessionStep[] = [
      { kind: 'warmup', zone: 'easy', seconds: 490, metres: 400, target: { from: 126, to: 118 } },
      {
        repeat: 4,
        steps: [
          { kind: 'work', zone: 'threshold', seconds: 113, metres: 100, target: { from: 115, to: 111 } },
          { kind: 'rest', zone: 'recovery', seconds: 15 },
        ],
      },
    ]
    const session = { type: 'swim', steps: swim } as const
    const track = recorded(undefined, { ...PLAIN, pool: 25 }, session)
    const whole = stepCompliance(session, track)
    expect(whole?.results.map(({ verdict, done }) => [verdict, done?.metres])).toEqual([
      ['as-planned', 400],
      ...Array.from({ length: 4 }, () => ['as-planned', 100]),
    ])
    const { swum = [], pool = 2500 } = track.lengths ?? {}
    const without = { ...track, lengths: { pool, swum: swum.slice(0, -2) } }
    expect(stepCompliance(session, without)?.results.at(-1)).toMatchObject({ verdict: 'short', done: { metres: 50 } })
  })

  it('is nothing without a measure, without steps, or where it is no sport', () => {
    expect(stepCompliance(RIDE, { every: 5, laps: [] })).toBeUndefined()
    expect(stepCompliance({ type: 'bike', steps: [] }, recorded())).toBeUndefined()
    expect(stepCompliance({ type: 'strength', steps: intervals }, recorded())).toBeUndefined()
  })
})

describe('faults put into recordings of the whole library', () => {
  it('are found, at least 95 of 100, and at most 2 of 100 steps as planned are called one', () => {
    const library = wholeLibrary()
    const every = rounds({ short: 14, soak: 1 })
    const chosen = library.filter((_, index) => index % every === 0)
    const { faults, found, judged, alarms } = tally(
      chosen.flatMap((session, index) => roundOf(session, index * every * 1000) ?? []),
    )
    const figures = `${found} of ${faults} faults found (${share(found, faults)} %), ${alarms} of ${judged} steps called one (${share(alarms, judged)} %)`
    printFigures(`Step compliance: ${figures}`)
    expect(faults).toBeGreaterThan(40)
    expect(found / faults, figures).toBeGreaterThanOrEqual(0.95)
    expect(alarms / judged, figures).toBeLessThanOrEqual(0.02)
  }, 600_000)
})

const share = (part: number, whole: number) => ((100 * part) / whole).toFixed(1)
