import type { IsoDay } from '@tri/plan-engine'
import { useContext, useSyncExternalStore } from 'react'
import { RequestContext } from '../browser/request-context.js'
import { onWaking } from './day-change.js'
import { today } from './today.js'

/** The athlete's own date, also after midnight and after the machine has slept. */
export function useToday(): IsoDay {
  const { today: asked } = useContext(RequestContext)
  return useSyncExternalStore(onWaking, today, () => asked ?? today())
}
