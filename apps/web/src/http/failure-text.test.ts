import { expect, it } from 'vitest'
import { EXERCISE_TOASTS } from '../lib/texts/exercise-messages.js'
import { TOASTS } from '../lib/texts/messages.js'
import { failureText } from './failure-text.js'

const ASIDE = 'Something went wrong on our side. Please try again.'
const AWAY = 'The server cannot be reached. Please check your connection and try again.'

it.each([
  ['its own words', TOASTS.preferencesNotUpdated, '', 'Please try again.'],
  ['its own after the server’s', TOASTS.goalNotUpdated, 'Race is over', 'Race is over. Please try again.'],
  ['an advice once', TOASTS.preferencesNotUpdated, ASIDE, ASIDE],
  ['what to do without a network', TOASTS.preferencesNotUpdated, AWAY, AWAY],
  ['what failed before why', TOASTS.workoutNotCompleted, 'Please log in', 'Failed to complete workout. Please log in'],
  ['the server’s words alone', TOASTS.planNotCreated, 'Plan name is required', 'Plan name is required'],
  ['what to check without them', TOASTS.planNotCreated, '', 'Please check your inputs and try again.'],
  ['the server’s words where it has none', EXERCISE_TOASTS.workoutNotMoved, 'Workout not found', 'Workout not found'],
  ['nothing when the title says it all', EXERCISE_TOASTS.workoutNotMoved, '', ''],
])('says %s', (_, toast, words, said) => {
  expect(failureText(toast, words)).toBe(said)
})
