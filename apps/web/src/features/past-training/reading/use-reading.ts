import type { PastTraining, ReadingProgress } from '@tri/plan-files/archive'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readPast } from './read-past.js'

export type ReadingState =
  | { kind: 'none'; problem?: string }
  | { kind: 'reading'; progress: ReadingProgress }
  | { kind: 'read'; name: string; training: PastTraining }

const FAILED = 'Reading broke off. Choose fewer files at a time, then try again.'
const NOTHING = 'No file was chosen, or the folder is empty.'

/** Reads what is chosen, one choice at a time. */
export function useReading() {
  const [state, setState] = useState<ReadingState>({ kind: 'none' })
  const cancelling = useRef<AbortController>(null)
  useEffect(() => () => cancelling.current?.abort(), [])

  const read = useCallback(async (files: readonly File[]) => {
    cancelling.current?.abort()
    if (files.length === 0) return setState({ kind: 'none', problem: NOTHING })
    const controller = new AbortController()
    cancelling.current = controller
    const { signal } = controller
    const total = files.reduce((sum, { size }) => sum + size, 0)
    setState({ kind: 'reading', progress: { done: 0, total, activities: 0 } })
    const onProgress = (progress: ReadingProgress) => setState({ kind: 'reading', progress })
    try {
      setState({ kind: 'read', name: nameOf(files), training: await readPast(files, { onProgress, signal }) })
    } catch {
      if (!signal.aborted) setState({ kind: 'none', problem: FAILED })
    }
  }, [])
  const stop = useCallback(() => {
    cancelling.current?.abort()
    setState({ kind: 'none' })
  }, [])
  return { state, read, stop }
}

const MOST_LETTERS = 100

/** `"export.zip"`, `"activities"` for a folder, `"12 files"`. */
export function nameOf(files: readonly Pick<File, 'name' | 'webkitRelativePath'>[]): string {
  const [first] = files
  const folder = first?.webkitRelativePath.split('/')[0]
  const name = folder || (files.length === 1 ? first?.name : undefined) || `${files.length} files`
  return name.slice(-MOST_LETTERS)
}
