import { describe, expect, it } from 'vitest'
import { watchText } from './watch-text.js'

const sent = { sendsWorkouts: true, canSendWorkouts: true, workoutsOnWatch: 6, watchProblem: null }

describe('what is said of the watch', () => {
  it.each([
    [sent, '6 workouts of the next 14 days at Garmin.', false],
    [{ ...sent, workoutsOnWatch: 1 }, '1 workout of the next 14 days at Garmin.', false],
    [{ ...sent, workoutsOnWatch: 0 }, 'No workout of the next 14 days is there yet.', false],
    [{ ...sent, watchProblem: 'Garmin is busy' }, 'Garmin is busy', true],
    [{ ...sent, sendsWorkouts: false }, 'The next 14 days of your current plan', false],
    [{ ...sent, canSendWorkouts: false }, 'Garmin was not allowed to take workouts', true],
    [{ ...sent, canSendWorkouts: false, sendsWorkouts: false }, 'Garmin was not allowed to take workouts', false],
  ])('follows what stands: %j', (settings, text, isProblem) => {
    expect(watchText(settings)).toEqual({ text: expect.stringContaining(text), isProblem })
  })
})
