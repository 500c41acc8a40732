import { formatPace, isSport } from '@tri/plan-engine'
import type { TextExercise, TextStep } from '@tri/plan-engine/texts'
import { describe, expect, it } from 'vitest'
import { writtenOut } from '../plan/session-text.js'
import { carriedOut, type ReadStep, readFitWorkout } from '../testing/read-fit.js'
import { EVERY_SEASON, realPlan, SEASON_WEEKS } from '../testing/real-plans.js'
import { exercise, LONG_RIDE, RACE_LEGS, THRESHOLD_SWIM, workout } from '../testing/workouts.js'
import { exerciseFit } from './fit.js'

const OPTIONS = { created: new Date('2026-11-20T12:00:00Z'), pool: { length: 25, unit: 'm' } } as const
const YARDS = { ...OPTIONS, pool: { length: 25, unit: 'yd' } } as const

const fitOf = (one: TextExercise, options: Parameters<typeof exerciseFit>[2] = OPTIONS) =>
  exerciseFit(workout(2, [one], { id: 5 }), one, options)
const read = (one: TextExercise) => readFitWorkout(fitOf(one).content)

describe('a swim', () => {
  const { fileId, workout: head, steps } = read(THRESHOLD_SWIM)

  it('is a workout file for the pool', () => {
    expect(fileId).toMatchObject({ type: 5, manufacturer: 'development', time_created: OPTIONS.created })
    expect(head).toMatchObject({
      sport: 'swimming',
      sub_sport: 'lap_swimming',
      wkt_name: 'W1 Tue Threshold 100s',
      num_valid_steps: 6,
      pool_length: 2500,
      pool_length_unit: 0,
    })
  })

  it('swims distances freestyle at a speed range, and rests by the clock', () => {
    expect(steps[1]).toMatchObject({
      message_index: 1,
      wkt_step_name: '100 m at threshold',
      duration_type: 1,
      duration_value: 10_000,
      target_type: 11,
      target_value: 0,
      intensity: 'interval',
      19: 0,
      21: 820,
      22: 847,
    })
    expect(steps[2]).toMatchObject({ duration_type: 0, duration_value: 15_000, target_type: 2, intensity: 'rest' })
  })

  it('repeats from the first step of the block', () => {
    expect(steps[3]).toMatchObject({ duration_type: 6, duration_value: 1, target_value: 10 })
    expect(carriedOut(steps)).toHaveLength(23)
  })

  it('writes a block that is done once without a repeat', () => {
    const once = THRESHOLD_SWIM.steps.map((step) => ('repeat' in step ? { ...step, repeat: 1 } : step))
    const types = read({ ...THRESHOLD_SWIM, steps: once }).steps.map(({ duration_type }) => duration_type)
    expect(types).toEqual([0, 1, 0, 0, 0])
  })

  it('names drills and what to take to the pool', () => {
    const labelled = (label: string): TextStep => ({ kind: 'work', seconds: 60, metres: 50, zone: 'easy', label })
    const steps = ['50 m: 25 drill, 25 swim', '200 m with pull buoy', 'Kick and drill', '50 m fast'].map(labelled)
    const fields = read({ ...THRESHOLD_SWIM, steps }).steps.map((step) => [step.target_value, step.equipment])
    expect(fields).toEqual([
      [4, undefined],
      [0, 4],
      [4, 2],
      [0, undefined],
    ])
  })

  it('speaks of yards in a pool of yards, in its description too', () => {
    const swim = { ...THRESHOLD_SWIM, notes: 'Ten times 100 m at 2:00/100m. More.' }
    const { workout: head, steps } = readFitWorkout(fitOf(swim, YARDS).content)
    const words = [head, ...steps].flatMap((fields) => Object.values(fields)).join(' ')
    expect(words).not.toMatch(/\d m\b|\/100 ?m\b/)
    expect(words).toContain('Ten times 100 yd at 1:50/100yd.')
    expect(readFitWorkout(fitOf(swim).content).steps[1]?.wkt_step_name).toBe('100 m at threshold')
  })

  it('counts yards in a pool of yards, and says so', () => {
    const { content, notes } = fitOf(THRESHOLD_SWIM, YARDS)
    const { workout: head, steps } = readFitWorkout(content)
    expect(head).toMatchObject({ pool_length: 2286, pool_length_unit: 1 })
    expect(steps[1]).toMatchObject({ duration_value: 9144 })
    expect(steps[1]?.wkt_step_name).toBe('100 yd at threshold')
    expect(notes).toContain('100 m becomes 100 yd: a watch counts whole lengths of your 25 yd pool.')
  })
})

describe('a ride', () => {
  const { workout: head, steps } = read(LONG_RIDE)

  it('is cycling, with speed ranges in mm/s and recoveries', () => {
    expect(head).toMatchObject({ sport: 'cycling', sub_sport: 'generic' })
    expect(head.pool_length).toBeUndefined()
    expect(steps.map(({ intensity }) => intensity)).toEqual([
      'warmup',
      'interval',
      'recovery',
      undefined,
      'interval',
      'cooldown',
    ])
    expect(steps[1]).toMatchObject({ duration_type: 0, duration_value: 480_000, target_type: 0, target_value: 0 })
    expect(speedOf(steps[1])).toEqual([8360, 8628])
  })
})

