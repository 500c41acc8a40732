import { useEffect, useState } from 'react'
import { forget, readStored, store } from './browser/storage.js'

const KEY = 'triplan.selectedPlan'

/** Leaves the plan to show for the dashboard, which reads it once. */
export const handOverPlan = (planId: number) => store(KEY, planId)

/** State that begins with the plan that was left, if any; the entry is gone once the page stands. */
export function useHandedOverPlan() {
  const state = useState(read)
  // Not while it is drawn: what React draws and throws away would have taken it along.
  useEffect(() => forget(KEY), [])
  return state
}

function read(): number | undefined {
  const value = readStored(KEY)
  return typeof value === 'number' ? value : undefined
}
