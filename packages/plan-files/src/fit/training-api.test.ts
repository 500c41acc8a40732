import { formatPace } from '@tri/plan-engine'
import type { TextStep } from '@tri/plan-engine/texts'
import { describe, expect, it } from 'vitest'
import { writtenOut } from '../plan/session-text.js'
import { EVERY_SEASON, realPlan, SEASON_WEEKS } from '../testing/real-plans.js'
import { exercise, LONG_RIDE, RACE_LEGS, THRESHOLD_SWIM, workout } from '../testing/workouts.js'
import { sessionsTogether, trainingApiWorkout } from './training-api.js'
import type { TrainingApiStep } from './training-api-steps.js'

const METRES = { length: 25, unit: 'm' } as const
const YARDS = { length: 25, unit: 'yd' } as const

const made = (one = exercise(), pool: typeof METRES | typeof YARDS = METRES) =>
  trainingApiWorkout(workout(2, [one], { id: 5 }), [one], pool)
const stepsOf = ({ segments }: ReturnType<typeof made>) => segments.flatMap(({ steps }) => steps)
const durationOf = (step: TrainingApiStep) => step.type === 'WorkoutStep' && step.durationType
const flat = (steps: readonly TrainingApiStep[]): TrainingApiStep[] =>
  steps.flatMap((step) => (step.type === 'WorkoutStep' ? [step] : [step, ...step.steps]))

describe('a run for the Training API', () => {
  it('has paces in metres a second with the slower end first', () => {
    const run = made()
    expect(run).toMatchObject({ workoutName: 'W1 Tue Easy Run', sport: 'RUNNING', workoutProvider: 'TriPlan' })
    expect(stepsOf(run)).toEqual([
      expect.objectContaining({
        type: 'WorkoutStep',
        stepOrder: 1,
        intensity: 'ACTIVE',
        durationType: 'TIME',
        durationValue: 1800,
        targetType: 'PACE',
        targetValueLow: 2.682,
        targetValueHigh: 2.874,
      }),
    ])
  })

  it('has an open target where the plan has none', () => {
    const steps: TextStep[] = [{ kind: 'work', seconds: 60, zone: 'easy', label: 'Easy' }]
    expect(stepsOf(made(exercise({ steps })))[0]).toMatchObject({ targetType: 'OPEN', durationValue: 60 })
  })
})

describe('a ride for the Training API', () => {
  const steps = stepsOf(made(LONG_RIDE))

  it('counts blocks and the steps in them with one running number', () => {
    expect(steps.map(({ stepOrder }) => stepOrder)).toEqual([1, 2, 5, 6])
    expect(flat(steps).map(({ stepOrder }) => stepOrder)).toEqual([1, 2, 3, 4, 5, 6])
    expect(steps[1]).toMatchObject({
      type: 'WorkoutRepeatStep',
      repeatType: 'REPEAT_UNTIL_STEPS_CMPLT',
      repeatValue: 3,
    })
  })

  it('has speeds, and recoveries within the block', () => {
    expect(flat(steps)[2]).toMatchObject({
      intensity: 'INTERVAL',
      durationValue: 480,
      targetType: 'SPEED',
      targetValueLow: 8.36,
      targetValueHigh: 8.628,
    })
    expect(flat(steps)[3]).toMatchObject({ intensity: 'RECOVERY', durationType: 'TIME', durationValue: 180 })
  })
})

