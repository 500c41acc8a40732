import { describe, expect, it } from 'vitest'
import { sampleActual, sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import {
  exerciseName,
  exercisesText,
  placeText,
  resultText,
  resultThere,
  sessionsText,
  workoutSubject,
  workoutText,
} from './conflict-text.js'

const brick = sampleWorkout(5, 2, [
  { ...sampleExercise('bike'), name: 'Long ride' },
  { ...sampleExercise('run'), name: 'Easy run' },
])
const done = { ...brick, isCompleted: true, actualDuration: 45, notes: 'Windy' }
const logged = (changes: object) => ({
  ...brick,
  actualExercises: [{ ...sampleActual(sampleExercise('run')), loggedAt: '2027-01-26T07:00:00Z', ...changes }],
})
const rest = sampleWorkout(6, 6, [])

describe('the words for a conflict', () => {
  it.each([
    [placeText({ week: 5, day: 2 }), 'Tue, Week 5'],
    [workoutText(brick), 'Tue, Week 6'],
    [workoutText(done), 'Tue, Week 6, completed'],
    [exercisesText(brick), 'Tue, Week 6: Long ride, Easy run'],
    [exercisesText(rest), 'Sat, Week 6: nothing'],
    [resultText(done), 'completed, 0:45, “Windy”'],
    [resultText({}), 'completed'],
    [resultText({ actualDuration: 0, notes: 'x'.repeat(80) }), `completed, 0:00, “${'x'.repeat(60)}…”`],
    [resultThere(done), 'completed, 0:45, “Windy”'],
    [resultThere(brick), 'Tue, Week 6, not completed'],
    [resultThere({ ...brick, notes: 'Later' }), 'Tue, Week 6, not completed, “Later”'],
    [sessionsText(brick), 'Tue, Week 6: Long ride open, Easy run open'],
    [sessionsText(logged({ duration: 25 })), 'Tue, Week 6: Long ride open, Easy run done in 0:25'],
    [
      sessionsText(logged({ duration: 0, skipped: 'sick', notes: 'Cold' })),
      'Tue, Week 6: Long ride open, Easy run skipped, “Cold”',
    ],
    [sessionsText(rest), 'Sat, Week 6: nothing'],
    [workoutSubject(brick), 'Long ride + Easy run'],
    [workoutSubject(rest), 'Session'],
    [exerciseName([rest, brick], brick.exercises[1]?.id ?? ''), 'Easy run'],
    [exerciseName([rest], 'gone'), 'the session'],
  ])('%j is %j', (text, expected) => {
    expect(text).toBe(expected)
  })
})
