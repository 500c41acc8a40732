import { setTimeout as pause } from 'node:timers/promises'
import { tooMuch } from './budget.js'

declare module 'fastify' {
  interface FastifyInstance {
    turns: Turns
  }
}

/** Calls of one user that may wait for their turn; a page never has so many under way. */
const MOST_WAITING = 64
const RETRY_AFTER_SECONDS = 1
/** Milliseconds between two calls at most, however long the first took. */
const LONGEST_PAUSE = 1_000

/**
 * Lets the heavy work of each user be done one after the other. Before what waited there is a pause as long as the work took:
 * one user has at most half of a processor, and somebody with one call at a time does not wait.
 */
export type Turns = { take<T>(userId: number, work: () => Promise<T>): Promise<T> }

/** Turns within this process; a Refusal for one who has too many calls waiting. */
export function makeTurns(): Turns {
  const lines = new Map<number, { length: number; last: Promise<unknown> }>()
  return {
    take(userId, work) {
      const line = lines.get(userId) ?? { length: 0, last: Promise.resolve() }
      if (line.length > MOST_WAITING) return Promise.reject(tooMuch(RETRY_AFTER_SECONDS))
      lines.set(userId, line)
      line.length += 1
      let milliseconds = 0
      const turn = async () => {
        const began = performance.now()
        try {
          return await work()
        } finally {
          milliseconds = performance.now() - began
          line.length -= 1
          if (line.length === 0) lines.delete(userId)
        }
      }
      const rest = () => (line.length > 0 ? pause(Math.min(milliseconds, LONGEST_PAUSE)) : undefined)
      const result = line.last.then(turn)
      // Whatever becomes of this one, the next has its turn.
      line.last = result.then(rest, rest)
      return result
    },
  }
}
