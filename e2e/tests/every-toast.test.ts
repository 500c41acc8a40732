import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { savePlan } from '../harness/athlete/account.js'
import { submitLogin, submitRegistration } from '../harness/athlete/journey.js'
import { askToMoveOne, choose, moveFirstWorkout, PLANNER, SESSION_MENU } from '../harness/athlete/planner.js'
import { closeDialog } from '../harness/page/dialog.js'
import type { OpenPage } from '../harness/page/page.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const REFUSAL = 'The server says no'
const USERNAME = 'every.toast@example.org'

let visit: OpenPage

beforeAll(async () => {
  visit = await openAthlete(USERNAME)
  await savePlan(visit.page, { name: 'Spring Sprint', type: 'Sprint', weeks: 10 })
})

type Act = (page: Page) => Promise<unknown>

const inDialog = (page: Page, name: string | RegExp) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()

const moveWorkout: Act = (page) => moveFirstWorkout(page, /^Friday/)
const moveExercise: Act = async (page) => {
  await askToMoveOne(page)
  await page.getByRole('dialog').locator('li button:enabled').last().click()
}
const deleteExercise: Act = async (page) => {
  await choose(page, SESSION_MENU, 'Delete session')
  await inDialog(page, 'Delete').click()
}
const complete: Act = (page) => choose(page, SESSION_MENU, 'Done as planned')
const markIncomplete: Act = (page) => choose(page, SESSION_MENU, 'Mark Incomplete')
const changeGoal: Act = async (page) => {
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await page.getByRole('dialog').getByRole('slider', { name: 'Finish Time Goal' }).press('ArrowLeft')
  await inDialog(page, 'Update Plan').click()
}
const saveSettings: Act = async (page) => {
  await page.getByRole('slider', { name: 'Swim pace' }).press('ArrowLeft')
  await page.getByRole('button', { name: 'Save Settings' }).click()
}
const makeCurrent: Act = (page) => page.getByRole('button', { name: 'Make current' }).first().click()
const deletePlan: Act = async (page) => {
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await inDialog(page, 'Delete plan').click()
}
const logOut: Act = (page) => choose(page, /^Account menu/, 'Logout')

/** What is tried and where, how it is done, the words of the failure, and those of the success where it has some. */
const TOASTS: readonly [name: string, path: string, act: Act, failure: string[], success?: string[]][] = [
  [
    'moving a workout',
    PLANNER,
    moveWorkout,
    ['Error moving workout', REFUSAL],
    ['Workout moved successfully', 'Workout moved to Friday'],
  ],
  ['moving a session', PLANNER, moveExercise, ['Error moving exercise', REFUSAL], ['Exercise moved successfully']],
  ['completing a workout', PLANNER, complete, ['Error', 'Failed to complete workout'], ['Workout completed!']],
  [
    'marking it incomplete',
    PLANNER,
    markIncomplete,
    ['Failed to update workout status'],
    ['Workout marked incomplete'],
  ],
  [
    'deleting a session',
    PLANNER,
    deleteExercise,
    ['Error deleting exercise', REFUSAL, 'Failed to delete exercise'],
    ['Exercise deleted successfully'],
  ],
  [
    'another goal',
    PLANNER,
    changeGoal,
    ['Error updating plan', 'Please try again.'],
    ['Training plan updated!', 'Finish time goal has been updated. New workouts generated.'],
  ],
  [
    'saving settings',
    '/settings',
    saveSettings,
    ['Error updating preferences', 'Please try again.'],
    ['Preferences updated', 'Your default settings have been saved.'],
  ],
  ['another current plan', '/my-plans', makeCurrent, ['Failed to set current training plan'], ['Current plan updated']],
  ['deleting a plan', '/my-plans', deletePlan, ['Failed to delete training plan'], ['Plan deleted']],
  ['logging out', '/settings', logOut, ['Logout failed', REFUSAL]],
]

/** From now on every change is refused, or none. */
async function refuse(page: Page, isRefused: boolean): Promise<void> {
  await page.unroute('**/api/**')
  if (!isRefused) return
  const refusal = { status: 400, contentType: 'application/json', body: JSON.stringify({ message: REFUSAL }) }
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(refusal),
  )
}

async function expectToast(page: Page, words: readonly string[]): Promise<void> {
  const toast = page.locator('.mantine-Notification-root', { hasText: words[0] ?? '' })
  await toast.waitFor()
  const said = await toast.textContent()
  for (const word of words) expect(said).toContain(word)
}

test.each(TOASTS)('%s on %s: the words of the error catalogue', async (_, path, act, failure, success) => {
  const { page } = visit
  await page.goto(path)
  if (path === PLANNER) {
    await page.getByRole('button', { name: 'Next week' }).click()
    await page.getByText(/^Week 2 of/).waitFor()
  }
  await refuse(page, true)
  await act(page)
  await expectToast(page, failure)
  await refuse(page, false)
  if (!success) return
  await closeDialog(page)
  await act(page)
  await expectToast(page, success)
})

test('a login and a registration that are refused say so', async () => {
  const { page, close } = await openVisit()
  await page.goto('/auth')
  await submitLogin(page, 'nobody@example.org')
  await page.getByText('Login failed').waitFor()
  await page.getByText('Invalid email or password').waitFor()
  await submitRegistration(page, USERNAME)
  await page.getByText('Registration failed').waitFor()
  await close()
})