describe('a run', () => {
  it('has paces with the slower end first', () => {
    const [step] = read(exercise()).steps
    expect(step).toMatchObject({ duration_value: 1_800_000, target_type: 0 })
    expect(speedOf(step)).toEqual([2682, 2874])
  })

  it('has an open target where the plan has none', () => {
    const steps: TextStep[] = [{ kind: 'work', seconds: 60, zone: 'easy', label: 'Easy' }]
    expect(read(exercise({ steps })).steps[0]).toMatchObject({ target_type: 2, target_value: 0 })
  })
})

describe('what a watch cannot carry', () => {
  it('is told, the reasons always', () => {
    expect(fitOf(exercise()).notes).toEqual([
      'A watch file has no room for the reasons of a session; they stay in the plan.',
    ])
    expect(fitOf(exercise({ reasons: [] })).notes).toEqual([])
  })

  it('is the time of a race leg: it ends with the lap button', () => {
    const race = workout(0, RACE_LEGS, { workoutType: 'race' })
    const files = RACE_LEGS.map((leg) => exerciseFit(race, leg, OPTIONS))
    for (const { content } of files) expect(readFitWorkout(content).steps).toMatchObject([{ duration_type: 5 }])
    expect(readFitWorkout(files[0]?.content ?? new Uint8Array()).workout).toMatchObject({ sub_sport: 'open_water' })
    expect(files[0]?.notes[0]).toContain('Race Swim: the race leg lasts until you press the lap button.')
    expect(files[0]?.notes[0]).toContain('pool only')
    expect(files[1]?.notes[0]).toBe('Race Ride: the race leg lasts until you press the lap button.')
  })

  it('is a long name, cut between characters', () => {
    const { content, notes } = fitOf(exercise({ name: 'Žluťoučký kůň '.repeat(9), reasons: [] }))
    const name = String(readFitWorkout(content).workout.wkt_name)
    expect(name).toMatch(/^W1 Tue Žluťoučký kůň .*\u2026$/)
    expect(notes[0]).toContain('is cut short to')
  })

  it('is an exercise without steps: one block of its time', () => {
    const { content, notes } = fitOf(exercise({ steps: [], duration: 45, reasons: [] }))
    expect(readFitWorkout(content).steps).toMatchObject([{ duration_value: 2_700_000, target_type: 2 }])
    expect(notes).toEqual([
      'Easy Run: it has no steps, so the file holds one block of its whole time, without a target.',
    ])
  })

  it('is more steps than every watch takes', () => {
    const step: TextStep = { kind: 'work', seconds: 60, zone: 'easy', label: 'Easy' }
    const { notes } = fitOf(exercise({ steps: Array.from({ length: 51 }, () => step) }))
    expect(notes).toContain('Easy Run: it has 51 steps; some watches take only 50.')
  })
})

describe('the serial number', () => {
  const serial = (one: TextExercise) => read(one).fileId.serial_number

  it('is the same for the same session and another for another', () => {
    expect(serial(LONG_RIDE)).toBe(serial({ ...LONG_RIDE }))
    const all = [LONG_RIDE, THRESHOLD_SWIM, exercise(), exercise({ pace: '9:00/mi' })].map(serial)
    expect(new Set(all).size).toBe(4)
  })
})

describe.each(EVERY_SEASON)('every session of %s', (_, raceType, level) => {
  const { workouts } = realPlan(raceType, level, SEASON_WEEKS)
  const training = workouts.filter(({ workoutType }) => workoutType !== 'race')

  it('comes back step by step: time, distance, pace and rest', () => {
    for (const one of training.flatMap(({ exercises }) => exercises)) {
      const { workout: head, steps } = read(one)
      expect(head.num_valid_steps).toBe(steps.length)
      expect(steps.map(({ message_index }) => message_index)).toEqual(steps.map((_, index) => index))
      expect(carriedOut(steps).map(summaryOf(one))).toEqual(writtenOut(one.steps).map(plannedSummary))
    }
  })

  it('needs no note but that on the reasons in a 25 m pool', () => {
    const notes = training.flatMap((one) => one.exercises.flatMap((part) => exerciseFit(one, part, OPTIONS).notes))
    expect(new Set(notes).size).toBe(1)
  })
})

const speedOf = (step: ReadStep | undefined) => [
  step?.custom_target_value_low ?? step?.[21],
  step?.custom_target_value_high ?? step?.[22],
]

const inMph = (mmPerSecond: number) => (mmPerSecond / 447.04).toFixed(1)
const PACE_OF = {
  swim: (mmPerSecond: number) => formatPace(100_000 / mmPerSecond),
  bike: inMph,
  run: (mmPerSecond: number) => formatPace(1_609_344 / mmPerSecond),
}

/** A step that was read, in the plan's own units; paces to the second, speeds to a tenth. */
const summaryOf =
  ({ type }: TextExercise) =>
  (step: ReadStep) => {
    const [low, high] = speedOf(step)
    return {
      length:
        step.duration_type === 1 ? `${Number(step.duration_value) / 100} m` : `${Number(step.duration_value) / 1000} s`,
      pace: low === undefined || !isSport(type) ? '' : `${PACE_OF[type](Number(low))}-${PACE_OF[type](Number(high))}`,
      isRest: step.intensity === 'rest',
    }
  }

function plannedSummary({ kind, metres, seconds, target }: TextStep) {
  const write = target && target.from < 60 ? (pace: number) => pace.toFixed(1) : formatPace
  return {
    length: metres === undefined ? `${seconds} s` : `${metres} m`,
    pace: target && kind !== 'rest' ? `${write(target.from)}-${write(target.to)}` : '',
    isRest: kind === 'rest',
  }
}
