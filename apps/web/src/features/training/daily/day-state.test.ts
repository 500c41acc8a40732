import { expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { dayState } from './day-state.js'

const open = sampleWorkout(1, 2, [sampleExercise('run', 'run', 60)])
const completed = (actualDuration: number | null) => ({ ...open, id: 2, isCompleted: true, actualDuration })
const elsewhere = { ...completed(60), day: 3 } as const

it.each([
  ['nothing planned', [], 'Rest', 'rest', undefined],
  ['two open', [open, { ...open, id: 3 }], '0/2', '0 of 2 done', undefined],
  ['one of two done', [open, completed(10)], '1/2', '1 of 2 done', undefined],
  ['all done', [completed(58)], '1/1', '1 of 1 done', 'done'],
  ['all done, nobody knows how long', [completed(null)], '1/1', '1 of 1 done', 'done'],
  ['less than half done', [completed(25)], '1/1', '1 of 1 done, partly', 'partly'],
  ['a ride done, a run left out', [completed(60), { ...completed(0), id: 3 }], '2/2', '2 of 2 done, partly', 'partly'],
  ['nothing done', [completed(0)], '1/1', '1 of 1 done, with nothing done', 'none'],
])('a day with %s', (_, workouts, shown, spoken, result) => {
  expect(dayState([...workouts, elsewhere], 6, 2)).toEqual({ shown, spoken, result })
})
