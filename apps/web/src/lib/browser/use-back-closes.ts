import { useEffect, useRef } from 'react'

const ENTRY = 'triplanSheet'

let opened = 0

/** Ends when a sheet that was closed has taken its page of the history away. */
let leaving: Promise<void> | undefined

/**
 * Makes a sheet that fills the screen a page of the browser's history, so that Back closes it instead of leaving the page.
 * Closed another way, it takes its page away again; one that opens in its place waits for that, or it would be taken away with it.
 */
export function useBackCloses(isSheet: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isSheet) return
    let isGone = false
    let leave: (() => void) | undefined
    const enter = () => {
      if (!isGone) leave = enterHistory(() => latest.current())
    }
    if (leaving) leaving.then(enter)
    else enter()
    return () => {
      isGone = true
      leave?.()
    }
  }, [isSheet])
}

/** A page of the history that tells when it is left by Back; answers how to take it away. */
function enterHistory(onLeft: () => void): () => void {
  // A page loaded anew may stand on the entry of a sheet that was open before.
  opened = Math.max(opened, history.state?.[ENTRY] ?? 0) + 1
  const own = opened
  const look = () => {
    if ((history.state?.[ENTRY] ?? 0) < own) onLeft()
  }
  history.pushState({ ...history.state, [ENTRY]: own }, '')
  window.addEventListener('popstate', look)
  return () => {
    window.removeEventListener('popstate', look)
    // Whoever went on to another page meanwhile stays there.
    if (history.state?.[ENTRY] === own) goBack()
  }
}

function goBack(): void {
  leaving = new Promise((resolve) => {
    const left = () => {
      leaving = undefined
      resolve()
    }
    window.addEventListener('popstate', left, { once: true })
  })
  history.back()
}
