import { startTransition, useEffect, useState } from 'react'

/** Even on a page that is never idle the next one comes after so many milliseconds. */
const PATIENCE_MS = 1000

/**
 * How many of so many things may be on the page yet: none while the page is being drawn, then one more in each moment in
 * which the browser has nothing else to do. For what stands below the fold.
 */
export function useOneByOne(count: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown < count) return whenIdle(() => startTransition(() => setShown(shown + 1)))
  }, [shown, count])
  return shown
}

/** Answers how to call it off. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PATIENCE_MS / 4)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(asked)
}
