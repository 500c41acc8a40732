import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditPlan } from '../../audit/audit-plan.js'
import { exerciseStress } from '../../formulas/training-load.js'
import { generatePlan } from '../../generate-plan.js'
import { weekTotals } from '../../insight/totals.js'
import { season } from '../../testing/plans.js'
import { frozen } from '../../testing/workouts.js'
import { type Exercise, INTENSITIES, SESSION_TYPES, type SessionStep, type Workout } from '../../types.js'
import { changeGoal } from '../change-goal.js'
import { completeWorkout, deleteExercise, moveExercise } from '../edits.js'
import { restoreExercise } from '../links.js'
import { logExercise } from '../log-exercise.js'
import { addExercise, changeExercise, emptyWorkout, nextExerciseId, type SessionFields } from './session-edits.js'

const input = season('70.3', 16)
const plan = frozen(generatePlan(input))
const DONE_AT = '2027-01-28T07:00:00Z'
const restDay = emptyWorkout({ week: 3, day: 1 })

const secondsIn = (steps: readonly SessionStep[]): number =>
  steps.reduce((sum, step) => sum + ('repeat' in step ? step.repeat * secondsIn(step.steps) : step.seconds), 0)

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nothing was edited')
  return value
}

const add = (fields: SessionFields, to: Workout = restDay): Exercise =>
  must(must(addExercise(to, fields, { id: 'w3d1a0', input })).exercises.at(-1))

/** A planned session of a sport that is hard, with its workout. */
function planned(code: RegExp) {
  const workout = must(plan.workouts.find(({ exercises }) => exercises.some((each) => code.test(each.code ?? ''))))
  const exercise = must(workout.exercises.find((each) => code.test(each.code ?? '')))
  return { workout, exercise }
}

function change({ workout, exercise }: ReturnType<typeof planned>, fields: Partial<SessionFields>) {
  const { type, intensity, id } = exercise
  const changed = must(changeExercise(workout, id, { type, intensity, ...fields }, input))
  return { workout: changed, exercise: must(changed.exercises.find((each) => each.id === id)) }
}

describe('addExercise', () => {
  it('writes an easy run at the paces of its week, with its mark', () => {
    const run = add({ type: 'run', minutes: 42, intensity: 'easy', name: 'With Anna', note: 'At the lake' })
    expect(run).toMatchObject({
      id: 'w3d1a0',
      type: 'run',
      duration: 42,
      origin: 'added',
      name: 'With Anna',
      note: 'At the lake',
    })
    expect(run.steps).toMatchObject([{ kind: 'work', seconds: 2520, zone: 'easy' }])
    expect(run.distance).toMatch(/^\d+\.\d mi$/)
    expect(run.pace).toMatch(/\/mi$/)
    expect(run).not.toHaveProperty('fuel')
  })

  it('takes a distance in place of minutes, as it was typed', () => {
    expect(add({ type: 'run', metres: 10_000, intensity: 'easy' })).toMatchObject({ distance: '6.21 mi' })
    expect(add({ type: 'bike', metres: 40_234, intensity: 'easy' })).toMatchObject({ distance: '25.0 mi' })
    const swim = add({ type: 'swim', metres: 1525, intensity: 'easy' })
    expect(swim).toMatchObject({ distance: '1525 m', steps: [{ metres: 1525 }] })
    expect(Math.ceil(secondsIn(swim.steps) / 60)).toBe(swim.duration)
  })

  it('holds a third of a hard session at its effort', () => {
    const ride = add({ type: 'bike', minutes: 60, intensity: 'hard' })
    expect(ride.steps.map((step) => 'zone' in step && [step.zone, step.seconds / 60])).toEqual([
      ['easy', 12],
      ['threshold', 20],
      ['easy', 22],
      ['recovery', 6],
    ])
    const label = exerciseStress({ duration: 60, intensity: 'hard' }, '70.3')
    expect(Math.abs(exerciseStress(ride, '70.3') - label)).toBeLessThan(5)
  })

  it('tells what to eat in a long one', () => {
    expect(add({ type: 'bike', minutes: 180, intensity: 'easy' }).fuel).toEqual({ least: 60, most: 60 })
  })

  it('gives what is no sport neither distance nor pace nor steps; its minutes count in hours and load', () => {
    const gym = must(
      addExercise(restDay, { type: 'strength', minutes: 40, metres: 900, intensity: 'moderate' }, { id: 'g', input }),
    )
    expect(gym).toMatchObject({ workoutType: 'mixed', totalDuration: 40 })
    expect(gym.exercises[0]).toMatchObject({
      type: 'strength',
      duration: 40,
      distance: '',
      pace: '',
      steps: [],
      reasons: [],
    })
    const { planned: minutes } = weekTotals([gym], 3)
    expect(minutes).toEqual({ swim: 0, bike: 0, run: 0, total: 40 })
    expect(exerciseStress(must(gym.exercises[0]), '70.3')).toBeGreaterThan(20)
  })

  it('leaves the type of a day to its sports', () => {
    const { workout, exercise } = planned(/^S-/)
    const single = { ...workout, exercises: [exercise], workoutType: 'swim' as const }
    expect(
      addExercise(single, { type: 'strength', minutes: 20, intensity: 'easy' }, { id: 'g', input })?.workoutType,
    ).toBe('swim')
  })

  it('opens a completed day again, keeps what was logged, and what was done by a tick', () => {
    const { workout } = planned(/^R-/)
    const done = completeWorkout(workout, {}, DONE_AT)
    const more = must(addExercise(done, { type: 'walk', minutes: 20, intensity: 'easy' }, { id: 'g', input }))
    expect(more).toMatchObject({ isCompleted: false, actualDuration: workout.totalDuration })
    expect(more.actualExercises?.map(({ id }) => id)).toEqual(workout.exercises.map(({ id }) => id))
    expect(must(logExercise(more, 'g', { state: 'done' }, DONE_AT)).isCompleted).toBe(true)
  })

  it('adds nothing to a race, and no id twice', () => {
    const race = must(plan.workouts.find(({ workoutType }) => workoutType === 'race'))
    const walk = { type: 'walk', minutes: 20, intensity: 'easy' } as const
    expect(addExercise(race, walk, { id: 'g', input })).toBeUndefined()
    const { workout, exercise } = planned(/^R-/)
    expect(addExercise(workout, walk, { id: exercise.id, input })).toBeUndefined()
  })

  it('moves, goes and comes back like any other', () => {
    const added = must(addExercise(restDay, { type: 'run', minutes: 30, intensity: 'easy' }, { id: 'g', input }))
    const { workout } = planned(/^S-/)
    const moved = must(moveExercise<Workout>(added, workout, 'g', 0))
    expect(moved.target.exercises[0]).toMatchObject({ id: 'g', origin: 'added' })
    const left = must(deleteExercise(added, 'g'))
    expect(restoreExercise(left, must(added.exercises[0]), 0)).toEqual(added)
  })

  it('adds up for all that can be asked', () => {
    const fields = fc.record({
      type: fc.constantFrom(...SESSION_TYPES),
      intensity: fc.constantFrom(...INTENSITIES),
      minutes: fc.integer({ min: 1, max: 900 }),
      metres: fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fields, (asked) => {
        const made = add(asked)
        const whole = made.duration * 60
        expect(Number.isInteger(made.duration) && made.duration >= 1).toBe(true)
        const seconds = secondsIn(made.steps)
        if (made.type === 'swim') {
          expect(seconds).toBeLessThanOrEqual(whole)
          if (asked.metres === undefined) expect(made.duration).toBe(asked.minutes)
        } else expect(seconds).toBe(made.steps.length > 0 ? whole : 0)
        if (made.steps.length === 0) expect(SESSION_TYPES.indexOf(made.type)).toBeGreaterThan(2)
      }),
    )
  })
})

