import { forget, readStored, store } from '../../lib/browser/storage.js'

const KEY = 'triplan-known-activities'

/** Keeps over the visit to Garmin which activities were there before it. */
export const keepKnown = (ids: readonly number[]): void => store(KEY, ids)

/** What was kept, once; undefined when nothing sound was. */
export function takeKnown(): number[] | undefined {
  const kept = readStored(KEY)
  forget(KEY)
  return Array.isArray(kept) && kept.every((id) => Number.isInteger(id)) ? kept : undefined
}
