import { IS_ALL } from '@tri/test-setup/soak'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../harness/athlete/call.js'
import { enterRace, type Race } from '../harness/athlete/journey.js'
import type { OpenPage } from '../harness/page/page.js'
import { expectFits } from '../harness/page/sizes.js'
import { openAthlete } from '../harness/page/visit.js'

const SPRING: Race = { name: 'Spring Sprint', type: 'Sprint', weeks: 10 }
const AUTUMN: Race = { name: 'Autumn Half', type: '70.3', weeks: 30 }

/** On a phone the way leads through its menu; `npm run test:all` goes it at a desk as well. */
const SIZES = IS_ALL ? (['wide', 'narrow'] as const) : (['narrow'] as const)

describe.each(SIZES)('a returning user, %s', (size) => {
  let visit: OpenPage

  beforeAll(async () => {
    visit = await openAthlete(`returning.${size}@example.org`, { race: SPRING, size })
    await visit.page.goto('/', { waitUntil: 'networkidle' })
  })

  /** The main navigation: in the header, or in the panel of a small screen. */
  const choose = async (name: string) => {
    if (size === 'narrow') await visit.page.getByRole('button', { name: 'Open menu' }).click()
    await visit.page.getByRole('link', { name }).first().click()
  }

  test('makes a second plan, which is shown at once and asked about, while the first stays current', async () => {
    const { page } = visit
    await choose('New Plan')
    await enterRace(page, AUTUMN)
    await page.getByRole('button', { name: 'Generate Training Plan' }).click()
    await page.getByText('Your 70.3 training plan has been generated successfully.').waitFor()
    await page.getByRole('heading', { name: AUTUMN.name, level: 1 }).waitFor()
    await page.getByText('Follow this plan from now on?').waitFor()
    await visit.picture('follow-this-plan')
    await expectFits(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByText('You are looking at this plan.').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: SPRING.name, level: 1 }).waitFor()
  })

  test('finds both plans, looks at the other one, and only then switches to it for good', async () => {
    const { page } = visit
    await choose('My Plans')
    const spring = page.getByRole('article', { name: SPRING.name })
    await spring.getByText('Current plan').waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(2)
    await expect
      .poll(() => page.getByRole('article').first().getAttribute('aria-label'), { message: 'current first' })
      .toBe(SPRING.name)
    await spring.getByRole('img', { name: /^Season: 10 weeks/ }).waitFor()
    await visit.picture('my-plans')
    await expectFits(page)
    await page.getByRole('article', { name: AUTUMN.name }).getByRole('button', { name: 'View Plan' }).click()
    await page.getByRole('heading', { name: AUTUMN.name, level: 1 }).waitFor()
    await page.getByText(`Your calendar and your watch follow ${SPRING.name}, your current plan.`).waitFor()
    expect((await call<{ name: string }>(page, 'get', '/api/user/current-plan')).name).toBe(SPRING.name)
    await visit.picture('viewed-plan')
    await expectFits(page)
    await page.reload()
    await page.getByRole('heading', { name: SPRING.name, level: 1 }).waitFor()
    await choose('My Plans')
    await page.getByRole('article', { name: AUTUMN.name }).getByRole('button', { name: 'Make current' }).click()
    await page.getByText('Current plan updated').waitFor()
    await page.getByRole('article', { name: AUTUMN.name }).getByText('Current plan', { exact: true }).waitFor()
    await page.goto('/')
    await page.getByRole('heading', { name: AUTUMN.name, level: 1 }).waitFor()
  })

  test('deletes a plan after saying so twice, and keeps the other', async () => {
    const { page } = visit
    await choose('My Plans')
    await page.getByRole('article', { name: AUTUMN.name }).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog')
    await question.getByText(AUTUMN.name).first().waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(2)
    await page.getByRole('article', { name: AUTUMN.name }).getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Plan deleted').waitFor()
    await page.getByRole('article', { name: AUTUMN.name }).waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
  })

  test('logs out, and the protected pages ask for the login', async () => {
    const { page } = visit
    if (size === 'narrow') await page.getByRole('button', { name: 'Open menu' }).click()
    else await page.getByRole('button', { name: /^Account menu/ }).click()
    await page
      .getByRole('button', { name: 'Logout' })
      .or(page.getByRole('menuitem', { name: 'Logout' }))
      .click()
    await page.waitForURL('**/auth')
    await page.goto('/')
    await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
    for (const path of ['/my-plans', '/settings', '/garmin']) {
      await page.goto(path)
      await page.waitForURL('**/auth')
    }
    expect(visit.troubles).toEqual([])
  })
})
