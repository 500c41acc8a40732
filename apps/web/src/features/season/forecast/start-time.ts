import { parseStartTime } from '@tri/plan-engine/season'
import { useState, useSyncExternalStore } from 'react'
import { readStored, store } from '../../../lib/browser/storage.js'
import { USUAL_START } from './forecast-facts.js'

const KEY = 'triplan.start-time'

/** When the athlete's race starts, as last set in this browser. */
export function readStartTime(): string {
  const stored = readStored(KEY)
  return typeof stored === 'string' && parseStartTime(stored) !== undefined ? stored : USUAL_START
}

/** Keeps a start that is a time of day. */
export function keepStartTime(start: string): void {
  if (parseStartTime(start) !== undefined) store(KEY, start)
}

const never = () => () => undefined

/** The start, and how it is changed; where the page is rendered without a browser it is the usual one. */
export function useStartTime(): [string, (start: string) => void] {
  const kept = useSyncExternalStore(never, readStartTime, () => USUAL_START)
  const [typed, setTyped] = useState<string>()
  const change = (start: string) => {
    setTyped(start)
    keepStartTime(start)
  }
  return [typed ?? kept, change]
}
