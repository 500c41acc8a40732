import type { BrowserContext, Page } from 'playwright-core'

/** Calls of a page that are told of. */
const LAST_CALLS = 12
/** Of each end: what stands in front comes first, a dialog last. */
const MOST_CHARACTERS = 1_500

const pages = new Map<Page, string[]>()

/** Remembers the last calls of a page, as long as it is open. */
export function remember(context: BrowserContext): void {
  context.on('page', (page) => {
    const calls: string[] = []
    pages.set(page, calls)
    page.once('close', () => pages.delete(page))
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.startsWith('/api/')) return
      calls.push(`${response.status()} ${response.request().method()} ${pathname}`)
      if (calls.length > LAST_CALLS) calls.shift()
    })
  })
}

/** What the pages of a failed test show, and what they asked for last: on another machine there is nothing else to see it by. */
export async function tellOfPages(): Promise<void> {
  for (const [page, calls] of pages) {
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch((error: Error) => `(${error.message.split('\n', 1)})`)
    const shown = text.replaceAll(/\s*\n\s*/g, ' | ')
    const ends = [shown.slice(0, MOST_CHARACTERS), shown.slice(MOST_CHARACTERS).slice(-MOST_CHARACTERS)]
    console.error([`A page of the test: ${page.url()}`, ...calls.map((call) => `  ${call}`), ...ends].join('\n'))
  }
}
