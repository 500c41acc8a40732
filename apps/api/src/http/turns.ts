import { tooMuch } from './budget.js'

declare module 'fastify' {
  interface FastifyInstance {
    turns: Turns
  }
}

/** Calls of one user that may wait for their turn; a page never has so many under way. */
const MOST_WAITING = 64
const RETRY_AFTER_SECONDS = 1

/** Lets the heavy work of each user be done one after the other, so that others' calls come in between. */
export type Turns = { take<T>(userId: number, work: () => Promise<T>): Promise<T> }

/** Turns within this process; a Refusal for one who has too many calls waiting. */
export function makeTurns(): Turns {
  const lines = new Map<number, { length: number; last: Promise<unknown> }>()
  return {
    async take(userId, work) {
      const line = lines.get(userId) ?? { length: 0, last: Promise.resolve() }
      if (line.length > MOST_WAITING) throw tooMuch(RETRY_AFTER_SECONDS)
      lines.set(userId, line)
      line.length += 1
      const result = line.last.then(work)
      // Whatever becomes of this one, the next has its turn.
      line.last = result.catch(() => undefined)
      try {
        return await result
      } finally {
        line.length -= 1
        if (line.length === 0) lines.delete(userId)
      }
    },
  }
}
