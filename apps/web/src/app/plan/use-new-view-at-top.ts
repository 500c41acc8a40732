import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { PlanView } from './plan-address.js'

const PHONE = '(max-width: 48em)'

/** Whether nothing of a plan has been shown in this document yet. */
let isFirst = true

/**
 * Another view of the plan begins at its top, and a week whose days stand below each other at today. Who goes back or
 * loads the page anew finds it where it was left.
 */
export function useNewViewAtTop(view: PlanView, isDrawn: boolean): void {
  const seen = useRef(view)
  const way = useNavigationType()
  useEffect(() => {
    if (seen.current === view) return
    seen.current = view
    if (way === 'PUSH') window.scrollTo(0, 0)
  }, [view, way])

  const isWeekShown = isDrawn && view === 'weekly'
  const wasWeekShown = useRef(false)
  useEffect(() => {
    const isOpened = isWeekShown && !wasWeekShown.current
    wasWeekShown.current = isWeekShown
    if (!isDrawn) return
    const isEntered = isFirst && !isSeenAgain()
    isFirst = false
    if (isOpened && (way === 'PUSH' || isEntered) && window.matchMedia(PHONE).matches) showToday()
  }, [isDrawn, isWeekShown, way])
}

/** Whether the browser shows a document that it had before, where it was left. */
function isSeenAgain() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

/** What stands in the upper half of the screen is in sight already. */
function showToday() {
  const today = document.querySelector('[data-date][data-today]')
  if (!today || today.getBoundingClientRect().top < window.innerHeight / 2) return
  today.scrollIntoView()
  // The days before it are laid out as they come near, and are not as high as they were taken to be.
  requestAnimationFrame(() => today.scrollIntoView())
}
