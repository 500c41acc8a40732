import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { register, savePlan } from '../harness/account.js'
import { axeFindings } from '../harness/axe.js'
import { launchBrowser } from '../harness/browser.js'
import { enterRace, generate, overflowOf, type Race } from '../harness/journey.js'
import { openPage } from '../harness/page.js'
import { type Server, startServer } from '../harness/server.js'

const RACE: Race = { name: 'Lakefront <b>Olympic</b>', type: 'Olympic', weeks: 8 }

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

test('a shared plan is read by anybody with its link, until sharing stops', async () => {
  const owner = await openPage(browser, { origin: server.origin })
  await owner.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = 'sharing.owner@example.org'
  await register(owner.page, username)
  await savePlan(owner.page, RACE)
  await owner.page.goto('/')
  await owner.page.getByRole('button', { name: 'Share', exact: true }).click()
  await owner.page.getByText('Link Copied').waitFor()
  const link = await owner.page.getByLabel('Link to this plan').inputValue()
  expect(await owner.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await owner.picture('share-card')

  for (const [size, scheme] of [
    ['wide', 'light'],
    ['narrow', 'dark'],
  ] as const) {
    const reader = await openPage(browser, { origin: server.origin, size, scheme })
    await reader.page.goto(link)
    await reader.page.getByRole('heading', { name: RACE.name, level: 1 }).waitFor()
    await reader.page.getByText(/^Week 1 of 8/).waitFor()
    await reader.page.getByRole('button', { name: 'Next week' }).click()
    await reader.page.getByText(/^Week 2 of 8/).waitFor()
    expect(await reader.page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3)
    const text = await reader.page.getByRole('main').ariaSnapshot()
    expect(text).not.toContain(username)
    expect(text).not.toMatch(/Complete|Delete|Edit/)
    await reader.page
      .getByRole('button', { name: /^See the steps/ })
      .first()
      .click()
    await reader.page.getByRole('dialog').waitFor()
    await reader.page.keyboard.press('Escape')
    await reader.picture('shared-plan')
    expect(await overflowOf(reader.page)).toBeLessThanOrEqual(0)
    if (size === 'narrow') expect(await axeFindings(reader.page)).toEqual([])
    expect(reader.troubles).toEqual([])
    await reader.close()
  }

  await owner.page.getByRole('button', { name: 'Stop sharing' }).click()
  await owner.page.getByText('The link opens nothing any more.').waitFor()
  expect(owner.troubles).toEqual([])
  await owner.close()

  const { pathname } = new URL(link)
  const late = await openPage(browser, {
    origin: server.origin,
    size: 'narrow',
    expected: [`404 GET /api${pathname}`],
  })
  await late.page.goto(link)
  await late.page.getByRole('heading', { name: 'This plan is not shared any more' }).waitFor()
  await late.picture('shared-ended')
  await late.page.getByRole('link', { name: 'Make your own plan' }).click()
  await late.page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  expect(late.troubles).toEqual([])
  await late.close()
})

test('a plan that is not saved yet says so before it is shared or followed', async () => {
  const { page, troubles, close } = await openPage(browser, { origin: server.origin })
  await page.goto('/')
  await enterRace(page, RACE)
  await generate(page, RACE)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByText('Save the plan first: then it has a link that you can share and end again.').waitFor()
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByText('Save the plan first: then a calendar can follow it.').waitFor()
  expect(troubles).toEqual([])
  await close()
})
