import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../harness/axe.js'
import { launchBrowser } from '../harness/browser.js'
import { enterRace, generate, type Race } from '../harness/journey.js'
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

describe.each(['wide', 'narrow'] as const)('axe finds nothing that a visitor sees, %s', (size) => {
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
  })
  afterAll(() => visit.close())

  test('on the first visit, also with a sample week and what is wrong with the input', async () => {
    const { page } = visit
    await page.goto('/')
    await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
    await expectSound()
    await page.getByRole('heading', { name: 'Sample week' }).scrollIntoViewIfNeeded()
    await page.getByText('of 100').waitFor()
    await page.getByRole('button', { name: 'Generate Training Plan' }).click()
    await page.getByText('Plan name is required').waitFor()
    await expectSound()
  })

  test('on the preview, its plan check and a session', async () => {
    await enterRace(visit.page, RACE)
    await generate(visit.page, RACE)
    await expectSound()
    await openDialog('See all 25 rules', 'Plan check')
    await expectSound()
    await closeDialog()
    await openDialog(/^Why this session/, /./)
    await expectSound()
    await closeDialog()
  })

  test('in the save dialog, both of its forms', async () => {
    await openDialog('Save plan', 'Save Your Training Plan')
    await expectSound()
    await visit.page.getByRole('tab', { name: 'Create Account' }).click()
    await expectSound()
  })

  test.each(['/auth', '/privacy-policy', '/terms-of-service', '/no/such/page'])('on %s', async (path) => {
    await visit.page.goto(path)
    await visit.page.getByRole('heading', { level: 1 }).waitFor()
    await expectSound()
  })
})
