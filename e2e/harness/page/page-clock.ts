import { pageClock } from '@tri/test-setup/clock'
import type { BrowserContext } from 'playwright-core'

let script: Promise<string> | undefined

/** Lets the pages that a context opens from now on live on the day of the tests. */
export async function startPageClock(context: BrowserContext): Promise<void> {
  script ??= clockOf(context)
  await context.addInitScript(await script)
}

async function clockOf(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  const machineNow = await page.evaluate(() => Date.now())
  await page.close()
  return pageClock(machineNow)
}
