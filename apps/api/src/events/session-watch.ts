import { setTimeout as pause } from 'node:timers/promises'
import { EVENTS } from '@tri/api-contract'
import type { Db } from '../db/schema.js'
import { listStanding } from '../http/security/session-store.js'
import { toMessage } from './event-stream.js'
import type { OpenStream, Streams } from './streams.js'

/** Milliseconds until sessions are looked up again when the database did not answer. */
const TRY_AGAIN = 1_000
/** Keys that are looked up at a time. */
const AT_ONCE = 1_000

const BYE = toMessage(EVENTS.bye)

/**
 * Ends the streams of these users whose session has ended, wherever that was. Who is to be looked after while a look goes on
 * is in the next one: however often it is asked for, there is one statement at a time.
 */
export function watchSessions(db: Db, streams: Streams, isStopping: () => boolean): (users: readonly number[]) => void {
  const due = new Set<number>()
  let isLooking = false

  async function look(): Promise<void> {
    while (due.size > 0 && !isStopping()) {
      const users = [...due]
      due.clear()
      try {
        await endFallen(
          db,
          users.flatMap((userId) => [...streams.of(userId)]),
        )
      } catch {
        for (const userId of users) due.add(userId)
        await pause(TRY_AGAIN, undefined, { ref: false })
      }
    }
  }

  return (users) => {
    for (const userId of users) due.add(userId)
    if (isLooking) return
    isLooking = true
    look().finally(() => {
      isLooking = false
    })
  }
}

async function endFallen(db: Db, open: readonly OpenStream[]): Promise<void> {
  for (let at = 0; at < open.length; at += AT_ONCE) {
    const streams = open.slice(at, at + AT_ONCE)
    const standing = await listStanding(
      db,
      streams.map(({ sessionKey }) => sessionKey),
    )
    const keys = new Set(standing.map(({ key }) => key))
    for (const stream of streams) {
      if (keys.has(stream.sessionKey)) continue
      stream.write(BYE)
      stream.end()
    }
  }
}
