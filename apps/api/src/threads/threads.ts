import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { HttpError } from '../http/errors.js'

/** One processor is left to those who answer. */
const MOST_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))
/** What a thread may hold before it is ended, and whoever asked for so much is refused. */
const MOST_MEGABYTES = 256
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

/** Threads for heavy work, which gives way to those who answer. */
export type WorkThreads = Threads<typeof import('./work-thread.js')>

/** Threads for pages, for which somebody waits: they neither give way nor stand behind the heavy work. */
export type PageThreads = Threads<typeof import('./page-thread.js')>

/** Opens threads that are started when there is work, and end when there is none. */
export const openWorkThreads = (): WorkThreads => openThreads('work-thread', IDLE_MILLISECONDS)

/** Opens threads that are started with the first page and then stay: loading what renders it takes longer than rendering. */
export const openPageThreads = (): PageThreads => openThreads('page-thread', Number.POSITIVE_INFINITY)

function openThreads<Tasks>(name: string, idleTimeout: number): Threads<Tasks> {
  const file = isSource ? `./source-${name}.mjs` : `./${name}.js`
  const pool = new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  return {
    run: (task, given) => pool.run(given, { name: task }).catch(refuseExcess),
    close: () => pool.destroy(),
  }
}

function refuseExcess(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    throw new HttpError('tooLarge', 'This holds more than can be read here')
  throw error
}
