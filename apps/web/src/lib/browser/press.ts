/** A press that takes longer, or whose end is not told, holds nothing up. */
const LONGEST_MILLISECONDS = 3000

const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Runs what may move or cover a button: at once, or when what is being pressed is released. Pressed in one place and released in
 * another is no click.
 */
export function onceReleased(act: () => void): void {
  // Without a page, nothing is pressed.
  if (typeof document === 'undefined' || !document.querySelector(':active')) {
    act()
    return
  }
  const waiting = new AbortController()
  const release = () => {
    waiting.abort()
    clearTimeout(timer)
    // The click comes right after the release.
    setTimeout(act)
  }
  const timer = setTimeout(release, LONGEST_MILLISECONDS)
  for (const end of ENDS) window.addEventListener(end, release, { capture: true, signal: waiting.signal })
}
