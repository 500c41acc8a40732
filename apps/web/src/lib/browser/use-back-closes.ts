import { useEffect, useRef } from 'react'

const ENTRY = 'triplanSheet'

let opened = 0

/**
 * Makes a sheet that fills the screen a page of the browser's history, so that Back closes it instead of leaving the page.
 * Closed another way, it takes its page away again.
 */
export function useBackCloses(isSheet: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isSheet) return
    // A page loaded anew may stand on the entry of a sheet that was open before.
    opened = Math.max(opened, history.state?.[ENTRY] ?? 0) + 1
    const own = opened
    const isThere = () => (history.state?.[ENTRY] ?? 0) >= own
    const look = () => {
      if (!isThere()) latest.current()
    }
    history.pushState({ ...history.state, [ENTRY]: own }, '')
    window.addEventListener('popstate', look)
    return () => {
      window.removeEventListener('popstate', look)
      // Whoever went on to another page meanwhile stays there.
      if (history.state?.[ENTRY] === own) history.back()
    }
  }, [isSheet])
}
