import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { endSessionAtNextEdit, register, savePlan } from '../harness/athlete/account.js'
import {
  enterNewAccount,
  enterRace,
  generate,
  LAKEFRONT,
  logIn,
  PASSWORD,
  readWeek,
} from '../harness/athlete/journey.js'
import {
  askToMoveDay,
  choose,
  LOG,
  movableDays,
  moveFirstWorkout,
  readSavedWeek,
  SESSION_MENU,
  showSecondWeek,
} from '../harness/athlete/planner.js'
import type { OpenPage } from '../harness/page/page.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'
import { openWindow } from '../harness/page/window.js'

/** A user with a plan, looking at the second week, which is whole whatever today is. */
async function athlete(username: string): Promise<OpenPage> {
  const visit = await openAthlete(username)
  await showSecondWeek(visit.page)
  return visit
}

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended. Sign in to go on.' })

const edits = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/PATCH|DELETE/.test(request.method())) sent.push(new URL(request.url()).pathname.replace(/\d+/, ':id'))
  })
  return sent
}

/** What went wrong besides the refusals and the silence that these tests are about. */
const unexpected = (troubles: string[]) =>
  troubles.filter((trouble) => !/^(401 PATCH \/api\/workouts|net::ERR_INTERNET_DISCONNECTED)/.test(trouble))

test('a session that has ended is begun again in place: the refused move is sent, and the work goes on', async () => {
  const { page, troubles, picture, close } = await athlete('ended@example.org')
  const before = await readWeek(page)
  await endSessionAtNextEdit(page)
  await moveFirstWorkout(page, /^Friday/)
  await signInDialog(page).waitFor()
  await picture('session-ended')
  const shown = await readWeek(page)
  expect(shown, 'the move stays on the page').not.toEqual(before)
  const form = signInDialog(page)
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe('ended@example.org')
  await form.getByPlaceholder('Your password').fill('a wrong guess')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Invalid email or password').waitFor()
  await form.getByPlaceholder('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Workout moved successfully').waitFor()
  await signInDialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => readWeek(page)).toEqual(shown)
  await expect.poll(() => readSavedWeek(page)).toEqual(shown)
  expect(unexpected(troubles)).toEqual(['401 POST /api/login'])
  await close()
})

test('what was typed about a workout survives the end of the session, also when the sign-in is put off', async () => {
  const { page, troubles, close } = await athlete('typed@example.org')
  await choose(page, SESSION_MENU, LOG)
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Note, optional') })
  await form.getByLabel('Note, optional').fill('Windy, and worth it')
  await endSessionAtNextEdit(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await signInDialog(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Please log in').waitFor()
  await expect.poll(() => form.getByLabel('Note, optional').inputValue()).toBe('Windy, and worth it')
  await form.getByRole('button', { name: 'Save' }).click()
  await signInDialog(page).getByPlaceholder('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Workout completed!').waitFor()
  await form.waitFor({ state: 'detached' })
  expect(unexpected(troubles)).toEqual([])
  await close()
})

test("nobody's edit is sent in another user's name", async () => {
  const { page, troubles, close } = await athlete('ann@example.org')
  const week = await readWeek(page)
  await endSessionAtNextEdit(page)
  const sent = edits(page)
  await moveFirstWorkout(page, /^Friday/)
  await signInDialog(page).waitFor()

  const other = await openWindow(page)
  await register(other, 'bob@example.org')
  await savePlan(other, { ...LAKEFRONT, name: "Bob's race" })
  await other.context().clearCookies()
  const asked = ['/unlinked-activities', '/time-off', '/thresholds'].map((path) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path)),
  )
  await logIn(other, 'bob@example.org')
  await page.getByRole('heading', { name: "Bob's race", level: 1 }).waitFor()
  // What is still asked for when Bob has gone is refused.
  await Promise.all(asked)
  await expect.poll(() => signInDialog(page).count()).toBe(0)
  expect(sent).toEqual(['/api/workouts/:id/position'])

  await other.context().clearCookies()
  await logIn(other, 'ann@example.org')
  await page.getByRole('heading', { name: LAKEFRONT.name, level: 1 }).waitFor()
  await expect.poll(() => readSavedWeek(page), { message: "Ann's plan is as it was" }).toEqual(week)

  await endSessionAtNextEdit(page)
  await moveFirstWorkout(page, /^Friday/)
  await signInDialog(page).getByRole('button', { name: 'Use another account' }).click()
  await page.waitForURL('**/auth')
  expect(sent.length).toBe(2)
  expect(unexpected(troubles)).toEqual([])
  await close()
})

test('edits made without a network wait on the page, and are sent when it is back', async () => {
  const { page, troubles, picture, close } = await athlete('offline@example.org')
  await page.context().setOffline(true)
  await moveFirstWorkout(page, /^Friday/)
  await page.getByText('is sent when the connection is back').waitFor()
  await picture('no-connection')
  const shown = await readWeek(page)
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.getByText('is sent when the connection is back').waitFor()
  await expect.poll(() => readWeek(page)).toEqual(shown)
  await page.context().setOffline(false)
  await page.getByText('Workout moved successfully').waitFor()
  await page.getByText('is sent when the connection is back').waitFor({ state: 'detached' })
  await expect.poll(() => readSavedWeek(page)).toEqual(shown)
  expect(unexpected(troubles)).toEqual([])
  await close()
})

test('a guest who saves without a network is told so, loses nothing, and saves when it is back', async () => {
  const { page, troubles, close } = await openVisit()
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  const { dialog, save } = await enterNewAccount(page, 'far.away@example.org')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await save.click()
  await dialog.getByText('The server cannot be reached. Please check your connection and try again.').waitFor()
  await page.context().setOffline(false)
  await save.click()
  await page.getByText('Your training plan has been saved successfully.').waitFor()
  await page.getByRole('heading', { name: LAKEFRONT.name, level: 1 }).waitFor()
  expect(unexpected(troubles)).toEqual([])
  await close()
})

test('two tabs move things in one plan, and nothing of either is lost', async () => {
  const { page, troubles, close } = await athlete('two.tabs@example.org')
  const other = await openWindow(page)
  await showSecondWeek(other)
  await moveFirstWorkout(page, /^Friday/)
  await page.getByText('Workout moved successfully').waitFor()
  await askToMoveDay(other, movableDays(other).last())
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Wednesday/ })
    .click()
  await other.getByText('Workout moved successfully').waitFor()
  const [here, there] = [await readSavedWeek(page), await readSavedWeek(other)]
  expect(here).toEqual(there)
  const dayOf = (week: string[], day: string) => week.find((line) => line.startsWith(day)) ?? ''
  expect(dayOf(here, 'Wednesday').split(' | ').length).toBeGreaterThan(1)
  expect(dayOf(here, 'Friday').split(' | ').length).toBeGreaterThan(2)
  expect(unexpected(troubles)).toEqual([])
  await close()
})
