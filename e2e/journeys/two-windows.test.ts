import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register, signIn } from '../harness/athlete/account.js'
import { enterRace, type Race } from '../harness/athlete/journey.js'
import { choose, LOG, SESSION_MENU, showSecondWeek } from '../harness/athlete/planner.js'
import { SIZES } from '../harness/page/sizes.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'
import { openWindow } from '../harness/page/window.js'

const RACE: Race = { name: 'Two Windows', type: 'Olympic', weeks: 10 }
/** Asks which of two edits is to stand. */
const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'Changed elsewhere' })

/** A signed-in athlete with a plan, and a second window of the same browser. */
async function athlete(username: string, expected: string[] = []) {
  const visit = await openAthlete(username, { race: RACE, expected })
  const other = await openWindow(visit.page)
  return { ...visit, other }
}

async function openFirstResult(page: Page) {
  await showSecondWeek(page)
  await choose(page, SESSION_MENU, /^(Done, with changes|Edit result)/)
  return page.getByRole('dialog')
}

async function openRename(page: Page) {
  await page.goto('/my-plans', { waitUntil: 'networkidle' })
  await choose(page, /^Actions for /, 'Rename')
  return page.getByRole('dialog', { name: 'Rename plan' })
}

test('S38 a result typed over one that another window has logged is not lost, and does not overwrite it unasked', async () => {
  const { page, other, troubles, picture, close } = await athlete('two.results@example.org')
  const mine = await openFirstResult(page)
  await mine.getByLabel('Note, optional').fill('Windy, typed here')
  const theirs = await openFirstResult(other)
  await theirs.getByLabel('Note, optional').fill('Logged there')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await other.getByText('Workout completed!').waitFor()

  await mine.getByRole('button', { name: 'Save' }).click()
  await conflictOf(page)
    .getByText(/Logged there/)
    .waitFor()
  await conflictOf(page)
    .getByText(/Windy, typed here/)
    .waitFor()
  await picture('changed-elsewhere')
  await other.reload()
  const kept = await openFirstResult(other)
  await expect.poll(() => kept.getByLabel('Note, optional').inputValue()).toBe('Logged there')

  await conflictOf(page).getByRole('button', { name: 'Use mine' }).click()
  await page.getByText('Workout completed!').waitFor()
  await mine.waitFor({ state: 'detached' })
  expect(troubles.filter((line) => !line.startsWith('409 PATCH /api/workouts/'))).toEqual([])
  await close()
})

test('S38 a name and a goal are not put over those of another window, and what was typed stays', async () => {
  const { page, other, troubles, close } = await athlete('names@example.org')
  const mine = await openRename(page)
  await mine.getByLabel('Plan Name').fill('Mine')
  const theirs = await openRename(other)
  await theirs.getByLabel('Plan Name').fill('Theirs')
  await theirs.getByRole('button', { name: 'Rename' }).click()
  await other.getByText('Plan renamed').waitFor()

  await page.getByRole('article', { name: 'Theirs', includeHidden: true }).waitFor()
  await mine.getByRole('button', { name: 'Rename' }).click()
  await conflictOf(page).getByText('Mine', { exact: true }).waitFor()
  await expect.poll(() => mine.getByLabel('Plan Name').inputValue()).toBe('Mine')
  await conflictOf(page).getByRole('button', { name: 'Use mine' }).click()
  await page.getByRole('article', { name: 'Mine' }).waitFor()
  expect(troubles.filter((line) => !/^409 PATCH \/api\/training-plans\/\d+\/name$/.test(line))).toEqual([])
  await close()
})

test('S38 edits of one window follow each other without a false alarm', async () => {
  const { page, troubles, close } = await athlete('follow@example.org')
  const dialog = await openFirstResult(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Workout completed!').waitFor()
  for (const action of ['Mark Incomplete', LOG]) await choose(page, SESSION_MENU, action)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
  await close()
})

test('S39 a plan whose answer got lost on the way is saved once, however often it is sent', async () => {
  const { page, troubles, close } = await openVisit()
  await register(page, 'once@example.org')
  await page.goto('/', { waitUntil: 'networkidle' })
  const keys: (string | undefined)[] = []
  await page.route('**/api/training-plans*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 2) return route.continue()
    // The server does its work, and nobody hears of it.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await enterRace(page, RACE)
  await page
    .getByRole('button', { name: 'Create Training Plan' })
    .or(page.getByRole('button', { name: 'Generate Training Plan' }))
    .first()
    .click()
  await expect.poll(() => keys.length).toBe(1)
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect.poll(() => keys.length).toBe(2)
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.getByRole('heading', { name: RACE.name, level: 1 }).waitFor()
  const plans = await (await page.request.get('/api/training-plans')).json()
  expect(plans).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(troubles.filter((line) => !line.startsWith('net::ERR_CONNECTION_RESET POST'))).toEqual([])
  await close()
})

test.each(SIZES)('the settings tell who signed in, and sign out everywhere else, %s', async (size) => {
  const username = `door.${size}@example.org`
  const expected = ['401 POST /api/login', '401 GET /api/training-plans', '401 GET /api/user/current-plan']
  const here = await openVisit({ size, expected })
  await register(here.page, username)
  await here.page.request.post('/api/login', { data: { username, password: 'not the password' } })
  const there = await openVisit({ size: 'narrow', expected })
  await signIn(there.page, username)

  await here.page.goto('/settings')
  const list = here.page.getByRole('listitem').filter({ has: here.page.locator('time') })
  await list.first().waitFor()
  expect((await list.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Signed in',
    'Wrong password',
    'Account created',
  ])
  await expect.poll(() => list.first().textContent()).toMatch(/Chrome on .*, (127\.0\.0|:):?\.?x/)
  await here.picture('settings-sign-ins')
  await here.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await here.page.getByText('You stay signed in here.').waitFor()
  await list.filter({ hasText: 'Signed out everywhere else' }).waitFor()
  await there.page.goto('/settings')
  await there.page.waitForURL((url) => url.pathname === '/auth')
  await here.page.reload()
  await list.first().waitFor()
  expect(here.troubles).toEqual([])
  await Promise.all([here.close(), there.close()])
})