describe('changeExercise', () => {
  it('keeps what a session is for in another time', () => {
    const threshold = planned(/^B-THR/)
    const minutes = threshold.exercise.duration + 15
    const { exercise } = change(threshold, { minutes })
    expect(exercise).toMatchObject({ code: threshold.exercise.code, duration: minutes, origin: 'edited', reasons: [] })
    expect(secondsIn(exercise.steps)).toBe(minutes * 60)
    const sets = (steps: readonly SessionStep[]) => steps.filter((step) => 'repeat' in step)
    expect(sets(exercise.steps)).toEqual(sets(threshold.exercise.steps))
  })

  it('takes rounds off a set when its easy parts have no more to give', () => {
    const threshold = planned(/^B-THR/)
    const { exercise } = change(threshold, { minutes: threshold.exercise.duration - 15 })
    expect(secondsIn(exercise.steps)).toBe(exercise.duration * 60)
    const rounds = (steps: readonly SessionStep[]) =>
      steps.reduce((sum, step) => sum + ('repeat' in step ? step.repeat : 0), 0)
    expect(rounds(exercise.steps)).toBeLessThan(rounds(threshold.exercise.steps))
    expect(exercise.code).toBe(threshold.exercise.code)
  })

  it('refills a swim in lengths', () => {
    const swim = planned(/^S-CSS/)
    const { exercise } = change(swim, { minutes: swim.exercise.duration + 10 })
    expect(exercise.code).toBe(swim.exercise.code)
    expect(Number.parseInt(exercise.distance, 10)).toBeGreaterThan(Number.parseInt(swim.exercise.distance, 10))
    expect(exercise.duration * 60 - secondsIn(exercise.steps)).toBeLessThan(120)
  })

  it('makes it anew for another effort, sport or distance', () => {
    const threshold = planned(/^B-THR/)
    const eased = change(threshold, { intensity: 'easy' }).exercise
    expect(eased).toMatchObject({ duration: threshold.exercise.duration, intensity: 'easy', origin: 'edited' })
    expect(eased).not.toHaveProperty('code')
    expect(eased.steps).toHaveLength(1)
    expect(change(threshold, { type: 'run' }).exercise).toMatchObject({ type: 'run', id: threshold.exercise.id })
    expect(change(threshold, { metres: 30_000 }).exercise.distance).toBe('18.64 mi')
  })

  it('keeps everything when only words change, and takes them back', () => {
    const threshold = planned(/^B-THR/)
    const called = change(threshold, { name: 'Hill loop', note: 'Bring lights' })
    expect(called.exercise).toEqual({
      ...threshold.exercise,
      name: 'Hill loop',
      note: 'Bring lights',
      origin: 'edited',
    })
    expect(change(called, { note: 'No lights' }).exercise).toMatchObject({ name: 'Hill loop', note: 'No lights' })
    const bare = change(called, { name: '', note: '' }).exercise
    expect(bare).toEqual({ ...threshold.exercise, origin: 'edited' })
  })

  it('stays added when it was added', () => {
    const workout = must(addExercise(restDay, { type: 'run', minutes: 30, intensity: 'easy' }, { id: 'g', input }))
    const changed = must(changeExercise(workout, 'g', { type: 'run', minutes: 35, intensity: 'easy' }, input))
    expect(changed).toMatchObject({ totalDuration: 35, exercises: [{ origin: 'added', duration: 35 }] })
  })

  it('keeps a brick linked, and feeds its ride for both', () => {
    const brick = planned(/^X-BRICK/)
    const { workout } = change(brick, { minutes: brick.exercise.duration + 5 })
    expect(workout.workoutType).toBe('brick')
    const ride = must(workout.exercises.find(({ type }) => type === 'bike'))
    const shorter = must(
      changeExercise(workout, ride.id, { type: 'bike', intensity: ride.intensity, minutes: 60 }, input),
    )
    expect(shorter.exercises.find(({ id }) => id === ride.id)?.fuel).toEqual({ least: 30, most: 60 })
  })

  it('answers undefined when nothing changes, for a race and for an unknown one', () => {
    const { workout, exercise } = planned(/^B-THR/)
    const { type, intensity, duration: minutes } = exercise
    expect(
      changeExercise(workout, exercise.id, { type, intensity, minutes, name: '', note: '' }, input),
    ).toBeUndefined()
    expect(changeExercise(workout, 'none', { type, intensity, minutes: 5 }, input)).toBeUndefined()
    const race = must(plan.workouts.find(({ workoutType }) => workoutType === 'race'))
    expect(changeExercise(race, must(race.exercises[0]).id, { type, intensity, minutes: 5 }, input)).toBeUndefined()
  })

  it('comes out at the asked minutes for all of a plan', () => {
    const sessions = plan.workouts.flatMap((workout) =>
      workout.workoutType === 'race' ? [] : workout.exercises.map((exercise) => ({ workout, exercise })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...sessions), fc.integer({ min: 10, max: 300 }), (session, minutes) => {
        fc.pre(minutes !== session.exercise.duration)
        const { exercise } = change(session, { minutes })
        expect(exercise.duration).toBe(minutes)
        const left = minutes * 60 - secondsIn(exercise.steps)
        expect(left).toBeGreaterThanOrEqual(0)
        if (exercise.type !== 'swim') expect(left).toBe(0)
      }),
    )
  })
})

