import type { PastTraining, ReadingProgress, Source } from '@tri/plan-files/archive'

/** What the worker is given. */
export type Asked = { sources: readonly Source[]; timeZone: string }

/** What it tells meanwhile, and in the end. */
export type Told = { kind: 'progress'; progress: ReadingProgress } | { kind: 'read'; training: PastTraining }

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** A file by its path in the folder that was chosen, else by its name. */
const sourceOf = (file: File): Source => ({ name: file.webkitRelativePath || file.name, blob: file })

type Reading = { onProgress: (progress: ReadingProgress) => void; signal: AbortSignal }

/** Reads files in a worker, which is gone afterwards, and at once when the signal says so; nothing leaves the browser. */
export function readPast(files: readonly File[], { onProgress, signal }: Reading): Promise<PastTraining> {
  const worker = new Worker(new URL('./past-worker.ts', import.meta.url), { type: 'module' })
  const asked: Asked = { sources: files.map(sourceOf), timeZone: browserZone() }
  return new Promise<PastTraining>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'progress') onProgress(data.progress)
      else resolve(data.training)
    })
    worker.addEventListener('error', reject)
    worker.addEventListener('messageerror', reject)
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}
