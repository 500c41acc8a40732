import { addDays, dateOf } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register, savePlan } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { today, untilAlive } from '../harness/athlete/journey.js'
import { choose } from '../harness/athlete/planner.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { SIZES, type Size } from '../harness/page/sizes.js'
import { openVisit } from '../harness/page/visit.js'

type Workout = { id: number; week: number; day: 0 | 1 | 2 | 3 | 4 | 5 | 6; totalDuration: number }

const WEEKS = 16

/** An athlete in the sixth week of a plan, who did all of it but what was planned on the last days. */
async function athlete(name: string, size: Size, daysOff: number) {
  const visit = await openVisit({ size })
  const { page } = visit
  await register(page, `proposals.${name}.${size}@example.org`)
  const startDate = addDays(today(), -38)
  const raceDate = addDays(startDate, 7 * WEEKS)
  const race = { name: 'Harbour Olympic', type: 'Olympic', weeks: WEEKS } as const
  const planId = await savePlan(page, race, raceDate, startDate)
  const workouts = () => call<Workout[]>(page, 'get', `/api/training-plans/${planId}/workouts`)
  const dayOf = ({ week, day }: Workout) => dateOf({ raceDate, totalWeeks: WEEKS }, week, day)
  for (const workout of await workouts())
    if (dayOf(workout) < addDays(today(), -daysOff))
      await call(page, 'patch', `/api/workouts/${workout.id}/complete`, {
        completed: true,
        actualDuration: workout.totalDuration,
      })
  /** Minutes of each day, as the server has them. */
  const minutes = async () => (await workouts()).map((workout) => `${dayOf(workout)} ${workout.totalDuration}`).sort()
  /** Changes the plan itself, as the dialog does. */
  const change = async (wanted: object) => {
    const path = `/api/training-plans/${planId}/changes`
    const { id: proposalId, basedOn } = await call<{ id: string; basedOn: string }>(
      page,
      'post',
      `${path}/proposal`,
      wanted,
    )
    await call(page, 'post', path, { change: wanted, proposalId, basedOn })
  }
  return { ...visit, minutes, change, raceDate }
}

/** Opens the week of today: on a phone it opens scrolled to today, and a menu that is open then would go. */
async function openWeek(page: Page, size: Size): Promise<void> {
  await page.goto('/?week=6', { waitUntil: 'networkidle' })
  await untilAlive(page)
  if (size === 'wide') return
  await page.waitForFunction(() => window.scrollY > 0)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Chooses from the plan's menu: on a phone a week opens scrolled to today, and the menu stands at its top. */
async function chooseOfPlan(page: Page, item: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await choose(page, 'More for this plan', item)
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /changes? in weeks? \d/ })

/** Ticks every second group of what is proposed off; tells what the button says then. */
async function leaveSomeOut(page: Page): Promise<string> {
  const boxes = sheetOf(page).getByRole('checkbox', { name: /, / })
  await boxes.first().uncheck()
  const accept = sheetOf(page).getByRole('button', { name: /^Accept \d+ of \d+$/ })
  await accept.waitFor()
  await sheetOf(page).locator('dl[aria-busy="false"]').waitFor()
  return (await accept.textContent()) ?? ''
}

/** The points that the sheet tells for the plan with all that is proposed. */
async function pointsAfter(page: Page): Promise<string> {
  const figure = sheetOf(page)
    .locator('dt', { hasText: /^Plan check$/ })
    .locator('xpath=following-sibling::dd[1]')
  const text = (await figure.textContent()) ?? ''
  return /[\d.]+$/.exec(text.trim())?.[0] ?? text
}

test.each(SIZES)(
  'a missed week is noticed; some of what is proposed is accepted, and undone to the minute, %s',
  async (size) => {
    const { page, troubles, picture, minutes, close } = await athlete('missed', size, 8)
    const before = await minutes()
    await page.goto('/', { waitUntil: 'networkidle' })
    const card = page.getByRole('region', { name: /^Back after \d+ days$/ })
    await card.getByText(/\d+ changes? in/).waitFor()
    await expectSoundAtBoth(page)
    await picture('proposal-card')

    await card.getByRole('button', { name: 'See changes' }).click()
    await sheetOf(page).getByText('Hours by week').waitFor()
    await sheetOf(page).getByText(/^Why/).first().click()
    await sheetOf(page)
      .getByText(/days without training/)
      .first()
      .waitFor()
    await expectSoundAtBoth(page, sheetOf(page))
    await picture('proposal-sheet')
    const [, chosen] = /Accept (\d+) of/.exec(await leaveSomeOut(page)) ?? []
    await sheetOf(page)
      .getByRole('button', { name: /^Accept \d+ of \d+$/ })
      .click()
    await page.getByText(chosen === '1' ? '1 change made.' : `${chosen} changes made.`).waitFor()
    await sheetOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => minutes()).not.toEqual(before)

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Changes undone').waitFor()
    await expect.poll(() => minutes()).toEqual(before)
    expect(troubles).toEqual([])
    await close()
  },
)