describe('steps for the Training API', () => {
  const work: TextStep = { kind: 'work', seconds: 60, zone: 'threshold', label: 'Fast' }
  const warmUp: TextStep = { ...work, kind: 'warmup', zone: 'easy', label: 'Warm-up' }
  const intensitiesOf = (steps: Parameters<typeof exercise>[0]) =>
    flat(stepsOf(made(exercise(steps)))).map((step) => (step.type === 'WorkoutStep' ? step.intensity : step.type))

  it('are active in a steady session, intervals where they are repeated or several', () => {
    expect(intensitiesOf({ steps: [warmUp, work] })).toEqual(['WARMUP', 'ACTIVE'])
    expect(intensitiesOf({ steps: [warmUp, work, work] })).toEqual(['WARMUP', 'INTERVAL', 'INTERVAL'])
    const repeated = intensitiesOf({ steps: [warmUp, { repeat: 2, steps: [work] }] })
    expect(repeated).toEqual(['WARMUP', 'WorkoutRepeatStep', 'INTERVAL'])
  })

  it('may be a hundred, with those of repeats', () => {
    const repeated = { repeat: 99, steps: [work, work] }
    expect(flat(stepsOf(made(exercise({ steps: [...Array<TextStep>(97).fill(work), repeated] }))))).toHaveLength(100)
    expect(flat(stepsOf(made(exercise({ steps: [...Array<TextStep>(98).fill(work), repeated] }))))).toHaveLength(1)
    expect(flat(stepsOf(made(exercise({ steps: [{ ...repeated, repeat: 100 }] }))))).toHaveLength(1)
    expect(flat(stepsOf(made(exercise({ steps: [{ repeat: 2, steps: [] }, work] }))))).toHaveLength(1)
  })

  it('without a time last until the lap button', () => {
    expect(stepsOf(made(exercise({ steps: [{ ...work, seconds: 0 }] })))[0]).toMatchObject({ durationType: 'OPEN' })
    expect(stepsOf(made(exercise({ steps: [{ ...work, seconds: 1 }] })))[0]).toMatchObject({ durationValue: 1 })
  })

  it('are written out where a block comes once', () => {
    expect(intensitiesOf({ steps: [{ repeat: 1, steps: [warmUp, work] }] })).toHaveLength(2)
  })
})

describe('a swim for the Training API', () => {
  it('has distances, the pace as second target, and fixed rests', () => {
    const swim = made(THRESHOLD_SWIM)
    expect(swim).toMatchObject({ sport: 'LAP_SWIMMING', poolLength: 25, poolLengthUnit: 'METER' })
    const [, block, work, rest] = flat(stepsOf(swim))
    expect(block).toMatchObject({ type: 'WorkoutRepeatStep', repeatValue: 10 })
    expect(work).toMatchObject({
      durationType: 'DISTANCE',
      durationValue: 100,
      targetType: null,
      secondaryTargetType: 'PACE_ZONE',
      secondaryTargetValueLow: 0.82,
      secondaryTargetValueHigh: 0.847,
      strokeType: 'FREESTYLE',
    })
    expect(rest).toMatchObject({ intensity: 'REST', durationType: 'FIXED_REST', durationValue: 15, targetType: null })
  })

  it('swims whole lengths of a pool in yards', () => {
    const swim = made(THRESHOLD_SWIM, YARDS)
    expect(swim).toMatchObject({ poolLength: 22.86, poolLengthUnit: 'YARD' })
    expect(flat(stepsOf(swim))[2]).toMatchObject({ durationValue: 91.44, description: '100 yd at threshold' })
    const told = made({ ...THRESHOLD_SWIM, notes: 'Ten times 100 m at 2:00/100m.', steps: THRESHOLD_SWIM.steps }, YARDS)
    expect(told.description).toBe('Ten times 100 yd at 1:50/100yd.')
  })

  it('names a drill', () => {
    const steps: TextStep[] = [
      { kind: 'work', seconds: 60, metres: 50, zone: 'easy', label: '50 m: 25 drill, 25 swim' },
    ]
    expect(stepsOf(made({ ...THRESHOLD_SWIM, steps }))[0]).toMatchObject({ strokeType: 'DRILL' })
  })
})

