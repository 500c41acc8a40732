import { expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { moveTargets } from './move-targets.js'

const monday = sampleWorkout(1, 1, [sampleExercise('bike')])
const thursday = sampleWorkout(2, 4, [sampleExercise('swim'), sampleExercise('run')])
const race = sampleWorkout(3, 0, [sampleExercise('swim', 'race')], { week: 14, workoutType: 'race' })
const workouts = [monday, thursday, race]
const ask = (week: number, exerciseId?: string) =>
  moveTargets(exerciseId ? { workout: thursday, exerciseId } : { workout: thursday }, {
    plan: samplePlan(),
    workouts,
    week,
    today: '2027-01-28',
  })

it('a workout can go to any day but its own', () => {
  const targets = ask(6)
  expect(targets).toHaveLength(7)
  expect(targets.filter(({ move }) => !move).map(({ name, detail }) => [name, detail])).toEqual([
    ['Thursday, 28 Jan', 'It is here'],
  ])
  expect(targets[0]).toMatchObject({
    name: 'Monday, 25 Jan',
    detail: 'planned 0:30 \u00b7 free 1:00',
    move: { kind: 'workout', workoutId: 2, week: 6, day: 1 },
  })
})

it('what a day off would break is told, not forbidden', () => {
  expect(ask(6)[2]).toMatchObject({ detail: 'day off', warnings: ['Wednesday is a day off'], move: { day: 3 } })
  expect(ask(6)[3]?.warnings).toEqual([])
})

it('a workout can go to another week, its own weekday included', () => {
  expect(ask(7).every(({ move }) => move !== undefined)).toBe(true)
})

it('nothing can go before the plan starts', () => {
  expect(ask(1)[0]).toMatchObject({ detail: 'Before your plan starts', move: undefined })
})

it('an exercise joins another workout, in first place', () => {
  const targets = ask(6, 'run')
  expect(targets[0]).toMatchObject({
    detail: 'With Bike',
    move: { kind: 'exercise', sourceId: 2, targetId: 1, exerciseId: 'run', targetIndex: 0 },
  })
  expect(targets[1]).toMatchObject({ detail: 'No session to join', move: undefined })
  expect(targets[3]).toMatchObject({ detail: 'It is here', move: undefined })
})

it('an exercise does not join the race', () => {
  expect(ask(14, 'run').at(-1)).toMatchObject({ detail: 'Race day stays as it is', move: undefined })
})
