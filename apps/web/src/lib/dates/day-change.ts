import { now, today } from './today.js'

/** Hidden for as long as this, a page has been away; switching to another tab for a moment is no absence. */
const AWAY_MILLISECONDS = 5 * 60_000

/** Timers may fire a little early: just after midnight it is tomorrow for certain. */
const AFTER_MIDNIGHT_MILLISECONDS = 50

const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/**
 * Tells when the athlete's day begins, and when this page comes back after an absence: a machine that slept, a tab that
 * lay behind others, a page from the browser's history. Answers how to stop listening.
 */
export function onWaking(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** Milliseconds to the next midnight of the clock's own zone; days of 23 or 25 hours have theirs as well. */
export function millisecondsToMidnight(moment: Date): number {
  const midnight = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1)
  return midnight.getTime() - moment.getTime()
}

function watch(): () => void {
  let day = today()
  let hiddenAt: number | undefined
  let timer: ReturnType<typeof setTimeout>
  const tell = (isBack: boolean) => {
    const isNewDay = today() !== day
    day = today()
    if (isNewDay || isBack) for (const listener of [...listeners]) listener()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(midnight, millisecondsToMidnight(now()) + AFTER_MIDNIGHT_MILLISECONDS)
  }
  const midnight = () => {
    wait()
    tell(false)
  }
  // A timer stands still while the machine sleeps: it is set anew whenever the page is seen.
  const seen = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = now().getTime()
      return
    }
    const away = hiddenAt === undefined ? 0 : now().getTime() - hiddenAt
    hiddenAt = undefined
    wait()
    tell(away >= AWAY_MILLISECONDS)
  }
  const shown = ({ persisted }: PageTransitionEvent) => {
    wait()
    tell(persisted)
  }
  wait()
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pageshow', shown)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pageshow', shown)
  }
}
