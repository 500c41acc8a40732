import type { Browser, Cookie, Page } from 'playwright-core'
import type { Server } from '../harness/app/server.js'
import { register, savePlan } from '../harness/athlete/account.js'
import { adminTokenIn } from '../harness/athlete/admin-link.js'
import { call } from '../harness/athlete/call.js'
import { saveRunningPlan } from '../harness/athlete/running-plan.js'
import { openPage } from '../harness/page/page.js'
import type { Viewer } from './scenes.js'

const NAME = 'Lakefront Olympic'

const PREPARE: Record<Exclude<Viewer, 'visitor'>, (page: Page, logs: string) => Promise<unknown>> = {
  admin: (page, logs) => call(page, 'post', '/api/user/admin', { token: adminTokenIn(logs) }),
  beginner: async () => undefined,
  runner: async (page) => {
    await saveRunningPlan(page, { name: NAME, weeks: 14, weeksAgo: 5 })
    await savePlan(page, { name: 'The Long Way Round The Lake In One Very Long Day', type: 'Ironman', weeks: 30 })
    await savePlan(page, { name: 'Spring sprint', type: 'Sprint', weeks: 8 })
    const plans = await call<{ id: number; name: string }[]>(page, 'get', '/api/training-plans')
    const { id } = plans.find(({ name }) => name === NAME) ?? { id: 0 }
    await page.request.patch('/api/user/current-plan', { data: { planId: id } })
  },
  watch: async (page) => {
    await saveRunningPlan(page, { name: NAME, weeks: 14, weeksAgo: 5 })
    await page.goto('/garmin')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByLabel('Historical data').check()
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await page.getByText(/^This sync brought/).waitFor()
  },
}

/** Makes the accounts that the pictures need, and answers the cookies of each. */
export async function prepareAccounts(
  browser: Browser,
  { origin, logs }: Pick<Server, 'origin' | 'logs'>,
): Promise<Record<Viewer, Cookie[]>> {
  const cookies: Record<Viewer, Cookie[]> = { visitor: [], beginner: [], runner: [], watch: [], admin: [] }
  for (const viewer of ['beginner', 'runner', 'watch', 'admin'] as const) {
    const { page, close } = await openPage(browser, { origin })
    await register(page, `${viewer}@example.org`)
    await PREPARE[viewer](page, logs())
    cookies[viewer] = await page.context().cookies()
    await close()
  }
  return cookies
}
