import type { Activity } from '@tri/plan-files/activity'

/** What the worker is given. */
export type Asked = { bytes: Uint8Array<ArrayBuffer>; timeZone: string }

/** What is in a file, with its SHA-256 in hex; else why it cannot be read, and what to do. */
export type Read =
  | { ok: true; hash: string; activities: readonly Activity[]; notes: readonly string[] }
  | { ok: false; message: string }

const MEBIBYTE = 1024 * 1024
const MOST_BYTES = 64 * MEBIBYTE

/** The largest file takes a slow phone a good part of it. */
const PATIENCE_MILLISECONDS = 30_000

const TOO_LARGE = `This file is larger than ${MOST_BYTES / MEBIBYTE} MB. Export a single activity, or the .fit file, then try again.`
const TOO_SLOW = 'This file takes too long to read. Export a single activity, then try again.'
const NOT_READ = 'This file could not be read. Copy or export it again, then try once more.'

/** Reads a file of a device in a worker, which is gone afterwards. */
export async function readFile(file: File): Promise<Read> {
  if (file.size > MOST_BYTES) return { ok: false, message: TOO_LARGE }
  try {
    const asked = { bytes: new Uint8Array(await file.arrayBuffer()), timeZone: browserZone() }
    return await inWorker(asked)
  } catch {
    return { ok: false, message: NOT_READ }
  }
}

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

function inWorker(asked: Asked): Promise<Read> {
  const worker = new Worker(new URL('./activity-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Read>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ ok: false, message: TOO_SLOW }), PATIENCE_MILLISECONDS)
    worker.addEventListener('message', ({ data }: MessageEvent<Read>) => resolve(data))
    worker.addEventListener('error', reject)
    worker.addEventListener('messageerror', reject)
    worker.postMessage(asked, [asked.bytes.buffer])
    worker.addEventListener('message', () => clearTimeout(timer))
  }).finally(() => worker.terminate())
}
