// Loaded into the program before it: tells, at each SIGWINCH, how many milliseconds of processor time the event loop was busy
// without a break at most since the last one. Time that a busy machine gave to others does not count where that is known.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 5

const spentMs =
  process.platform === 'linux'
    ? () => Number(readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    : () => performance.now()

if (isMainThread) {
  let longest = 0
  let last = spentMs()
  const look = () => {
    const now = spentMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  setInterval(look, EVERY_MS).unref()
  process.on('SIGWINCH', () => {
    look()
    console.log(`longest turn: ${longest.toFixed(1)} ms`)
    longest = 0
  })
}
