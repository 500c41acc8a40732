import type { Sandbox } from '@tri/garmin-sandbox'
import { addDays, DAY_NAMES, type Weekday, weekdayOf, weekOf } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWithGarmin } from '../harness/app/garmin.js'
import type { Server } from '../harness/app/server.js'
import { register, savePlan, signIn } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { LAKEFRONT, overflowOf, today } from '../harness/athlete/journey.js'
import { expectSound } from '../harness/page/axe.js'
import type { OpenPage } from '../harness/page/page.js'
import { openVisit } from '../harness/page/visit.js'

/** Not whole weeks away, so that today stands in the plan's first week. */
const RACE_DATE = addDays(today(), 95)

type Planned = { minutes: number; sport: 'run' | 'ride' | 'swim'; name: string }

let server: Server
let sandbox: Sandbox
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ server, sandbox, stop } = await startWithGarmin())
})
afterAll(async () => {
  await stop?.()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const expectConnected = (page: Page) => page.getByRole('heading', { name: 'Connected', exact: true }).waitFor()

/** From the Garmin page to the consent page; what is ticked there stays. */
async function goToConsent(page: Page): Promise<void> {
  await page.goto('/garmin')
  await press(page, 'Connect')
  await page.getByRole('heading', { name: 'Connect your account' }).waitFor()
}

/** The journey of one athlete, from nothing to nothing. */
describe('an athlete with a watch', () => {
  let visit: OpenPage
  let page: Page
  let planId: number
  let planned: Planned
  /** What the watch called the activity. */
  let recorded: string

  beforeAll(async () => {
    visit = await openVisit({ origin: server.origin, size: 'wide' })
    page = visit.page
    await register(page, 'watch@example.org')
    planId = await savePlan(page, LAKEFRONT, RACE_DATE)
  })

  test('reads on the page that it is a sandbox, and that nothing is connected', async () => {
    await page.goto('/garmin')
    await page.getByRole('heading', { name: 'Not connected' }).waitFor()
    await page.getByText('Sandbox', { exact: true }).waitFor()
    await page.getByText('No activities yet.').waitFor()
  })

  test('connects on the consent page of the sandbox, and finds the last 30 days arriving', async () => {
    await goToConsent(page)
    await expect.poll(() => new URL(page.url()).origin).toBe(sandbox.origin())
    await expectSound(page)
    const history = page.getByLabel('Historical data')
    await expect.poll(() => history.isChecked()).toBe(false)
    await history.check()
    await press(page, 'Agree')
    await page.getByText('Garmin account connected successfully').waitFor()
    await expectConnected(page)
    await expect.poll(() => page.url()).toBe(`${server.origin}/garmin`)
    await page.getByText(/^Arriving\.\.\. \d+ new activities so far\.$/).waitFor()
    // They come one after the other.
    await expect.poll(() => page.getByText(/^\d+\.\d\d km$/).count()).toBe(12)
    await page.getByRole('button', { name: /^Show all \d+ activities$/ }).click()
    await expect.poll(() => page.getByText(/^\d+\.\d\d km$/).count()).toBeGreaterThan(15)
    await visit.picture('garmin-connected')
  })

  test('asks for a sync and for a test, and is told how each went', async () => {
    await press(page, 'Sync Activities')
    await page.getByText('Activities arrive within minutes.').waitFor()
    await page.getByText('Garmin was asked. Activities are arriving...').waitFor()
    await press(page, 'Test Connection')
    await page.getByText('Connection Works', { exact: true }).waitFor()
    await press(page, 'Create Test Activity')
    await page.getByText('Test activity created').waitFor()
    await page.getByText('5.00 km').first().waitFor()
  })

  test('finds what the watch recorded linked to the workout of the day, and takes the link back', async () => {
    planned = await planForToday(page, planId)
    const laptop = await openVisit({ origin: server.origin })
    await signIn(laptop.page, 'watch@example.org')
    const heard = laptop.page.waitForResponse((response) => response.url().endsWith('/api/events'))
    await laptop.page.goto('/')
    await laptop.page.getByRole('heading', { name: 'Daily Training' }).waitFor()
    await heard
    const [made] = sandbox.record(1, { sport: planned.sport, minutes: planned.minutes, startTime: atStartOfToday() })
    recorded = made?.activityName ?? ''
    await sandbox.settle()
    // Another device has the day open: what the watch sent is there by itself.
    await laptop.page
      .getByText(/^Done \d+:\d\d/)
      .first()
      .waitFor()
    await laptop.close()
    await reloadUntil(page, () => page.getByText(`${planned.name}, linked by itself`).isVisible())
    await visit.picture('garmin-linked')
    await press(page, `Unlink ${recorded}`)
    await page.getByText('Activity unlinked').waitFor()
    await page.getByText(/^Matches \w+day's (run|ride|swim)$/).waitFor()
  })

  test('links it by hand, and reads the activity’s values on the completed workout', async () => {
    await page.getByRole('button', { name: new RegExp(`^Link ${recorded} to .*, ${planned.name}$`) }).click()
    await page.getByText('Activity linked').waitFor()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    const card = page.getByRole('region', { name: planned.name })
    await card.getByText(/^Done \d+:\d\d/).waitFor()
    await card.getByText('From Garmin').waitFor()
    await visit.picture('garmin-daily')
    await press(page, 'Weekly View')
    await page.getByText('From Garmin').first().waitFor()
    await visit.picture('garmin-weekly')
  })

  test('sends the next workouts to the watch', async () => {
    await page.goto('/garmin')
    await page.getByRole('switch', { name: 'Send workouts to my watch' }).click({ force: true })
    await page.getByText('Workouts go to your watch').waitFor()
    await page.getByText(/^\d+ workouts? of the next 14 days at Garmin\.$/).waitFor()
    expect(sandbox.state.schedules.length).toBeGreaterThan(4)
    expect(sandbox.state.schedules.every(({ date }) => date >= today() && date <= addDays(today(), 14))).toBe(true)
  })

  test('unlinks, disconnects, and keeps what was done', async () => {
    await press(page, `Unlink ${recorded}`)
    await page.getByText('The session stays done.').waitFor()
    await press(page, 'Disconnect')
    const question = page.getByRole('dialog', { name: 'Disconnect Garmin?' })
    await question.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByText('Garmin account disconnected').waitFor()
    await page.getByRole('heading', { name: 'Not connected' }).waitFor()
    // A job ends it there, after the planned workouts are off.
    await expect.poll(() => sandbox.state.athletes[0]?.registration, { timeout: 60_000 }).toBeNull()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    const card = page.getByRole('region', { name: planned.name })
    await card.getByText(/^Done \d+:\d\d/).waitFor()
    await expect.poll(() => card.getByText('From Garmin').count()).toBe(0)
    expect(visit.troubles).toEqual([])
  })
})

describe('a connection that fails', () => {
  let visit: OpenPage

  beforeAll(async () => {
    const expected = ['503 GET /api/garmin/auth']
    visit = await openVisit({ origin: server.origin, size: 'narrow', expected })
    await register(visit.page, 'fails@example.org')
  })

  test('is told after Cancel, and the address is clean', async () => {
    const { page } = visit
    await goToConsent(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await press(page, 'Cancel')
    await page.getByText('Failed to connect Garmin account: you did not allow it at Garmin').waitFor()
    await expect.poll(() => page.url()).toBe(`${server.origin}/garmin`)
  })

  test('shows a reason from the address as text, and not all of a long one', async () => {
    const { page } = visit
    const reason = `<img src=x onerror=alert(1)>${'x'.repeat(400)}`
    await page.goto(`/garmin?error=${encodeURIComponent(reason)}`)
    const alert = page.getByRole('alert').filter({ hasText: 'Connection Failed' })
    await alert.getByText(`Failed to connect Garmin account: ${reason.slice(0, 200)}`, { exact: true }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(visit.troubles).toEqual([])
  })
})

describe('the Garmin page on a phone', () => {
  test('fits, and axe finds nothing, connected and with a question open', async () => {
    const visit = await openVisit({ origin: server.origin, size: 'narrow' })
    const { page } = visit
    await register(page, 'phone@example.org')
    await goToConsent(page)
    await page.getByLabel('Historical data').check()
    await press(page, 'Agree')
    await page.getByText(/^Arriving\.\.\. \d+ new/).waitFor()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await visit.picture('garmin-connected')
    await expectSound(page)
    await page.getByText('Activities synced successfully').waitFor()
    await press(page, 'Disconnect')
    await page.getByRole('dialog', { name: 'Disconnect Garmin?' }).waitFor()
    await expectSound(page, page.getByRole('dialog'))
    await page.goto(sandbox.origin())
    await page.getByRole('heading', { name: 'Garmin sandbox', level: 1 }).waitFor()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectSound(page)
    expect(visit.troubles).toEqual([])
    await visit.close()
  })
})

type Row = {
  id: number
  week: number
  day: number
  workoutType: string
  exercises: { name: string; duration: number }[]
}

/**
 * Leaves one workout on today, of a sport that the watch has not recorded today: what it records then can be this one
 * only. Answers what it is.
 */
async function planForToday(page: Page, planId: number): Promise<Planned> {
  const rows = await call<Row[]>(page, 'get', `/api/training-plans/${planId}/workouts`)
  const done = await call<{ sport: string; localDay: string }[]>(page, 'get', '/api/garmin/activities')
  const doneToday = done.filter(({ localDay }) => localDay === today()).map(({ sport }) => sport)
  const row = rows.find(
    ({ workoutType, exercises }) =>
      ['run', 'bike', 'swim'].includes(workoutType) && exercises.length === 1 && !doneToday.includes(workoutType),
  )
  const [exercise] = row?.exercises ?? []
  if (!row || !exercise) throw new Error('The plan holds no workout that could be put on today')
  const calendar = { raceDate: RACE_DATE, totalWeeks: LAKEFRONT.weeks }
  const [week, day] = [weekOf(calendar, today()), weekdayOf(today())]
  for (const other of rows.filter((each) => each.week === week && each.day === day && each !== row))
    await move(page, other.id, week + 1, day)
  await move(page, row.id, week, day)
  const sport = row.workoutType === 'bike' ? 'ride' : (row.workoutType as 'run' | 'swim')
  return { minutes: exercise.duration, sport, name: exercise.name }
}

const move = (page: Page, id: number, week: number, day: Weekday) =>
  call(page, 'patch', `/api/workouts/${id}/position`, { week, day, dayName: DAY_NAMES[day] })

/** A few minutes into this day, on this machine's clock. */
function atStartOfToday(): string {
  const start = new Date()
  start.setHours(0, 5, 0, 0)
  return start.toISOString()
}

/** Opens the page again until it shows what comes by itself. */
async function reloadUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  const isThere = async () => {
    await page.goto('/garmin')
    await page.getByRole('heading', { name: 'Recent Activities' }).waitFor()
    await page.getByRole('listitem').first().waitFor()
    return holds()
  }
  await expect.poll(isThere, { interval: 500 }).toBe(true)
}
