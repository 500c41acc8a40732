import { rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { randomInput } from '../testing/random-input.js'
import { type Exercise, SPORTS, type Step, type Workout } from '../types.js'
import { aimExercise, methodOn } from './aim.js'
import { aimWorkouts, changedTargets } from './aim-workouts.js'
import { rangeText, targetField } from './ranges.js'
import { THRESHOLD_LIMITS, THRESHOLDS_OF } from './thresholds.js'
import { type Athlete, TARGET_METHODS, type Threshold } from './types.js'

const [golden] = Object.values(GOLDEN)
if (!golden) throw new Error('There are golden inputs')
const plan = generatePlan(golden)
const since = '2020-01-01'
const known = (sport: Threshold['sport'], kind: Threshold['kind'], value: number, measuredOn = since): Threshold => ({
  ...{ sport, kind, value, measuredOn },
  source: 'test',
})
const ftp = known('bike', 'ftp', 250)
const stepsOf = ({ steps }: Pick<Exercise, 'steps'>): readonly Step[] =>
  steps.flatMap((step) => ('repeat' in step ? step.steps : [step]))
const exercisesOf = (workouts: readonly Workout[]) =>
  workouts.filter(({ workoutType }) => workoutType !== 'race').flatMap(({ exercises }) => exercises)
const aimed = (athlete: Athlete) => aimWorkouts(plan.workouts, golden, athlete)
const of = (sport: string, workouts: readonly Workout[]) => exercisesOf(workouts).filter(({ type }) => type === sport)

const threshold: fc.Arbitrary<Threshold> = fc
  .constantFrom(...SPORTS.flatMap((sport) => THRESHOLDS_OF[sport].map((kind) => ({ sport, kind }))))
  .chain(({ sport, kind }) =>
    fc
      .integer(THRESHOLD_LIMITS[kind])
      .map((value): Threshold => ({ sport, kind, value, measuredOn: '2026-06-01', source: 'typed' })),
  )
const method = fc.constantFrom(...TARGET_METHODS)
/** Bounds of paces that fall. */
const bounds = fc
  .constantFrom(
    { sport: 'swim', kind: 'css', count: 5 } as const,
    { sport: 'run', kind: 'threshold-pace', count: 6 } as const,
  )
  .chain(({ sport, kind, count }) =>
    fc
      .uniqueArray(fc.integer(sport === 'swim' ? { min: 40, max: 400 } : { min: 170, max: 2000 }), {
        minLength: count,
        maxLength: count,
      })
      .map((all) => ({ sport, kind, bounds: all.toSorted((one, other) => other - one) })),
  )
const athlete: fc.Arbitrary<Athlete> = fc.record({
  thresholds: fc.array(threshold, { maxLength: 8 }),
  bounds: fc.array(bounds, { maxLength: 2 }),
  methods: fc.record({ swim: method, bike: method, run: method }, { requiredKeys: [] }),
})

/** All of a plan but what thresholds may change. */
const frame = (workouts: readonly Workout[]) =>
  workouts.map(({ exercises, ...workout }) => ({
    ...workout,
    exercises: exercises.map(({ steps, pace: _pace, distance: _distance, ...exercise }) => ({
      ...exercise,
      steps: exercise.type === 'swim' ? steps.length > 0 : steps.map(plain),
    })),
  }))
const plain = (step: Exercise['steps'][number]): unknown =>
  'repeat' in step
    ? { ...step, steps: step.steps.map(plain) }
    : { kind: step.kind, zone: step.zone, cue: step.cue, seconds: step.seconds }

describe('targets', () => {
  it('of a ride are watts once the power is known, without being asked for', () => {
    const session =
      of('bike', aimed({ thresholds: [ftp] })).find(({ code }) => code?.startsWith('B-SS')) ??
      of('bike', aimed({ thresholds: [ftp] }))[0]
    expect(session && targetField(session.steps)).toBe('power')
    const powers = stepsOf(session ?? { steps: [] }).map(({ zone, power }) => `${zone} ${power?.from}-${power?.to}`)
    const told = [
      'recovery 110-140',
      'easy 150-175',
      'moderate 180-195',
      'tempo 205-220',
      'threshold 230-245',
      'interval 270-290',
    ]
    for (const each of powers) expect(told).toContain(each)
    expect(session?.pace).toMatch(/^\d+–\d+ W$/)
  })

  it('change no byte of a plan whose athlete told of nothing, nor of races', () => {
    expect(aimed({ thresholds: [] })).toEqual(plan.workouts)
    for (const [index, workout] of aimed({ thresholds: [] }).entries()) expect(workout).toBe(plan.workouts[index])
    const race = (workouts: readonly Workout[]) => workouts.find(({ workoutType }) => workoutType === 'race')
    expect(race(aimed({ thresholds: [ftp], methods: { run: 'feel' } }))).toBe(race(plan.workouts))
  })

  it('change, and never minutes, days, order or the steps of a ride or run; a swim stays in its minutes', () => {
    fc.assert(
      fc.property(randomInput, athlete, (input, told) => {
        const { workouts } = generatePlan(input)
        const after = aimWorkouts(workouts, input, told)
        expect(frame(after)).toEqual(frame(workouts))
        for (const { type, duration, steps } of exercisesOf(after))
          if (type === 'swim') {
            const seconds = steps.reduce(
              (sum, step) =>
                sum +
                ('repeat' in step
                  ? step.repeat * stepsOf({ steps: [step] }).reduce((all, each) => all + each.seconds, 0)
                  : step.seconds),
              0,
            )
            expect(seconds).toBeLessThanOrEqual(duration * 60)
          }
      }),
      { numRuns: rounds({ short: 60, soak: 1_000 }) },
    )
  }, 120_000)

  it('of one session go by one method, are whole, and rise from zone to zone', () => {
    fc.assert(
      fc.property(athlete, (told) => {
        for (const { steps } of exercisesOf(aimed(told))) {
          const fields = stepsOf({ steps }).flatMap(({ power, heartRate, effort }) =>
            [power && 'power', heartRate && 'heartRate', effort && 'effort'].filter(Boolean),
          )
          expect(new Set(fields).size).toBeLessThanOrEqual(1)
          for (const { power, heartRate, effort } of stepsOf({ steps })) {
            const { from, to } = power ?? heartRate ?? effort ?? { from: 1, to: 1 }
            expect(Number.isInteger(from) && Number.isInteger(to) && from <= to && from > 0).toBe(true)
          }
        }
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('fall back where the chosen threshold is missing: watts to heartbeats to speed, heartbeats to watts to pace', () => {
    const lthr = known('bike', 'lthr', 160)
    const by = (thresholds: readonly Threshold[], methods: Athlete['methods']) =>
      methodOn('bike', { athlete: { thresholds, methods }, day: '2027-01-01' })
    expect(by([ftp, lthr], undefined)).toBe('power')
    expect(by([lthr], undefined)).toBe('pace')
    expect(by([lthr], { bike: 'power' })).toBe('heart-rate')
    expect(by([], { bike: 'power' })).toBe('pace')
    expect(by([ftp], { bike: 'heart-rate' })).toBe('power')
    expect(by([ftp], { bike: 'pace' })).toBe('pace')
    expect(by([], { bike: 'feel' })).toBe('feel')
    expect(
      methodOn('run', { athlete: { thresholds: [lthr], methods: { run: 'heart-rate' } }, day: '2027-01-01' }),
    ).toBe('pace')
    expect(methodOn('swim', { athlete: { thresholds: [], methods: { swim: 'heart-rate' } }, day: '2027-01-01' })).toBe(
      'pace',
    )
  })

  it('by heart rate leave out what is too short for a heart to tell, and sessions made of it go by pace', () => {
    const told = {
      thresholds: [known('run', 'lthr', 170), known('run', 'max-hr', 176)],
      methods: { run: 'heart-rate' },
    } as const
    const runs = of('run', aimed(told))
    expect(new Set(runs.map(({ steps }) => targetField(steps)))).toEqual(new Set(['heartRate', 'target']))
    for (const { seconds, heartRate } of runs.flatMap(stepsOf)) {
      if (seconds < 120) expect(heartRate).toBeUndefined()
      if (heartRate) expect(heartRate.to).toBeLessThanOrEqual(176)
    }
  })

  it('come from what was known on their day', () => {
    const rides = of('bike', aimed({ thresholds: [ftp, known('bike', 'ftp', 300, '2027-05-15')] }))
    const easy = rides.filter(({ intensity }) => intensity === 'easy').map(({ pace }) => pace)
    expect([easy[0], easy.at(-1)]).toEqual(['150\u2013175 W', '180\u2013210 W'])
    expect(aimed({ thresholds: [known('bike', 'ftp', 300, '2099-01-01')] })).toEqual(plan.workouts)
  })

  it('in pace come from the measured threshold, and a swim keeps its minutes', () => {
    const [swim] = of('swim', aimed({ thresholds: [known('swim', 'css', 100)] }))
    const [before] = of('swim', plan.workouts)
    expect(swim?.duration).toBe(before?.duration)
    expect(swim?.pace).not.toBe(before?.pace)
    const easy = swim && stepsOf(swim).find(({ zone }) => zone === 'easy')?.target
    expect(easy).toEqual({ from: 111, to: 105 })
  })

  it('of a ride come from critical power while no FTP is known, between the same own bounds', () => {
    const critical = known('bike', 'critical-power', 250)
    const watts = ({ thresholds, bounds }: Athlete) =>
      stepsOf(of('bike', aimed({ thresholds, bounds }))[0] ?? { steps: [] }).map(({ power }) => power)
    expect(watts({ thresholds: [critical] })).toEqual(watts({ thresholds: [ftp] }))
    expect(watts({ thresholds: [known('bike', 'critical-power', 300), ftp] })).toEqual(watts({ thresholds: [ftp] }))
    const bounds = [{ sport: 'bike', kind: 'ftp', bounds: [100, 200, 300, 400, 500] }] as const
    expect(watts({ thresholds: [critical], bounds })).toEqual(watts({ thresholds: [ftp], bounds }))
  })

  it('move with the own bounds', () => {
    const bounds = [{ sport: 'bike', kind: 'ftp', bounds: [100, 200, 300, 400, 500] }] as const
    const [ride] = of('bike', aimed({ thresholds: [ftp], bounds }))
    expect(ride && stepsOf(ride).find(({ zone }) => zone === 'easy')?.power).toEqual({ from: 125, to: 175 })
  })

  it('of paces move with the own bounds as well, those of the race do not', () => {
    const pace = known('run', 'threshold-pace', 450)
    const own = [600, 520, 480, 455, 440, 410]
    const runs = (bounds?: readonly number[]) =>
      of(
        'run',
        aimed({ thresholds: [pace], ...(bounds && { bounds: [{ sport: 'run', kind: 'threshold-pace', bounds }] }) }),
      ).flatMap(stepsOf)
    const before = runs()
    const targetIn = (steps: readonly Step[], wanted: Step['zone']) => steps.find(({ zone }) => zone === wanted)?.target
    // Those of the method, to the second, leave all targets as they were.
    expect(runs([581, 509, 473, 450, 432, 401])).toEqual(before)
    const now = runs(own)
    const easy = targetIn(before, 'easy')
    if (!easy) throw new Error('There are easy steps')
    // Half way from the first bound to the second it stays half way; slower than the first, in proportion.
    const place = (value: number) =>
      value >= 581 ? (value * 600) / 581 : 520 + ((600 - 520) * (value - 509)) / (581 - 509)
    expect(targetIn(now, 'easy')).toEqual({ from: Math.round(place(easy.from)), to: Math.round(place(easy.to)) })
    expect(targetIn(now, 'race')).toEqual(targetIn(before, 'race'))
  })

  it('that change are counted, in open workouts alone', () => {
    const now = aimed({ thresholds: [ftp] })
    const more = aimed({ thresholds: [known('bike', 'ftp', 300)] })
    const { targets, sessions } = changedTargets(now, more)
    expect(sessions).toBe(of('bike', now).length)
    expect(targets).toBeGreaterThan(sessions)
    expect(changedTargets(now, now)).toEqual({ targets: 0, sessions: 0 })
    const done = (workouts: readonly Workout[]) => workouts.map((workout) => ({ ...workout, isCompleted: true }))
    expect(changedTargets(done(now), done(more))).toEqual({ targets: 0, sessions: 0 })
  })

  it('are in words', () => {
    expect(rangeText('power', { from: 210, to: 225 })).toBe('210–225 W')
    expect(rangeText('heartRate', { from: 150, to: 150 })).toBe('150 bpm')
    expect(rangeText('effort', { from: 3, to: 4 })).toBe('RPE 3–4')
  })

  it('are none for strength', () => {
    const strength: Exercise = { ...(of('run', plan.workouts)[0] as Exercise), type: 'strength' }
    expect(
      aimExercise(strength, { raceType: 'olympic', day: since, athlete: { thresholds: [], methods: { run: 'feel' } } }),
    ).toBe(strength)
  })
})
