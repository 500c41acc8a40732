import { dateOf, type Weekday } from '@tri/plan-engine'
import { expect, test } from 'vitest'
import { call } from '../harness/athlete/call.js'
import { enterRace, generate, LAKEFRONT, overflowOf } from '../harness/athlete/journey.js'
import { expectSound } from '../harness/page/axe.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

type Stored = { week: number; day: Weekday; exercises: { type: string }[] }

test('a swim is done a step at a time, large and by key, and logged at its end', async () => {
  const { page, planId, picture, troubles, close } = await openAthlete('pool@example.org', { size: 'narrow' })
  const [plan] = await call<Parameters<typeof dateOf>[0][]>(page, 'get', '/api/training-plans')
  const workouts = () => call<Stored[]>(page, 'get', `/api/training-plans/${planId}/workouts`)
  const swim = (await workouts()).find(({ exercises }) => exercises[0]?.type === 'swim')
  if (!plan || !swim) throw new Error('The plan has no day that begins with a swim.')
  await page.goto(`/?day=${dateOf(plan, swim.week, swim.day)}`)
  await page
    .getByRole('link', { name: /^At the pool/ })
    .first()
    .click()
  await page.getByText(/step 1 of \d/).waitFor()
  await picture('pool-first')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await expectSound(page)
  await expect.poll(() => page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.getByText(/step 2 of \d/).waitFor()
  await picture('pool-set')
  await page.reload()
  await page.getByText(/step 2 of \d/).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.getByText(/step 1 of \d/).waitFor()
  const shown = () => page.getByRole('main').textContent()
  const onward = page.getByRole('button', { name: /^(Next|Finish)$/ })
  for (let isLast = false; !isLast; ) {
    const before = await shown()
    isLast = ((await onward.textContent()) ?? '').includes('Finish')
    await onward.click()
    await expect.poll(shown).not.toBe(before)
  }
  const done = page.getByRole('button', { name: 'Done as planned' })
  await done.waitFor()
  await picture('pool-end')
  await expectSound(page)
  const logged = page.waitForResponse((answer) => answer.url().includes('/log') && answer.request().method() !== 'GET')
  await done.click()
  expect((await logged).ok()).toBe(true)
  await page.getByRole('heading', { name: LAKEFRONT.name, level: 1 }).waitFor()
  expect(troubles).toEqual([])
  await close()
})

test('a guest does a ride or run of the plan in this browser, with its timer', async () => {
  const { page, picture, close } = await openVisit()
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  await page
    .getByRole('region', { name: 'Week by week' })
    .getByRole('button', { name: /Ride|Run/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Step by step/ })
    .click()
  await page.getByRole('button', { name: 'Start timer' }).click()
  await page.getByRole('button', { name: 'Pause timer' }).waitFor()
  await picture('pool-timer')
  await expectSound(page)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: LAKEFRONT.name, level: 1 }).waitFor()
  await close()
})
