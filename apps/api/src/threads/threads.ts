import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { HttpError } from '../http/errors.js'

/** One processor is left to those who answer. */
const MOST_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))
/** What a thread may hold before it is ended, and whoever asked for so much is refused. */
const MOST_MEGABYTES = 256
/** Of what a task makes and drops again: by itself it would be several times as much, which the process then keeps. */
const MOST_YOUNG_MEGABYTES = 12
const IDLE_MILLISECONDS = 60_000

/** Built, a thread stands beside; the source has one that can read TypeScript. */
const isSource = import.meta.url.endsWith('.ts')

/** Work that would keep the process from answering others; each task is a function that the thread's file exports. */
export type Threads<Tasks> = {
  run<Name extends keyof Tasks & string>(name: Name, given: GivenTo<Tasks[Name]>): Promise<ResultOf<Tasks[Name]>>
  close(): Promise<void>
}

type GivenTo<Task> = Task extends (given: infer Given) => unknown ? Given : never
type ResultOf<Task> = Task extends (given: never) => infer Result ? Awaited<Result> : never

/** Threads that read large files, and give way to those who answer. */
export type BulkThreads = Threads<typeof import('./bulk-thread.js')>

/** Threads for pages and plans, for which somebody waits: they neither give way nor stand behind a large file. */
export type InteractiveThreads = Threads<typeof import('./interactive-thread.js')>

/** Opens threads that are started when there is work, and end when there is none; `programs` is the folder of built ones. */
export const openBulkThreads = (programs?: string): BulkThreads =>
  openThreads(fileOf('bulk-thread', programs), IDLE_MILLISECONDS)

/** Opens threads that are started with the first work and then stay: to load what does it takes longer than doing it. */
export const openInteractiveThreads = (programs?: string): InteractiveThreads =>
  openThreads(fileOf('interactive-thread', programs), Number.POSITIVE_INFINITY)

function openThreads<Tasks>(filename: string, idleTimeout: number): Threads<Tasks> {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: MOST_YOUNG_MEGABYTES },
  })
  return {
    run: (task, given) => pool.run(given, { name: task }).catch(refuseExcess),
    close: () => pool.destroy(),
  }
}

function fileOf(name: string, programs: string | undefined): string {
  if (programs) return pathToFileURL(`${programs}/${name}.js`).href
  return new URL(isSource ? `./source-${name}.mjs` : `./${name}.js`, import.meta.url).href
}

function refuseExcess(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    throw new HttpError('tooLarge', 'This holds more than can be read here')
  throw error
}
