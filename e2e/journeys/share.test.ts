import { expect, test } from 'vitest'
import { enterRace, generate, overflowOf, type Race } from '../harness/athlete/journey.js'
import { expectSound } from '../harness/page/axe.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const RACE: Race = { name: 'Lakefront <b>Olympic</b>', type: 'Olympic', weeks: 8 }

test('a shared plan is read by anybody with its link, until sharing stops', async () => {
  const username = 'sharing.owner@example.org'
  const owner = await openAthlete(username, { race: RACE })
  await owner.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await owner.page.goto('/', { waitUntil: 'networkidle' })
  await owner.page.getByRole('button', { name: 'Share', exact: true }).click()
  await owner.page.getByText('Link Copied').waitFor()
  const link = await owner.page.getByLabel('Link to this plan').inputValue()
  expect(await owner.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await owner.picture('share-card')

  for (const [size, scheme] of [
    ['wide', 'light'],
    ['narrow', 'dark'],
  ] as const) {
    const reader = await openVisit({ size, scheme })
    await reader.page.goto(link)
    await reader.page.getByRole('heading', { name: RACE.name, level: 1 }).waitFor()
    await reader.page.getByText(/^Week 1 of 8/).waitFor()
    await reader.page.getByRole('button', { name: 'Next week' }).click()
    await reader.page.getByText(/^Week 2 of 8/).waitFor()
    await expect.poll(() => reader.page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3)
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
    if (size === 'narrow') await expectSound(reader.page)
    expect(reader.troubles).toEqual([])
    await reader.close()
  }

  await owner.page.getByRole('button', { name: 'Stop sharing' }).click()
  await owner.page.getByText('The link opens nothing any more.').waitFor()
  expect(owner.troubles).toEqual([])
  await owner.close()

  const { pathname } = new URL(link)
  const late = await openVisit({
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
  const { page, troubles, close } = await openVisit()
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
