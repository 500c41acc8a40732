import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../harness/app/server.js'
import { adminLinkIn } from '../harness/athlete/admin-link.js'
import { logIn, overflowOf, PASSWORD } from '../harness/athlete/journey.js'
import { expectSound } from '../harness/page/axe.js'
import { openVisit } from '../harness/page/visit.js'

const BOSS = 'boss@example.org'
const GUEST = 'guest@example.org'

let server: Server

beforeAll(async () => {
  server = await startServer({ env: { SIGNUPS: 'invite' } })
}, 90_000)
afterAll(() => server?.stop())

test('who opens the link of the first start runs the server: invites, switches off, and sees it noted', async () => {
  const boss = await openVisit({ origin: server.origin })
  const { page } = boss
  await page.goto(adminLinkIn(server.logs()))
  await page.getByRole('heading', { name: 'Set up this server' }).waitFor()
  await expect.poll(() => page.url(), { message: 'the token has left the address' }).toBe(`${server.origin}/invite`)
  await page.getByLabel('Email').fill(BOSS)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Admin' }).click()
  await page.getByRole('cell', { name: BOSS, exact: true }).waitFor()
  await expectSound(page)

  await page.getByRole('tab', { name: 'Invites' }).click()
  await page.getByLabel('Invite somebody').fill(GUEST)
  await page.getByRole('button', { name: 'Make an invite' }).click()
  const link = await page.getByLabel('The link, shown this once').inputValue()
  await expectSound(page)

  const guest = await openVisit({ origin: server.origin })
  await guest.page.goto('/auth')
  await guest.page.getByRole('tab', { name: 'Register' }).click()
  await guest.page.getByText('Signing up here needs an invite').waitFor()
  await guest.page.goto(link)
  await guest.page.getByRole('heading', { name: 'You are invited' }).waitFor()
  await expectSound(guest.page)
  await guest.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await guest.page.getByRole('button', { name: 'Create Account' }).click()
  await guest.page.getByRole('button', { name: /^Account menu/ }).waitFor()
  await guest.page.goto('/settings')
  await guest.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()

  await page.getByRole('tab', { name: 'Users' }).click()
  await page.getByLabel('Find an account').fill('guest')
  await page.getByRole('button', { name: `Actions for ${GUEST}` }).click()
  await page.getByRole('menuitem', { name: 'Switch off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await page.getByText('Switched off', { exact: true }).waitFor()
  // The guest's session has ended: a page of theirs asks for a login.
  await guest.page.goto('/my-plans')
  await guest.page.waitForURL('**/auth')

  for (const [name, shown] of [
    ['Server', 'Heavy calls'],
    ['Failed work', 'Nothing has failed'],
    ['Log', 'Made an invite'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await page.getByText(shown, { exact: true }).first().waitFor()
    await expectSound(page)
  }
  await page.getByRole('cell', { name: 'Switched off' }).waitFor()
  await page.getByRole('cell', { name: 'Made an invite' }).waitFor()
  expect(boss.troubles).toEqual([])
}, 120_000)

test('on a phone nothing sticks out, and another one is no admin', async () => {
  const { page, troubles } = await openVisit({ origin: server.origin, size: 'narrow' })
  await logIn(page, BOSS)
  await page.goto('/admin')
  await page.getByRole('button', { name: `Actions for ${GUEST}` }).waitFor()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await expectSound(page)
  expect(troubles).toEqual([])
}, 60_000)