test.each(SIZES)('a kept plan is not asked about again, %s', async (size) => {
  const { page, troubles, minutes, close } = await athlete('kept', size, 8)
  const before = await minutes()
  await page.goto('/', { waitUntil: 'networkidle' })
  const card = page.getByRole('region', { name: /^Back after \d+ days$/ })
  await card.getByRole('button', { name: 'Keep my plan' }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
  await expect.poll(() => card.count()).toBe(0)
  await expect.poll(() => minutes()).toEqual(before)
  expect(troubles).toEqual([])
  await close()
})

test.each(SIZES)('a fever that is told of leads to an easy way back, which stands in the history, %s', async (size) => {
  const { page, troubles, picture, minutes, close } = await athlete('fever', size, 5)
  const before = await minutes()
  await openWeek(page, size)
  await chooseOfPlan(page, 'Time off...')
  const form = page.getByRole('dialog', { name: 'Time off' })
  await form.getByLabel('First day off').fill(addDays(today(), -5))
  await form.getByLabel('Last day off').fill(addDays(today(), -1))
  await form.getByRole('radio', { name: 'Ill', exact: true }).check({ force: true })
  await form.getByRole('checkbox', { name: 'Fever' }).check()
  await expectSoundAtBoth(page, form)
  await picture('time-off')
  await form.getByRole('button', { name: 'Save time off' }).click()
  const points = await pointsAfter(page)
  await sheetOf(page).getByRole('button', { name: 'Accept all' }).click()
  await page.getByText('Plan changed').waitFor()
  await expect.poll(() => minutes()).not.toEqual(before)
  // The page holds the plan against the rules as the sheet did.
  await page.getByText(`${points} of 100`, { exact: false }).first().waitFor()
  await picture('plan-check-after-proposal')

  await chooseOfPlan(page, 'Plan history')
  const history = page.getByRole('dialog', { name: 'Plan history' })
  await history.getByText(/of being ill/).waitFor()
  await expectSoundAtBoth(page, history)
  await picture('plan-history')
  await history.getByRole('button', { name: /^Undo/ }).click()
  await history.getByText('Undone', { exact: true }).waitFor()
  await expect.poll(() => minutes()).toEqual(before)
  expect(troubles).toEqual([])
  await close()
})

test.each(SIZES)('a version of before stands again, with its race day and to the minute, %s', async (size) => {
  const { page, troubles, picture, minutes, change, raceDate, close } = await athlete('versions', size, 0)
  await change({ currentRunPace: '10:15' })
  const version = await minutes()
  await change({ raceDate: addDays(raceDate, -14) })
  const after = await minutes()
  expect(after).not.toEqual(version)

  await openWeek(page, size)
  await chooseOfPlan(page, 'Plan history')
  const history = page.getByRole('dialog', { name: 'Plan history' })
  await history.getByRole('button', { name: /^Paces changed/ }).click()
  await history
    .getByRole('group', { name: /^Changes in week/ })
    .first()
    .waitFor()
  await expectSoundAtBoth(page, history)
  await picture('plan-version')
  await history.getByRole('button', { name: 'Restore this version...' }).click()
  const sheet = page.getByRole('dialog', { name: /^Restore the version of/ })
  await sheet.getByText('Hours by week').waitFor()
  expect(await sheet.textContent()).not.toMatch(/-\d*:|:-/)
  await expectSoundAtBoth(page, sheet)
  await picture('plan-version-restored')
  await sheet.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByText('Version restored').waitFor()
  await expect.poll(() => minutes()).toEqual(version)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Changes undone').waitFor()
  await expect.poll(() => minutes()).toEqual(after)
  expect(troubles).toEqual([])
  await close()
})

test.each(SIZES)('a holiday told five weeks ahead leaves its days free until it is cancelled, %s', async (size) => {
  const { page, troubles, picture, minutes, close } = await athlete('holiday', size, 0)
  const before = await minutes()
  const [from, to] = [addDays(today(), 35), addDays(today(), 40)]
  await openWeek(page, size)
  await chooseOfPlan(page, 'Time off...')
  const form = page.getByRole('dialog', { name: 'Time off' })
  await form.getByLabel('First day off').fill(from)
  await form.getByLabel('Last day off').fill(to)
  await form.getByRole('radio', { name: 'Holiday', exact: true }).check({ force: true })
  await form.getByRole('button', { name: 'Save time off' }).click()
  await sheetOf(page).getByRole('button', { name: 'Accept all' }).click()
  await page.getByText('Plan changed').waitFor()
  const left = (await minutes()).filter((line) => line >= from && line.slice(0, 10) <= to && !line.endsWith(' 0'))
  expect(left).toEqual([])

  await chooseOfPlan(page, 'Time off...')
  await form.getByRole('button', { name: /^Remove/ }).click()
  await page.getByText('Time off removed').waitFor()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await sheetOf(page)
    .getByText(/^back, /)
    .first()
    .waitFor()
  await expectSoundAtBoth(page, sheetOf(page))
  await picture('holiday-cancelled')
  await sheetOf(page).getByRole('button', { name: 'Accept all' }).click()
  await sheetOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => minutes()).toEqual(before)
  expect(troubles).toEqual([])
  await close()
})