describe('a session made by hand', () => {
  it('is no fault of the plan: any minutes add up, and the audit knows what is no sport', () => {
    const at = plan.workouts.findIndex(({ week, workoutType }) => week === 3 && workoutType === 'run')
    const edited = plan.workouts.map((workout, index) =>
      index === at
        ? must(addExercise(workout, { type: 'strength', minutes: 17, intensity: 'easy' }, { id: 'g', input }))
        : workout,
    )
    const broken = (workouts: readonly Workout[]) =>
      auditPlan({ workouts, afterRace: plan.afterRace }, input)
        .rules.filter(({ result }) => result === 'fail')
        .map(({ id }) => id)
    expect(broken(edited)).toEqual(broken(plan.workouts))
  })

  it('is never changed by another goal', () => {
    const { workout } = change(planned(/^B-THR/), { minutes: 47 })
    const faster = { swim: 90, bike: 25, run: 400 }
    const [changed] = changeGoal(
      [{ ...workout, exercises: workout.exercises.filter(({ origin }) => origin) }],
      input,
      faster,
    )
    expect(changed?.exercises).toEqual(workout.exercises.filter(({ origin }) => origin))
  })
})

describe('nextExerciseId', () => {
  it('is one that neither stands in the plan nor in a log', () => {
    const place = { week: 3, day: 1 } as const
    expect(nextExerciseId(plan.workouts, place)).toBe('w3d1a0')
    const first = must(addExercise(restDay, { type: 'run', minutes: 30, intensity: 'easy' }, { id: 'w3d1a0', input }))
    expect(nextExerciseId([first], place)).toBe('w3d1a1')
    const logged = must(logExercise(first, 'w3d1a0', { state: 'done' }, DONE_AT))
    expect(nextExerciseId([must(deleteExercise(logged, 'w3d1a0'))], place)).toBe('w3d1a1')
    expect(nextExerciseId([first], { week: 3, day: 2 })).toBe('w3d2a0')
  })
})
