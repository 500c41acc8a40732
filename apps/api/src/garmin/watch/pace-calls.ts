import { setTimeout as pause } from 'node:timers/promises'

const MINUTE = 60_000

/** When this process called Garmin's training interface in the last minute. */
const calls: number[] = []

/** Waits until one more call keeps within so many a minute, for all users of this process together. */
export async function pace(perMinute: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const now = Date.now()
    while (calls[0] !== undefined && calls[0] <= now - MINUTE) calls.shift()
    if (calls.length < perMinute) break
    await pause((calls[0] ?? now) + MINUTE - now, undefined, { signal, ref: false })
  }
  calls.push(Date.now())
}
