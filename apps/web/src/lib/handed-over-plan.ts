import { forget, readStored, store } from './browser/storage.js'

const KEY = 'triplan.selectedPlan'

/** Leaves the plan to show for the dashboard, which reads it once. */
export const handOverPlan = (planId: number) => store(KEY, planId)

/** The plan that was left, if any; the entry is gone after this. */
export function takeHandedOverPlan(): number | undefined {
  const value = readStored(KEY)
  forget(KEY)
  return typeof value === 'number' ? value : undefined
}
