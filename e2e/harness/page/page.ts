import { fileURLToPath } from 'node:url'
import type { Browser, Page, Response } from 'playwright-core'
import { startPageClock } from './page-clock.js'
import { type Size, sizeOf, VIEWPORTS } from './sizes.js'
import { remember } from './tell-of-pages.js'

const PICTURES = fileURLToPath(new URL('../../test-results/', import.meta.url))
/** Asking who is signed in is how the app finds out that nobody is. */
const ALWAYS_EXPECTED = ['401 GET /api/user']
/** How long a page is waited for: as long as everything else that tests wait for. */
const PATIENCE_MS = 60_000
/** How many times slower pages run than they could, so that what a test does not wait for is found by who looks for it. */
const SLOWER = Number(process.env.PAGES_SLOWER || 1)

export type PageOptions = {
  origin: string
  size?: Size
  scheme?: 'light' | 'dark'
  /** The language and region of the browser. */
  locale?: string
  /** Whether the page may open without a network: a worker between page and server; only tests of that have it. */
  hasWorker?: boolean
  /** Refusals that the test provokes, each like `409 POST /api/register`. */
  expected?: string[]
}

export type OpenPage = {
  page: Page
  /** What should not have happened: script errors, failed requests, refusals nobody expected, breaches of the content policy. */
  troubles: string[]
  /** Takes a picture of the whole page into e2e/test-results (not in git); its name tells size and colour scheme. */
  picture: (name: string, shown?: 'light' | 'dark') => Promise<void>
  /** Ends the visit: cookies and stored drafts are gone. */
  close: () => Promise<void>
}

/** Opens a page as a new visitor, who starts at `origin` and has never been here before. */
export async function openPage(browser: Browser, options: PageOptions): Promise<OpenPage> {
  const { origin, size = 'wide', scheme = 'light', locale = 'en-US', hasWorker = false, expected = [] } = options
  const context = await browser.newContext({
    baseURL: origin,
    viewport: VIEWPORTS[size],
    colorScheme: scheme,
    locale,
    hasTouch: size === 'narrow',
    serviceWorkers: hasWorker ? 'allow' : 'block',
    reducedMotion: 'reduce',
  })
  await startPageClock(context)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content policy: ${violatedDirective} forbids ${blockedURI}`),
    )
  })
  remember(context)
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  if (SLOWER > 1) await slowDown(page)
  const troubles = collectTroubles(page, [...ALWAYS_EXPECTED, ...expected])
  const picture = async (name: string, shown = scheme) => {
    await page.screenshot({ path: `${PICTURES}${name}-${sizeOf(page)}-${shown}.png`, fullPage: true })
  }
  return { page, troubles, picture, close: () => context.close() }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

function collectTroubles(page: Page, expected: string[]): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`script error: ${error.message}`))
  page.on('console', (message) => {
    // A refused request is noted below, with its address.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    troubles.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page ends its requests.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.method()} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400) return
    const line = lineOf(response)
    if (!expected.includes(line)) troubles.push(line)
  })
  return troubles
}

const lineOf = (response: Response) =>
  `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`
