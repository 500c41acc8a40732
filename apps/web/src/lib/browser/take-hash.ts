/** What follows the `#` of the address; it leaves the address bar, and the history, at once. Empty for none. */
export function takeHash(): string {
  const { hash, pathname, search } = window.location
  if (!hash) return ''
  window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}
