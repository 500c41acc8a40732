import { addDays, dateOf, weekdayOf } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { today, untilAlive } from '../harness/athlete/journey.js'
import { choose } from '../harness/athlete/planner.js'
import { saveRunningPlan } from '../harness/athlete/running-plan.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { SIZES, type Size } from '../harness/page/sizes.js'
import { openVisit } from '../harness/page/visit.js'
import { openWindow } from '../harness/page/window.js'

type Plan = {
  id: number
  raceType: string
  raceDate: string
  totalWeeks: number
  weeklySchedule: { available: boolean }[]
  fitness?: { minutesPerWeek: number }
}
type Workout = { week: number; day: 0 | 1 | 2 | 3 | 4 | 5 | 6; isCompleted: boolean; exercises: { duration: number }[] }

/** An athlete in the sixth week of sixteen. */
async function athlete(name: string, size: Size) {
  const visit = await openVisit({ size })
  const { page } = visit
  await register(page, `change.${name}.${size}@example.org`)
  await saveRunningPlan(page, { name: 'Harbour Olympic', weeks: 16, weeksAgo: 5 })
  const plan = async () => {
    const [only] = await call<Plan[]>(page, 'get', '/api/training-plans')
    if (!only) throw new Error('There is no plan')
    return only
  }
  /** Each session by its day, as the server has it. */
  const sessions = async (of?: Plan) => {
    const calendar = of ?? (await plan())
    const rows = await call<Workout[]>(page, 'get', `/api/training-plans/${calendar.id}/workouts`)
    return rows
      .flatMap(({ week, day, isCompleted, exercises }) =>
        exercises.map(({ duration }) => `${dateOf(calendar, week, day)} ${duration} ${isCompleted ? 'done' : 'open'}`),
      )
      .sort()
  }
  return { ...visit, plan, sessions }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change my plan' })

/** Opens what may be changed from the head of the week: on a phone the week opens scrolled to today. */
async function openChange(page: Page): Promise<void> {
  await page.goto('/?week=6', { waitUntil: 'networkidle' })
  await untilAlive(page)
  await page.getByRole('button', { name: 'Change plan' }).click()
  await dialogOf(page)
    .getByText(/Change something to see what would come of it/)
    .waitFor()
}

const isPast = (line: string) => line.slice(0, 10) <= today()
const isTuesday = (line: string) => weekdayOf(line.slice(0, 10)) === 2
/** The race is on the weekday that today is, and stays there. */
const isRace = (line: string, { raceDate }: Plan) => line.startsWith(raceDate)

test.each(SIZES)(
  'Tuesday goes from the plan from week 9 on, all before it stays, and the history takes it back, %s',
  async (size) => {
    const { page, troubles, picture, plan, sessions, close } = await athlete('tuesday', size)
    const [before, made] = [await sessions(), await plan()]
    const weekNine = addDays(made.raceDate, -7 * (made.totalWeeks - 9) - 6)
    const isEarlier = (line: string) => line.slice(0, 10) < weekNine
    await openChange(page)
    const dialog = dialogOf(page)
    await dialog.getByRole('checkbox', { name: 'Tuesday: Available' }).uncheck()
    await dialog.getByRole('combobox', { name: 'These days and hours hold from' }).selectOption(weekNine)
    await dialog.getByRole('heading', { name: /^From week 9, / }).waitFor()
    await dialog.getByRole('row', { name: /^Hours of training \d+:\d\d \d+:\d\d \u2212/ }).waitFor()
    await dialog.getByText('Everything before it stays').waitFor()
    await expectSoundAtBoth(page, dialog)
    await picture('change-plan')
    await expect.poll(() => sessions()).toEqual(before)

    await dialog.getByRole('button', { name: 'Change my plan from week 9' }).click()
    await page.getByText('Your plan is changed from week 9').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await picture('changed-plan')
    const after = await sessions()
    expect(after.filter(isEarlier)).toEqual(before.filter(isEarlier))
    expect(before.filter((line) => !isEarlier(line) && isTuesday(line)).length).toBeGreaterThan(4)
    expect(after.filter((line) => !isEarlier(line) && isTuesday(line) && !isRace(line, made))).toEqual([])
    expect((await plan()).weeklySchedule[2]).toMatchObject({ available: false })

    await page.evaluate(() => window.scrollTo({ top: 0 }))
    await choose(page, 'More for this plan', 'Plan history')
    const history = page.getByRole('dialog', { name: 'Plan history' })
    await history.getByText('Days and hours changed').waitFor()
    await history.getByRole('button', { name: /^Undo/ }).click()
    await history.getByText('Undone', { exact: true }).waitFor()
    await expect.poll(() => sessions()).toEqual(before)
    expect((await plan()).weeklySchedule).toEqual(made.weeklySchedule)
    expect(troubles).toEqual([])
    await close()
  },
)

test.each(SIZES)(
  'a race that moves by two weeks takes the plan along, and another open page follows, %s',
  async (size) => {
    const { page, troubles, plan, sessions, close } = await athlete('race', size)
    const [before, made] = [await sessions(), await plan()]
    const other = await openWindow(page)
    await other.goto('/race')
    await other.getByRole('heading', { name: 'Race-day forecast' }).waitFor()
    await openChange(page)
    const raceDate = addDays(made.raceDate, 14)
    await dialogOf(page).getByLabel('Race date').fill(raceDate)
    await dialogOf(page)
      .getByRole('row', { name: /^Weeks left \d+ \d+ \+2$/ })
      .waitFor()
    await dialogOf(page).getByRole('button', { name: 'Change my plan from tomorrow' }).click()
    await page.getByText('Your plan is changed from tomorrow').waitFor()
    const days = 16 * 7 - 35 + 14
    for (const each of [page, other]) await each.getByText(`${days} days to go`).first().waitFor()
    await expect.poll(() => plan()).toMatchObject({ raceDate, totalWeeks: 18 })
    const after = await sessions()
    expect(after.filter(isPast)).toEqual(before.filter(isPast))
    expect(after.at(-1)?.slice(0, 10)).toBe(raceDate)

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Changes undone').waitFor()
    await other
      .getByText(`${days - 14} days to go`)
      .first()
      .waitFor()
    await expect.poll(() => sessions()).toEqual(before)
    expect(troubles).toEqual([])
    await close()
  },
)

test.each(SIZES)('another race is planned from what was done in this plan, which stays beside it, %s', async (size) => {
  const { page, troubles, picture, plan, sessions, close } = await athlete('another', size)
  const [before, made] = [await sessions(), await plan()]
  await openChange(page)
  await dialogOf(page).getByText('this plan stays as it is until you delete it').waitFor()
  await choose(page, 'Plan another race...', /^70\.3/)
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  await page.getByText(/^Filled in from what you did in Harbour Olympic: [1-9]\d*:\d\d a week, longest swim/).waitFor()
  expect(await page.getByRole('radio', { name: /^70\.3/ }).isChecked()).toBe(true)
  expect(await page.getByLabel('Race Date', { exact: true }).inputValue()).toBe(made.raceDate)
  const week = await page.getByLabel('Hours a week').inputValue()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expectSoundAtBoth(page)
  await picture('another-race')

  await page.getByRole('radio', { name: 'Every 3rd week' }).check()
  await page.getByRole('button', { name: 'Generate Training Plan' }).click()
  await page.getByText('Your 70.3 training plan has been generated successfully.').waitFor()
  const plans = await call<Plan[]>(page, 'get', '/api/training-plans')
  const then = plans.find(({ id }) => id !== made.id)
  const { raceDate, weeklySchedule } = made
  expect(then).toMatchObject({ raceType: '70.3', raceDate, rhythm: '2:1', weeklySchedule })
  const [hours, minutes] = week.split(':').map(Number)
  expect(then?.fitness?.minutesPerWeek).toBe(60 * (hours ?? 0) + (minutes ?? 0))
  expect(plans.find(({ id }) => id === made.id)).toEqual(made)
  expect(await sessions(made)).toEqual(before)
  expect(troubles).toEqual([])
  await close()
})
