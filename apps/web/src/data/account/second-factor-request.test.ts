import type { SecondFactorNeeded } from '@tri/api-contract'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../http/api-error.js'
import { newcomer } from '../../testing/sample-user.js'
import { askForSecondFactor, SECOND_FACTOR } from './second-factor-request.js'

const NEEDED: SecondFactorNeeded = { next: 'second-factor', ways: ['code'] }

afterEach(() => SECOND_FACTOR.get()?.giveUp())

it('is asked for until it is given, and then the user is signed in', async () => {
  const heard = vi.fn()
  const stop = SECOND_FACTOR.subscribe(heard)
  const signedIn = askForSecondFactor(NEEDED)
  expect(SECOND_FACTOR.get()?.needed).toBe(NEEDED)
  SECOND_FACTOR.get()?.done(newcomer)
  await expect(signedIn).resolves.toBe(newcomer)
  expect(SECOND_FACTOR.get()).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

it('says in words for the athlete that it was given up', async () => {
  const signedIn = askForSecondFactor(NEEDED)
  SECOND_FACTOR.get()?.giveUp()
  const error = await signedIn.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: 'The second step was not done. Please log in again.' })
  expect(SECOND_FACTOR.get()).toBeUndefined()
})

it('tells nobody any more who has stopped listening', () => {
  const heard = vi.fn()
  SECOND_FACTOR.subscribe(heard)()
  askForSecondFactor(NEEDED).catch(() => undefined)
  expect(heard).not.toHaveBeenCalled()
})
