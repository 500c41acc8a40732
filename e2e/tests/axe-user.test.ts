import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register, savePlan } from '../harness/account.js'
import { axeFindings } from '../harness/axe.js'
import { launchBrowser } from '../harness/browser.js'
import type { Race } from '../harness/journey.js'
import { type OpenPage, openPage } from '../harness/page.js'
import { type Server, startServer } from '../harness/server.js'

const RACE: Race = { name: 'Lakefront Olympic', type: 'Olympic', weeks: 14 }

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

describe.each(['wide', 'narrow'] as const)('axe finds nothing that a user sees, %s', (size) => {
  let visit: OpenPage

  const expectSound = async () => expect(await axeFindings(visit.page)).toEqual([])
  const openDialog = async (button: string | RegExp, name: string | RegExp) => {
    await visit.page.getByRole('button', { name: button }).first().click()
    await visit.page.getByRole('dialog', { name }).waitFor()
  }
  const closeDialog = async () => {
    await visit.page.keyboard.press('Escape')
    await visit.page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  beforeAll(async () => {
    visit = await openPage(browser, { origin: server.origin, size })
    await register(visit.page, `axe.${size}@example.org`)
    await savePlan(visit.page, RACE)
    await visit.page.goto('/')
  })
  afterAll(() => visit.close())

  test('in the daily view', async () => {
    await visit.page.getByRole('heading', { name: 'Daily Training' }).waitFor()
    await expectSound()
  })

  test('in the weekly planner, its dialogs, and in race week', async () => {
    const { page } = visit
    await page.getByRole('button', { name: 'Weekly View' }).click()
    await page.getByRole('heading', { name: 'Plan check' }).waitFor()
    await expectSound()
    await openDialog('Edit', 'Edit Training Plan')
    await expectSound()
    await closeDialog()
    for (let week = 1; week < RACE.weeks; week += 1) await page.getByRole('button', { name: 'Next week' }).click()
    await page.getByRole('heading', { name: 'Race day' }).waitFor()
    await expectSound()
  })

  test.each([
    ['/my-plans', 'My Plans'],
    ['/settings', 'Settings'],
    ['/garmin', 'Garmin'],
  ])('on %s', async (path, heading) => {
    await visit.page.goto(path)
    await visit.page.getByRole('heading', { name: new RegExp(heading), level: 1 }).waitFor()
    await visit.page.waitForLoadState('networkidle')
    await expectSound()
  })

  test('in the menu', async () => {
    const { page } = visit
    await page.getByRole('button', { name: size === 'wide' ? /^Account menu/ : 'Open menu' }).click()
    await page.getByText('Logout').waitFor()
    await expectSound()
  })
})
