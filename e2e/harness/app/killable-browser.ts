import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { CHROMIUM_ARGS, findChromium } from '@tri/test-setup/chromium'
import { chromium, type Page } from 'playwright-core'
import { startPageClock } from '../page/page-clock.js'

/** A Chromium with a profile that outlives it. */
export type KillableBrowser = {
  page: Page
  /** Ends it as an athlete does, who closes the window: what it keeps is written. */
  close: () => Promise<void>
  /** Ends all of its processes at once, as a crash does. */
  kill: () => Promise<void>
}

/** Starts it with the profile in a folder, at the address of an app. */
export async function startKillable(profile: string, origin: string): Promise<KillableBrowser> {
  const args = [
    ...CHROMIUM_ARGS,
    '--headless=new',
    '--no-first-run',
    '--remote-debugging-port=0',
    '--window-size=1440,1400',
  ]
  const child = spawn(findChromium(), [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    // A group of its own, so that its helpers go with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  let address = ''
  for await (const line of createInterface({ input: child.stderr })) {
    address = /DevTools listening on (ws:\S+)/.exec(line)?.[1] ?? ''
    if (address) break
  }
  child.stderr.resume()
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context || child.pid === undefined) throw new Error('The browser has no window')
  const group = -child.pid
  await startPageClock(context)
  const page = await context.newPage()
  await page.goto(origin)
  return {
    page,
    async close() {
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => undefined)
      await ended
    },
    async kill() {
      process.kill(group, 'SIGKILL')
      await ended
      await browser.close().catch(() => undefined)
    },
  }
}
