import { HttpError } from '../http/errors.js'
import type { EventStream } from './event-stream.js'

/** Pages of a user on one instance: more than anybody has open. */
const MOST_OF_USER = 20
/** Seconds after which a page may ask whether another one has been closed. */
const RETRY_AFTER_SECONDS = 60

/** A stream with the session that it was opened in. */
export type OpenStream = EventStream & { userId: number; sessionKey: string }

/** The streams that are open on this instance, by their users. */
export type Streams = ReturnType<typeof makeStreams>

export function makeStreams() {
  const byUser = new Map<number, Set<OpenStream>>()
  const of = (userId: number): Iterable<OpenStream> => byUser.get(userId) ?? []
  function* all() {
    for (const streams of byUser.values()) yield* streams
  }
  return {
    of,
    all,
    writeAll(message: Buffer): void {
      for (const stream of all()) stream.write(message)
    },
    users: (): number[] => [...byUser.keys()],
    count: (): number => [...byUser.values()].reduce((sum, { size }) => sum + size, 0),
    /** A Refusal when the user has too many already: ending an old one, whose page opens it again, would never end. */
    add(stream: OpenStream): void {
      const own = byUser.get(stream.userId) ?? new Set()
      if (own.size >= MOST_OF_USER)
        throw new HttpError('tooMany', 'TriPlan is open in too many windows. Please close some of them', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      byUser.set(stream.userId, own.add(stream))
    },
    remove(stream: OpenStream): void {
      const own = byUser.get(stream.userId)
      own?.delete(stream)
      if (own?.size === 0) byUser.delete(stream.userId)
    },
  }
}