describe('sessions that are done one straight after the other', () => {
  const run = exercise({ id: 'r', linked: true, name: 'Brick Run' })
  const swim = { ...THRESHOLD_SWIM, id: 's' }
  const brick = workout(6, [swim, LONG_RIDE, run], { workoutType: 'mixed' })
  const together = (parts: readonly (typeof run)[], one = brick, pool: typeof METRES | typeof YARDS = METRES) =>
    trainingApiWorkout(one, parts, pool)

  it('are what is linked, and the legs of a race', () => {
    const idsOf = (one: typeof brick) => sessionsTogether(one).map((parts) => parts.map(({ id }) => id))
    expect(idsOf(brick)).toEqual([['s'], [LONG_RIDE.id, 'r']])
    expect(idsOf(workout(6, [LONG_RIDE, { ...run, linked: false }]))).toEqual([[LONG_RIDE.id], ['r']])
    const legs = RACE_LEGS.map(({ id }) => id)
    expect(idsOf(workout(0, RACE_LEGS, { workoutType: 'race' }))).toEqual([legs])
    const strength = exercise({ id: 'x', type: 'strength', linked: true })
    expect(idsOf(workout(6, [LONG_RIDE, strength, run]))).toEqual([[LONG_RIDE.id], ['x'], ['r']])
    const many = Array.from({ length: 30 }, (_, index) => exercise({ id: `${index}`, linked: index > 0 }))
    expect(sessionsTogether(workout(6, many)).map(({ length }) => length)).toEqual([25, 5])
  })

  it('are one multisport workout with a segment each, its steps numbered in one row', () => {
    const made = together([LONG_RIDE, run])
    expect(made).toMatchObject({
      workoutName: 'W1 Sat Brick: Threshold Intervals + Brick Run',
      sport: 'MULTI_SPORT',
      isSessionTransitionEnabled: true,
    })
    expect(made).not.toHaveProperty('poolLength')
    expect(made.segments.map(({ segmentOrder, sport }) => [segmentOrder, sport])).toEqual([
      [1, 'CYCLING'],
      [2, 'RUNNING'],
    ])
    expect(made.segments.flatMap(({ steps }) => flat(steps).map(({ stepOrder }) => stepOrder))).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ])
    expect(made.segments[1]?.steps[0]).toMatchObject({ targetType: 'PACE', intensity: 'ACTIVE' })
    expect(made.description.split('\n')).toEqual([
      expect.stringMatching(/^Threshold Intervals: /),
      expect.stringMatching(/^Brick Run: /),
    ])
  })

  it('tell the pool of a swim among them', () => {
    const made = together([swim, run], brick, YARDS)
    expect(made).toMatchObject({ workoutName: 'W1 Sat Threshold 100s + Brick Run', poolLength: 22.86 })
    expect(made.segments[0]).toMatchObject({ sport: 'LAP_SWIMMING', poolLength: 22.86, poolLengthUnit: 'YARD' })
    expect(made.segments[1]).not.toHaveProperty('poolLength')
  })

  it('have the legs of a race in their order, until the lap button', () => {
    const made = together(RACE_LEGS, workout(0, RACE_LEGS, { workoutType: 'race' }))
    expect(made).toMatchObject({ workoutName: 'W1 Sun Race day', sport: 'MULTI_SPORT' })
    expect(made.segments.map(({ sport, steps }) => [sport, flat(steps).map(durationOf)])).toEqual([
      ['GENERIC', ['OPEN']],
      ['CYCLING', ['OPEN']],
      ['RUNNING', ['OPEN']],
    ])
  })

  it('keep to 250 steps together: one with too many is a block', () => {
    const work: TextStep = { kind: 'work', seconds: 60, zone: 'easy', label: 'Easy' }
    const counts = (...lengths: number[]) => {
      const parts = lengths.map((length, index) =>
        exercise({ id: `${index}`, steps: Array<TextStep>(length).fill(work) }),
      )
      return together(parts).segments.map(({ steps }) => steps.length)
    }
    expect(counts(100, 100)).toEqual([100, 100])
    expect(counts(83, 83, 83)).toEqual([83, 83, 83])
    expect(counts(84, 83, 83)).toEqual([1, 83, 83])
  })
})

