import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What goes on paper: the week, unless something else was asked for. */
export type Printed = 'week' | 'forecast'

let wanted: Printed = 'week'

/** Opens the browser's print dialog for one thing. */
export function printOnly(what: Printed): void {
  wanted = what
  window.addEventListener(
    'afterprint',
    () => {
      wanted = 'week'
    },
    { once: true },
  )
  window.print()
}

/** True while the browser makes pages of it: what is for paper is only drawn then. */
export function usePrinting(what: Printed): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // Whoever sees the page can print it.
  useLayoutEffect(() => {
    // The pages are made as soon as the event is over, so it has to be drawn by then.
    const begin = () => flushSync(() => setPrinting(wanted === what))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [what])
  return isPrinting
}
