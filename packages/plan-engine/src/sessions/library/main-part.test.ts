import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repace } from '../../edit/repace.js'
import { parsePace } from '../../formulas/pace.js'
import { weekZones } from '../../formulas/zones.js'
import { generatePlan } from '../../generate-plan.js'
import { randomInput } from '../../testing/random-input.js'
import { type Intensity, isSport, type SessionStep, type Step, type Zone } from '../../types.js'
import { mainPart } from './main-part.js'

const step = (minutes: number, zone: Zone, kind: Step['kind'] = 'work', metres?: number): Step => ({
  ...{ kind, zone, seconds: minutes * 60 },
  ...(metres !== undefined && { metres }),
})
const rest = step(0.25, 'recovery', 'rest')
const jog = step(1, 'recovery', 'recover')
const around = (...main: SessionStep[]): SessionStep[] => [
  step(10, 'easy', 'warmup'),
  ...main,
  step(5, 'recovery', 'cooldown'),
]
const six = { repeat: 6, steps: [step(3, 'threshold'), jog] }

describe('the main part of a session', () => {
  it.each<[string, { steps: SessionStep[]; intensity: Intensity; code?: string }, [Zone, number, ...unknown[]]]>([
    [
      'an easy run with strides: easy, as most of it',
      { steps: around(step(18, 'easy'), { repeat: 5, steps: [step(1 / 3, 'interval'), jog] }), intensity: 'easy' },
      ['easy', 18],
    ],
    [
      'the same when it is so short that most of it is slower than easy',
      { steps: around({ repeat: 15, steps: [step(1 / 3, 'interval'), jog] }), intensity: 'easy' },
      ['easy', 10],
    ],
    [
      'a long ride with ten minutes at race effort: easy',
      { steps: around(step(85, 'easy'), { repeat: 2, steps: [step(5, 'race')] }), intensity: 'moderate' },
      ['easy', 85],
    ],
    [
      'a long ride most of which is at race effort: that',
      { steps: around({ repeat: 3, steps: [step(20, 'race'), step(5, 'easy', 'recover')] }), intensity: 'moderate' },
      ['race', 20],
    ],
    [
      'a recovery swim',
      { steps: [step(20, 'recovery'), step(3, 'easy', 'recover')], intensity: 'easy' },
      ['recovery', 20],
    ],
    ['intervals: their work', { steps: around(six), intensity: 'hard' }, ['threshold', 3, { rounds: 6, seconds: 180 }]],
    [
      'over-unders: a round of them, without a break in it',
      { steps: around({ repeat: 2, steps: [step(2, 'threshold'), step(1, 'threshold'), jog] }), intensity: 'hard' },
      ['threshold', 2, { rounds: 2, seconds: 180 }],
    ],
    [
      'a ladder: all of it at once',
      { steps: around(step(2, 'tempo'), jog, step(4, 'tempo')), intensity: 'tempo' },
      ['tempo', 4, { rounds: 1, seconds: 360 }],
    ],
    [
      'swims by their metres, whatever the rests',
      { steps: around({ repeat: 8, steps: [step(2, 'threshold', 'work', 100), rest] }), intensity: 'hard' },
      ['threshold', 2, { rounds: 8, seconds: 120, metres: 100 }],
    ],
    [
      'a few quicker touches before a test: the test',
      { steps: around({ repeat: 2, steps: [step(0.5, 'tempo'), jog] }, step(20, 'threshold')), intensity: 'hard' },
      ['threshold', 20, { rounds: 1, seconds: 1200 }],
    ],
    [
      'a run off the bike at race pace, however short that is',
      { steps: around(step(4, 'race'), step(20, 'easy')), intensity: 'moderate', code: 'X-BRICK' },
      ['race', 4, { rounds: 1, seconds: 240 }],
    ],
    ['one that is nothing else', { steps: [step(40, 'race')], intensity: 'hard' }, ['race', 40]],
    ['a hard session without a hard step', { steps: around(step(20, 'easy')), intensity: 'hard' }, ['easy', 20]],
  ])('is, of %s', (_, session, [zone, minutes, work]) => {
    const part = mainPart(session)
    expect([part?.zone, part?.step.seconds]).toEqual([zone, minutes * 60])
    expect(part?.work).toEqual(work && { metres: undefined, ...(work as object) })
  })

  it('is none where nothing is done', () => {
    expect(mainPart({ steps: [], intensity: 'hard' })).toBeUndefined()
    expect(mainPart({ steps: [rest], intensity: 'easy' })).toBeUndefined()
  })

  it('is what each session of a plan is told at, as it is planned and at other paces', () => {
    const paces = { swim: 95, bike: 22, run: 450 }
    fc.assert(
      fc.property(randomInput, (input) => {
        const zones = weekZones(input.raceType, paces)
        for (const { workoutType, exercises } of generatePlan(input).workouts)
          for (const exercise of workoutType === 'race' ? [] : exercises) {
            const { type } = exercise
            if (!isSport(type)) throw new Error(`${exercise.code} is of a sport`)
            for (const told of [exercise, repace(exercise, zones[type])]) {
              const { from = 0, to = 0 } = mainPart(told)?.step.target ?? {}
              expect(figureOf(told.pace), told.code).toBeGreaterThanOrEqual(Math.min(from, to) - 1)
              expect(figureOf(told.pace), told.code).toBeLessThanOrEqual(Math.max(from, to) + 1)
            }
          }
      }),
      { numRuns: 60 },
    )
  })
})

/** `7:54/mi` in seconds, `19.0 mph` as it is. */
const figureOf = (pace: string): number =>
  pace.endsWith('mph') ? Number.parseFloat(pace) : (parsePace(pace.split('/')[0] ?? '') ?? Number.NaN)
