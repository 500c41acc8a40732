import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { readActivities } from '@tri/plan-files/activity'
import type { Asked, Read } from './read-file.js'

/** Reads one file beside the page, which stays at hand whatever is in it, and can end this at any time. */
self.addEventListener('message', ({ data: { bytes, timeZone } }: MessageEvent<Asked>) => {
  const answer = readActivities(bytes, { timeZone, withTracks: true })
  const read: Read = answer.ok
    ? { ok: true, hash: bytesToHex(sha256(bytes)), activities: answer.activities, notes: answer.notes }
    : { ok: false, message: answer.message }
  self.postMessage(read)
})
