import type { SecondFactorNeeded, User } from '@tri/api-contract'
import { ApiError } from '../../http/api-error.js'

/** A sign-in whose first factor was right, until the second one is given or the user gives up. */
export type SecondFactorRequest = {
  needed: SecondFactorNeeded
  done: (user: User) => void
  giveUp: () => void
}

let request: SecondFactorRequest | undefined
const listeners = new Set<() => void>()

/** What waits for a second factor; the page's one dialog asks for it, wherever the sign-in was begun. */
export const SECOND_FACTOR = {
  get: () => request,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Has the second factor asked for; rejects when the user gives up. */
export const askForSecondFactor = (needed: SecondFactorNeeded): Promise<User> =>
  new Promise<User>((resolve, reject) => {
    const finish = (end: () => void) => {
      change(undefined)
      end()
    }
    change({
      needed,
      done: (user) => finish(() => resolve(user)),
      giveUp: () => finish(() => reject(new ApiError(0, 'The second step was not done. Please log in again.'))),
    })
  })

function change(next: SecondFactorRequest | undefined) {
  request = next
  for (const listener of listeners) listener()
}
