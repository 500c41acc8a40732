import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { exercise, frozen, workout } from '../testing/workouts.js'
import { deleteExercise, moveExercise, withExercises } from './edits.js'
import {
  isLinkedToPrevious,
  linkExercise,
  replaceExercise,
  restoreExercise,
  timingText,
  unlinkExercise,
} from './links.js'

const ride = exercise({ id: 'b', type: 'bike', duration: 60 })
const run = exercise({ id: 'r', type: 'run', duration: 20 })
const swim = exercise({ id: 's', type: 'swim' })
const apart = frozen(workout(3, 6, [ride, run]))
const brick = frozen(workout(3, 6, [ride, { ...run, linked: true }]))
const oldBrick = frozen({ ...apart, workoutType: 'brick' as const })

describe('linking two sessions', () => {
  test('makes a brick of a ride and a run, and unlinking undoes it to the byte', () => {
    const linked = linkExercise(apart, 'r')
    expect(linked).toEqual(brick)
    expect(linked?.workoutType).toBe('brick')
    expect(JSON.stringify(linked && unlinkExercise(linked, 'r'))).toBe(JSON.stringify(apart))
  })

  test('changes nothing twice, nor the first exercise, an unknown one or the race', () => {
    expect(linkExercise(brick, 'r')).toBeUndefined()
    expect(unlinkExercise(apart, 'r')).toBeUndefined()
    expect(linkExercise(apart, 'b')).toBeUndefined()
    expect(linkExercise(apart, 'x')).toBeUndefined()
    expect(unlinkExercise(brick, 'x')).toBeUndefined()
    expect(linkExercise({ ...apart, workoutType: 'race' }, 'r')).toBeUndefined()
    expect(unlinkExercise({ ...brick, workoutType: 'race' }, 'r')).toBeUndefined()
  })

  test('a swim and a run done in one go stay mixed', () => {
    expect(linkExercise(workout(1, 1, [swim, run]), 'r')).toMatchObject({
      workoutType: 'mixed',
      exercises: [swim, { ...run, linked: true }],
    })
  })
})

describe('a brick stored before links were', () => {
  test('is linked, stays a brick when its minutes change, and can be unlinked', () => {
    expect(isLinkedToPrevious(oldBrick, run)).toBe(true)
    expect(isLinkedToPrevious(oldBrick, ride)).toBe(false)
    expect(isLinkedToPrevious(apart, run)).toBe(false)
    expect(linkExercise(oldBrick, 'r')).toBeUndefined()
    expect(withExercises(oldBrick, [ride, { ...run, duration: 25 }]).workoutType).toBe('brick')
    expect(unlinkExercise(oldBrick, 'r')).toEqual(apart)
  })

  test('goes by its links once it has one', () => {
    const second = { ...run, id: 'r2' }
    const exercises = [ride, { ...run, linked: true }, { ...ride, id: 'b2' }, second]
    expect(isLinkedToPrevious({ workoutType: 'brick', exercises }, second)).toBe(false)
  })
})

describe('GC2: a link stays only while both ends are neighbours', () => {
  const { workouts } = generatePlan(GOLDEN.G3)
  const day = workouts.find(({ workoutType }) => workoutType === 'brick')
  const [first, second] = day?.exercises ?? []
  if (!day || !first || !second) throw new Error('The plan has no brick')
  const rest = workout(day.week, 3, [])

  test('the ride dragged away and back: both types follow, the link is not restored by itself', () => {
    const away = moveExercise(day, rest, first.id, 0)
    expect([away?.source.workoutType, away?.target.workoutType]).toEqual(['run', 'bike'])
    expect(away?.source.exercises.map(({ linked }) => linked)).toEqual([undefined])
    const back = away && moveExercise(away.target, away.source, first.id, 0)
    expect(back?.target.workoutType).toBe('mixed')
    expect(back && linkExercise(back.target, second.id)).toEqual(day)
  })

  test('a session dropped between the two parts them, one dropped before or after does not', () => {
    const between = withExercises(day, [first, swim, second])
    expect(between.exercises.some(({ linked }) => linked)).toBe(false)
    expect(withExercises(day, [swim, first, second]).exercises[2]?.linked).toBe(true)
    expect(withExercises(day, [first, second, swim]).exercises[1]?.linked).toBe(true)
  })

  test('a run dropped behind another ride is not linked to it', () => {
    const other = workout(day.week, 2, [ride])
    expect(moveExercise(day, other, second.id, 1)?.target).toMatchObject({ workoutType: 'mixed' })
  })
})

describe('a deleted exercise put back', () => {
  test('is linked again where its ride stands before it, and only there', () => {
    const [, linkedRun] = brick.exercises
    const without = deleteExercise(brick, 'r')
    if (!linkedRun || !without) throw new Error('The brick has no run')
    expect(restoreExercise(without, linkedRun, 1)).toEqual(brick)
    expect(restoreExercise(without, linkedRun, 0)).toMatchObject({ workoutType: 'mixed', exercises: [run, ride] })
    expect(restoreExercise(workout(3, 6, [swim]), linkedRun, 1)).toMatchObject({ exercises: [swim, run] })
    expect(restoreExercise(brick, linkedRun, 1)).toBeUndefined()
    expect(restoreExercise(workout(3, 6, []), linkedRun, 0)).toMatchObject({ exercises: [run] })
    expect(restoreExercise(workout(3, 6, [ride]), run, 1)).toMatchObject({ exercises: [ride, run] })
  })
})

test('puts an edited exercise back as it was, linked as the one that stands there', () => {
  const edited = { ...run, duration: 35, origin: 'edited' as const }
  const day = workout(3, 6, [ride, { ...edited, linked: true }])
  expect(replaceExercise(day, run)).toEqual(brick)
  expect(replaceExercise(workout(3, 6, [ride, edited]), { ...run, linked: true })).toEqual(apart)
  expect(replaceExercise(apart, run)).toBeUndefined()
  expect(replaceExercise(apart, swim)).toBeUndefined()
})

test('says when a session is done, but for the first and for the legs of a race', () => {
  const day = workout(3, 6, [swim, ride, { ...run, linked: true }])
  expect(day.exercises.map((each) => timingText(day, each))).toEqual(['', 'Later in the day', 'Straight after'])
  expect(oldBrick.exercises.map((each) => timingText(oldBrick, each))).toEqual(['', 'Straight after'])
  expect(timingText({ ...day, workoutType: 'race' }, ride)).toBe('')
})
