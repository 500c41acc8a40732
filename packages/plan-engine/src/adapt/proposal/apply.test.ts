import { expect, it } from 'vitest'
import { BASE, dayOf, lived } from '../../testing/histories.js'
import type { Workout } from '../../types.js'
import type { Change, PlacedExercise } from '../types.js'
import { withChanges } from './apply.js'
import { touchedDays } from './changes.js'
import { revertProposal } from './revert.js'

const saved = lived(BASE, dayOf(6, 'Mon')) as Workout[]
const later = saved.filter(({ week, exercises }) => week > 6 && exercises.length === 2)

/** The sessions of a workout where they stand. */
const placesOf = ({ week, day, exercises }: Workout): PlacedExercise[] =>
  exercises.map((exercise, index) => ({ week, day, index, exercise }))

const changeOf = (from: PlacedExercise, to: PlacedExercise): Change => ({
  ...{ id: from.exercise.id, group: 'all', kind: 'replace', from, to, reasons: [] },
})

const idsOn = (workouts: readonly Workout[], { week, day }: Workout) =>
  workouts
    .filter((each) => each.week === week && each.day === day)
    .flatMap(({ exercises }) => exercises.map(({ id }) => id))

function takesAndGivesBack(changes: readonly Change[]) {
  const now = withChanges(saved, changes)
  const back = revertProposal(now, { changes, touched: touchedDays({ saved }, changes) })
  expect(JSON.stringify(back)).toBe(JSON.stringify(saved))
  return now
}

it('lets two sessions change places on their day, and back', () => {
  const [workout] = later
  const [one, other] = workout ? placesOf(workout) : []
  if (!workout || !one || !other) throw new Error('No day has two sessions')
  const changes = [changeOf(one, { ...one, index: 1 }), changeOf(other, { ...other, index: 0 })]
  expect(idsOn(takesAndGivesBack(changes), workout)).toEqual([other.exercise.id, one.exercise.id])
})

it('puts sessions that come to a day in the order of their places, in whatever order they are told', () => {
  const [workout, target] = later
  const [one, other] = workout ? placesOf(workout) : []
  if (!workout || !target || !one || !other) throw new Error('No two days have two sessions')
  const [first, last] = target.exercises.map(({ id }) => id)
  const at = (from: PlacedExercise, index: number) =>
    changeOf(from, { ...from, ...{ week: target.week, day: target.day, index } })
  const expected = [one.exercise.id, first, other.exercise.id, last]
  expect(idsOn(takesAndGivesBack([at(one, 0), at(other, 2)]), target)).toEqual(expected)
  expect(idsOn(takesAndGivesBack([at(other, 2), at(one, 0)]), target)).toEqual(expected)
})
