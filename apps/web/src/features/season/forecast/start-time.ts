import { parseStartTime } from '@tri/plan-engine/season'
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
