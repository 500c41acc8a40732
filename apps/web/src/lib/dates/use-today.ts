import type { IsoDay } from '@tri/plan-engine'
import { useSyncExternalStore } from 'react'
import { onWaking } from './day-change.js'
import { today } from './today.js'

/** The athlete's own date, also after midnight and after the machine has slept. */
export const useToday = (): IsoDay => useSyncExternalStore(onWaking, today, today)