describe('what Garmin takes', () => {
  it('has no sport for a swim in open water, and race legs that last until the lap button', () => {
    const race = workout(0, RACE_LEGS, { workoutType: 'race' })
    const legs = RACE_LEGS.map((leg) => trainingApiWorkout(race, [leg], METRES))
    expect(legs.map(({ sport }) => sport)).toEqual(['GENERIC', 'CYCLING', 'RUNNING'])
    for (const leg of legs) {
      const [step] = stepsOf(leg)
      expect(step).toMatchObject({ durationType: 'OPEN' })
      expect(step).not.toHaveProperty('durationValue')
    }
  })

  it.each([
    ['no steps', []],
    [
      'too many steps',
      Array.from({ length: 101 }, (): TextStep => ({ kind: 'work', seconds: 6, zone: 'easy', label: 'x' })),
    ],
  ])('is one block for an exercise with %s', (_, steps) => {
    expect(stepsOf(made(exercise({ steps, duration: 45 })))).toMatchObject([
      { durationValue: 2700, targetType: 'OPEN' },
    ])
  })

  it('are names and descriptions of some length', () => {
    const long = made(exercise({ name: 'Žluťoučký kůň '.repeat(20), notes: 'ž'.repeat(3000) }))
    expect(Buffer.byteLength(long.workoutName)).toBeLessThanOrEqual(46)
    expect(Buffer.byteLength(long.description)).toBeLessThanOrEqual(1024)
  })

  it('is the same for the same exercise', () => {
    expect(made(LONG_RIDE)).toEqual(made(structuredClone(LONG_RIDE)))
  })
})

describe.each(EVERY_SEASON)('every session of %s', (_, raceType, level) => {
  const { workouts } = realPlan(raceType, level, SEASON_WEEKS)
  const all = workouts.flatMap((one) => one.exercises.map((part) => ({ one, part })))
  const sent = workouts.flatMap((one) => sessionsTogether(one).map((parts) => ({ one, parts })))

  it('keeps within the limits, numbers without a gap and has slower ends first', () => {
    for (const { one, parts } of sent) {
      const made = trainingApiWorkout(one, parts, METRES)
      const steps = flat(stepsOf(made))
      expect(steps.length).toBeLessThanOrEqual(parts.length > 1 ? 250 : 100)
      expect(made.segments.map(({ segmentOrder }) => segmentOrder)).toEqual(parts.map((_, index) => index + 1))
      expect(steps.map(({ stepOrder }) => stepOrder)).toEqual(steps.map((_, index) => index + 1))
      for (const step of steps) {
        if (step.type === 'WorkoutRepeatStep') continue
        if (step.durationType !== 'OPEN') expect(step.durationValue).toBeGreaterThan(0)
        const low = step.targetValueLow ?? step.secondaryTargetValueLow ?? 0
        expect(low).toBeLessThanOrEqual(step.targetValueHigh ?? step.secondaryTargetValueHigh ?? 0)
      }
    }
  })

  it('is carried out as it was planned', () => {
    for (const { one, part } of all.filter((each) => each.one.workoutType !== 'race')) {
      const steps = stepsOf(trainingApiWorkout(one, [part], METRES))
      const done = steps.flatMap((step) =>
        step.type === 'WorkoutStep' ? [step] : Array.from({ length: step.repeatValue }, () => step.steps).flat(),
      )
      const planned = writtenOut(part.steps)
      expect(done.map(({ durationValue }) => durationValue)).toEqual(
        planned.map(({ kind, metres, seconds }) => (kind === 'rest' ? seconds : (metres ?? seconds))),
      )
      if (part.type !== 'run') continue
      expect(done.map(({ targetValueLow }) => targetValueLow && formatPace(1609.344 / targetValueLow))).toEqual(
        planned.map(({ kind, target }) => (target && kind !== 'rest' ? formatPace(target.from) : undefined)),
      )
    }
  })
})
