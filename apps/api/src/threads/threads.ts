import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { HttpError } from '../http/errors.js'

/** One processor is left to those who answer. */
const MOST_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))
/** What a thread may hold before it is ended, and whoever asked for so much is refused. */
const MOST_MEGABYTES = 256
const IDLE_MILLISECONDS = 60_000

/** Built, it stands beside; the source has one that can read TypeScript. */
const THREAD = import.meta.url.endsWith('.ts') ? './source-thread.mjs' : './thread.js'

type Tasks = typeof import('./thread.js')

/** Work that would keep the process from answering others. */
export type Threads = {
  run<Name extends keyof Tasks>(
    name: Name,
    given: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  close(): Promise<void>
}

/** Threads that are started when there is work, and end when there is none. */
export function openThreads(): Threads {
  const pool = new Piscina({
    filename: new URL(THREAD, import.meta.url).href,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE_MILLISECONDS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  return {
    run: (name, given) => pool.run(given, { name }).catch(refuseExcess),
    close: () => pool.destroy(),
  }
}

function refuseExcess(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    throw new HttpError('tooLarge', 'This holds more than can be read here')
  throw error
}
