import { createHash } from 'node:crypto'

/** Characters of pages that are kept; those that nobody asked for the longest go first. */
const MOST_CHARACTERS = 16_000_000

type Page = { answers: string; address: string; nonce: string }
type Kept = { html: string; nonce: string }

/**
 * Keeps pages as they were rendered, for as long as their calls answer the same: who opens a plan again that nothing has
 * changed in gets the same page with a nonce of its own.
 */
export function renderedPages(most = MOST_CHARACTERS) {
  const pages = new Map<string, Kept>()
  let characters = 0
  const drop = (key: string) => {
    characters -= pages.get(key)?.html.length ?? 0
    pages.delete(key)
  }
  const keep = (key: string, page: Kept) => {
    drop(key)
    if (page.html.length > most) return
    pages.set(key, page)
    characters += page.html.length
    for (const oldest of pages.keys()) {
      if (characters <= most) return
      drop(oldest)
    }
  }
  return async ({ answers, address, nonce }: Page, render: () => Promise<string>): Promise<string> => {
    const key = createHash('sha256').update(answers).update('\0').update(address).digest('base64')
    const known = pages.get(key)
    // Random and long: no text that an athlete wrote has it.
    const html = known ? known.html.replaceAll(known.nonce, nonce) : await render()
    keep(key, { html, nonce })
    return html
  }
}
