/** Milliseconds that it waits at most for a busy page. */
const PATIENCE = 10_000

/** Runs what nobody waits for: when all is loaded and painted, and the browser has time. */
export function whenIdle(act: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: PATIENCE }) : setTimeout(act, 1_000)
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
