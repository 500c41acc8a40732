import { type ReadingProgress, readPastTraining } from '@tri/plan-files/archive'
import type { Asked, Told } from './read-past.js'

/** The page draws what it is told: more often than this nobody sees. */
const EVERY_MILLISECONDS = 100

const tell = (told: Told) => self.postMessage(told)

/** Reads files and archives beside the page, which stays at hand and can end this at any time. */
self.addEventListener('message', async ({ data: { sources, timeZone } }: MessageEvent<Asked>) => {
  let last = 0
  const onProgress = (progress: ReadingProgress) => {
    const now = performance.now()
    if (now - last < EVERY_MILLISECONDS) return
    last = now
    tell({ kind: 'progress', progress })
  }
  try {
    tell({ kind: 'read', training: await readPastTraining(sources, { timeZone, onProgress }) })
  } catch (error) {
    // Only what is thrown here is heard of by the page: a promise that fails tells nobody.
    setTimeout(() => {
      throw error
    })
  }
})
