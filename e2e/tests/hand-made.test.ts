import { addDays } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { savePlan } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { LAKEFRONT, today } from '../harness/athlete/journey.js'
import { choose, SESSION_MENU } from '../harness/athlete/planner.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { SIZES, type Size } from '../harness/page/sizes.js'
import { openAthlete } from '../harness/page/visit.js'

type Workout = {
  week: number
  day: number
  exercises: { type: string; duration: number; origin?: string; name?: string }[]
}

/** An athlete in the second week of a plan, looking at it. */
async function athlete(name: string, size: Size) {
  const visit = await openAthlete(`hand.${name}.${size}@example.org`, { size })
  const startDate = addDays(today(), -10)
  const race = { ...LAKEFRONT, name: 'Harbour Olympic', weeks: 8 }
  const planId = await savePlan(visit.page, race, addDays(startDate, 7 * 8), startDate)
  await call(visit.page, 'patch', '/api/user/current-plan', { planId })
  // Without the catalogue's words: what has a name is called so by the athlete.
  const made = async () => {
    const workouts = await call<Workout[]>(visit.page, 'get', `/api/training-plans/${planId}/workouts?texts=none`)
    return workouts.flatMap(({ week, day, exercises }) =>
      exercises
        .filter(({ origin }) => origin)
        .map(({ type, duration, origin, name: called }) => [week, day, type, duration, origin, called]),
    )
  }
  await visit.page.goto('/?week=3')
  await visit.page.getByText(/^Week 3 of/).waitFor()
  return { ...visit, made }
}

const form = (page: Page, name: string) => page.getByRole('dialog', { name })

test.each(SIZES)('adds a session to a day, warns of what it breaks, and takes it back, %s', async (size) => {
  const { page, troubles, picture, made, close } = await athlete('adds', size)
  const days = page.locator('[data-add-session]')
  await expect.poll(() => days.count()).toBe(7)
  await days.nth(2).click()
  const dialog = form(page, 'Add a session')
  await dialog.getByRole('radio', { name: 'Strength' }).check()
  await dialog.getByLabel('Time (min)').fill('')
  await dialog.getByRole('button', { name: 'Add session' }).click()
  await dialog.getByText('Type whole minutes').waitFor()
  await dialog.getByLabel('Time (min)').fill('300')
  await dialog.getByText(/more than \w+ has|is a day off/).waitFor()
  await dialog.getByLabel('Name, optional').fill('Gym with Anna')
  await expectSoundAtBoth(page, dialog)
  await picture('add-session')
  await dialog.getByLabel('Time (min)').fill('40')
  await dialog.getByRole('button', { name: 'Add session' }).click()
  await page.getByText('Session added').waitFor()
  const card = page.getByRole('article').filter({ hasText: 'Gym with Anna' })
  await card.getByText('Added by you').waitFor()
  await expect.poll(() => made()).toMatchObject([[3, expect.any(Number), 'strength', 40, 'added', 'Gym with Anna']])
  await card.scrollIntoViewIfNeeded()
  await expectSoundAtBoth(page, card)
  await picture('added-session')
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor({ state: 'detached' })
  await expect.poll(made).toEqual([])
  expect(troubles).toEqual([])
  await close()
})

test.each(SIZES)('changes the minutes of a planned session, and takes it back, %s', async (size) => {
  const { page, troubles, picture, made, close } = await athlete('edits', size)
  await choose(page, SESSION_MENU, 'Edit session...')
  const dialog = form(page, 'Edit session')
  const field = dialog.getByLabel('Time (min)')
  const minutes = Number(await field.inputValue()) + 5
  await field.fill(String(minutes))
  await dialog.getByLabel('Note, optional').fill('With the club')
  await expectSoundAtBoth(page, dialog)
  await picture('edit-session')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Session changed').waitFor()
  await page.getByText('Edited by you').waitFor()
  await expect
    .poll(() => made())
    .toMatchObject([[3, expect.any(Number), expect.any(String), minutes, 'edited', undefined]])
  await picture('edited-session')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Edited by you').waitFor({ state: 'detached' })
  await expect.poll(made).toEqual([])
  expect(troubles).toEqual([])
  await close()
})
