import { expect, it } from 'vitest'
import { exercise, RACE_WEEK, THRESHOLD_SWIM, workout } from '../testing/workouts.js'
import { swimCards } from './swim-cards.js'

it('keeps the swims of a day in their order', () => {
  const names = ['First', 'Second', 'Third']
  const workouts = [
    workout(
      5,
      names.map((name, index) => ({ ...THRESHOLD_SWIM, id: `w1d5e${index}`, name })),
    ),
  ]
  expect(swimCards({ ...RACE_WEEK, workouts }).map(({ swim }) => swim.name)).toEqual(names)
})

it('makes a card of every swim but the race, in date order', () => {
  const second = { ...THRESHOLD_SWIM, id: 'w1d5e2', name: 'Second' }
  const workouts = [workout(5, [exercise(), second]), ...RACE_WEEK.workouts]
  expect(swimCards({ ...RACE_WEEK, workouts }).map(({ date, swim }) => `${date} ${swim.name}`)).toEqual([
    '2027-03-08 Threshold 100s',
    '2027-03-12 Second',
  ])
})
