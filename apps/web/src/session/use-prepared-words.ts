import { useEffect } from 'react'
import { prepareCalls } from '../http/client.js'
import { prepareToasts } from '../http/toasts.js'

/** Loads ahead what a call and its toast need: without a network it is too late to. */
export function usePreparedWords(): void {
  useEffect(() => {
    Promise.all([prepareCalls(), prepareToasts()]).catch(() => undefined)
  }, [])
}
