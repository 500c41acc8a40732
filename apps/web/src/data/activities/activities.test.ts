import { expect, it } from 'vitest'
import { ApiError } from '../../http/api-error.js'
import { notAdded } from './activities.js'

it.each([
  [
    new ApiError(409, 'Already here: Morning Run of 2026-11-21, from this file'),
    'Already here',
    'Morning Run of 2026-11-21, from this file. Nothing was added.',
  ],
  [
    new ApiError(400, 'This activity is a ride'),
    'Error adding the activity',
    'This activity is a ride. Please try again.',
  ],
  [new TypeError('x is undefined'), 'Error adding the activity', 'Please try again.'],
])('of %s the athlete reads %j', (error, title, message) => {
  expect(notAdded(error)).toEqual({ title, message })
})
