import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterRace, generate, LAKEFRONT, signUpAndSave } from '../harness/athlete/journey.js'
import { ALL_RULES, choose, moveFirstWorkout, SESSION_MENU } from '../harness/athlete/planner.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

/** Every call of the API from now on, like `GET /api/user`, ids as `:id`. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.replace(/\/\d+/g, '/:id')}`)
  })
  return calls
}

/** Waits until as many calls were made as are expected: these, and no others. */
async function expectCalls(calls: string[], expected: readonly string[]) {
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(expected.length)
  expect(calls.sort()).toEqual(expected)
}

/** What changes elsewhere comes through it. */
const STREAM = 'GET /api/events'

test('a guest plans without a call, and saves with two calls and one read of the plan and what was trained', async () => {
  const { page, troubles, close } = await openVisit()
  const calls = callsOf(page)
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  expect(calls).toEqual([])
  await signUpAndSave(page, 'few.requests@example.org')
  await expectCalls(calls, [
    STREAM,
    'GET /api/thresholds',
    'GET /api/time-off',
    'GET /api/training-plans/:id/proposal',
    'GET /api/training-plans/:id/unlinked-activities',
    'GET /api/training-plans/:id/workouts',
    'POST /api/register',
    'POST /api/training-plans',
  ])

  calls.length = 0
  await page.getByRole('link', { name: 'My Plans' }).click()
  const plan = page.getByRole('article', { name: LAKEFRONT.name })
  await plan.getByText('Current plan').waitFor()
  await plan.getByRole('img', { name: /^Season:/ }).waitFor()
  expect(calls, 'how far each plan is').toEqual(['GET /api/training-plans/weeks'])
  expect(troubles).toEqual([])
  await close()
})

test('a user reads the plan once, however much is looked at', async () => {
  const { page, troubles, close } = await openAthlete('one.read@example.org')
  const calls = callsOf(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Weekly View' }).click()
  await page.getByRole('heading', { name: 'Plan check' }).waitFor()
  for (let week = 1; week < 5; week += 1) await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: ALL_RULES }).click()
  await page.getByRole('dialog', { name: 'Plan check' }).waitFor()
  await expectCalls(calls, [
    STREAM,
    'GET /api/thresholds',
    'GET /api/time-off',
    'GET /api/training-plans',
    'GET /api/training-plans/:id/proposal',
    'GET /api/training-plans/:id/unlinked-activities',
    'GET /api/training-plans/:id/workouts',
    'GET /api/user',
    'GET /api/user/current-plan',
  ])

  calls.length = 0
  await page.keyboard.press('Escape')
  await moveFirstWorkout(page, /^Friday/)
  await page.getByText('Workout moved successfully').waitFor()
  expect(calls, 'a drop is one call').toEqual(['PATCH /api/workouts/:id/position'])

  calls.length = 0
  await choose(page, SESSION_MENU, 'Done as planned')
  await page.getByText('Workout completed!').waitFor()
  expect(calls, 'so is a completion').toEqual([
    expect.stringMatching(/^PATCH \/api\/workouts\/:id\/exercises\/w\d+d\de\d\/log$/),
  ])
  expect(troubles).toEqual([])
  await close()
})
