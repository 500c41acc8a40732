import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { register, savePlan } from '../harness/account.js'
import { launchBrowser } from '../harness/browser.js'
import { stopDatabase } from '../harness/database.js'
import { PASSWORD, type Race, readWeek } from '../harness/journey.js'
import { openPage } from '../harness/page.js'
import { type Server, startServer } from '../harness/server.js'

const RACE: Race = { name: 'Patient Olympic', type: 'Olympic', weeks: 12 }
const NOTICE = 'The server cannot reach its database. Trying again...'

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status

async function showSecondWeek(page: Page) {
  await page.getByRole('button', { name: 'Weekly View' }).click()
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByText(/^Week 2 of/).waitFor()
}

test('S43 while the database is away the page says so, keeps what is edited, and goes on by itself', async () => {
  const { page, troubles, picture, close } = await openPage(browser, { origin: server.origin })
  await register(page, 'patient@example.org')
  await savePlan(page, RACE)
  await page.goto('/')
  await showSecondWeek(page)
  const before = await readWeek(page)

  const startDatabase = await stopDatabase(server)
  expect([await statusOf('/api/health/live'), await statusOf('/api/health/ready')]).toEqual([200, 503])
  const refused = await page.request.get('/api/training-plans')
  expect([refused.status(), refused.headers()['retry-after']]).toEqual([503, '5'])

  // One window edits, another one is opened in the middle of it.
  await page
    .getByRole('button', { name: /^Actions for .*workout$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Move workout to...' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Friday/ })
    .click()
  await page.getByText(NOTICE).waitFor()
  const moved = await readWeek(page)
  expect(moved, 'the move stays on the page').not.toEqual(before)
  await picture('database-away')
  const second = await page.context().newPage()
  await second.goto('/')
  await second.getByText(NOTICE).waitFor()

  startDatabase()
  await page.getByText('Workout moved successfully').waitFor({ timeout: 30_000 })
  await page.getByText(NOTICE).waitFor({ state: 'detached' })
  await second.getByRole('heading', { name: RACE.name, level: 1 }).waitFor({ timeout: 30_000 })
  await showSecondWeek(second)
  expect(await readWeek(second)).toEqual(moved)
  expect(await statusOf('/api/health/ready')).toBe(200)
  expect(troubles.filter((line) => !line.startsWith('503 '))).toEqual([])
  await close()
})

test('S43 a sign-in while the database is away says what to do, and works when it is back', async () => {
  const { page, troubles, close } = await openPage(browser, { origin: server.origin })
  await page.request.post('/api/register', { data: { username: 'late@example.org', password: PASSWORD } })
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByLabel('Email').locator('visible=true').fill('late@example.org')
  await page.getByPlaceholder('Your password').fill(PASSWORD)
  const login = page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true })

  const startDatabase = await stopDatabase(server)
  await login.click()
  await page.getByText('The server cannot reach its database. Please try again in a moment.').waitFor()
  startDatabase()
  await expect.poll(() => statusOf('/api/health/ready'), { timeout: 30_000 }).toBe(200)
  await login.click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(troubles.filter((line) => line !== '503 POST /api/login')).toEqual([])
  await close()
})
