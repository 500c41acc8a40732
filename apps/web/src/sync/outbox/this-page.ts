import { randomKey } from '../../http/random-key.js'

/** This page among those of the browser; each keeps a lock of that name as long as it lives. */
export const THIS_PAGE = `triplan.outbox.${randomKey()}`

/** Undefined on plain http: there no page knows of another. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks

let held: Promise<void> | undefined

/** Resolves once other pages can tell that this one is there. */
export function beThere(): Promise<void> {
  held ??= new Promise((resolve) => {
    const known = locks()
    if (!known) return resolve()
    // Held until the browser takes it back with the page.
    const keep = () => {
      resolve()
      return new Promise(() => undefined)
    }
    known.request(THIS_PAGE, keep).catch(() => resolve())
  })
  return held
}

/** Tells of a page whether it is gone. Without locks every other one counts as gone: what is sent twice is done once. */
export async function whoIsGone(): Promise<(page: string) => boolean> {
  const { held: there = [] } = (await locks()?.query()) ?? {}
  const names = new Set(there.map(({ name }) => name))
  return (page) => !names.has(page)
}

/** Acts once a page has gone, or at once when it has. */
export function whenGone(page: string, signal: AbortSignal, act: () => Promise<void>): void {
  const known = locks()
  const acted = known ? known.request(page, { signal }, act) : act()
  acted.catch(() => undefined)
}
