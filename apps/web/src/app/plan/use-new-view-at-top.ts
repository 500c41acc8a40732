import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { PlanView } from './plan-address.js'

/** Another view of the plan begins at its top; who goes back finds the old one where it was left. */
export function useNewViewAtTop(view: PlanView): void {
  const seen = useRef(view)
  const way = useNavigationType()
  useEffect(() => {
    if (seen.current === view) return
    seen.current = view
    if (way === 'PUSH') window.scrollTo(0, 0)
  }, [view, way])
}