test.each(SIZES)(
  'a race on the way is told, stands in the plan by its name, moves, and goes again without a trace, %s',
  async (size) => {
    const { page, troubles, picture, minutes, close } = await athlete('race', size, 0)
    const before = await minutes()
    const day = addDays(today(), 23)
    await openWeek(page, size)
    await chooseOfPlan(page, 'Races on the way...')
    const form = page.getByRole('dialog', { name: 'Races on the way' })
    await form.getByLabel('Day of the race').fill(day)
    await form.getByLabel('Name, optional').fill('City Sprint')
    await form.getByRole('radio', { name: 'Sprint', exact: true }).check({ force: true })
    await expectSoundAtBoth(page, form)
    await picture('races')
    await form.getByRole('button', { name: 'Add race' }).click()
    await picture('race-sheet')
    await sheetOf(page).getByRole('button', { name: 'Accept all' }).click()
    await page.getByText('Plan changed').waitFor()
    await expect.poll(() => minutes()).not.toEqual(before)

    await page.goto(`/?day=${day}`)
    await page.getByText('City Sprint', { exact: true }).first().waitFor()
    await expectSoundAtBoth(page)
    await picture('race-on-the-way')
    await openWeek(page, size)
    await chooseOfPlan(page, 'Races on the way...')
    await form.getByRole('button', { name: 'Edit City Sprint, B race' }).click()
    await form.getByLabel('Day of the race').fill(addDays(day, 14))
    await form.getByRole('button', { name: 'Save race' }).click()
    await sheetOf(page)
      .getByText(/^back, /)
      .first()
      .waitFor()
    await picture('race-moved')
    await sheetOf(page).getByRole('button', { name: 'Accept all' }).click()
    await sheetOf(page).waitFor({ state: 'detached' })
    const around = async () => (await minutes()).filter((line) => line >= addDays(day, -3) && line < addDays(day, 4))
    await expect.poll(around).toEqual(before.filter((line) => line >= addDays(day, -3) && line < addDays(day, 4)))

    await chooseOfPlan(page, 'Races on the way...')
    await form.getByRole('button', { name: 'Remove City Sprint, B race' }).click()
    await sheetOf(page).getByRole('button', { name: 'Accept all' }).click()
    await sheetOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => minutes()).toEqual(before)
    expect(troubles).toEqual([])
    await close()
  },
)

test.each(SIZES)(
  'a goal on the way has a season of its own, and leaves no trace when it is removed, %s',
  async (size) => {
    const { page, troubles, picture, minutes, close } = await athlete('goal', size, 0)
    const before = await minutes()
    await openWeek(page, size)
    await chooseOfPlan(page, 'Races on the way...')
    const form = page.getByRole('dialog', { name: 'Races on the way' })
    await form.getByLabel('Day of the race').fill(addDays(today(), 32))
    await form.getByLabel('Name, optional').fill('City Olympic')
    await form.getByRole('radio', { name: 'Olympic', exact: true }).check({ force: true })
    await form.getByRole('radio', { name: /^A: / }).check({ force: true })
    await form.getByRole('button', { name: 'Add race' }).click()
    await sheetOf(page).getByText('City Olympic in 32 days: 4 weeks lead to it').waitFor()
    await picture('goal-sheet')
    await sheetOf(page).getByRole('button', { name: 'Accept all' }).click()
    await page.getByText('Plan changed').waitFor()
    const week = page.getByRole('heading', { name: /^Week \d+ of 16/ })
    for (const [number, phase] of [
      [9, 'Taper'],
      [10, 'Race Week'],
    ] as const) {
      await page.goto(`/?week=${number}`, { waitUntil: 'networkidle' })
      await week.getByText(phase, { exact: true }).waitFor()
    }
    await week.getByText('A race', { exact: true }).waitFor()
    await expectSoundAtBoth(page)
    await picture('goal-week')
    await page.goto('/?week=11', { waitUntil: 'networkidle' })
    await week.getByText('Recovery', { exact: true }).waitFor()
    await picture('goal-recovery')

    await openWeek(page, size)
    await chooseOfPlan(page, 'Races on the way...')
    await form.getByRole('button', { name: 'Remove City Olympic, A race' }).click()
    await sheetOf(page).getByRole('button', { name: 'Accept all' }).click()
    await sheetOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => minutes()).toEqual(before)
    expect(troubles).toEqual([])
    await close()
  },
)
