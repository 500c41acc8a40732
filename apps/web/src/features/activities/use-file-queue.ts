import type { IsoDay } from '@tri/plan-engine'
import { useCallback, useState } from 'react'
import { type Read, readFile } from './read-file.js'

/** A file that cannot be taken, and why. */
export type Refused = { name: string; message: string }

type Waiting = { read: Extract<Read, { ok: true }>; droppedOn: IsoDay | undefined }

/** Files that were chosen, read one after the other; each waits until the athlete has decided on it. */
export function useFileQueue() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [isReading, setReading] = useState(false)
  const add = useCallback(async (files: readonly File[], droppedOn?: IsoDay) => {
    setRefused([])
    setReading(true)
    for (const file of files) {
      const read = await readFile(file)
      if (read.ok) setWaiting((before) => [...before, { read, droppedOn }])
      else setRefused((before) => [...before, { name: file.name, message: read.message }])
    }
    setReading(false)
  }, [])
  const next = useCallback(() => setWaiting(([, ...others]) => others), [])
  return { first: waiting[0], refused, isReading, add, next }
}
