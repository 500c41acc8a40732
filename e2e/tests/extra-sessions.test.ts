import { addDays, dateOf } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { savePlan } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { LAKEFRONT, today } from '../harness/athlete/journey.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { SIZES, type Size } from '../harness/page/sizes.js'
import { openAthlete } from '../harness/page/visit.js'

type Workout = {
  id: number
  week: number
  day: 0 | 1 | 2 | 3 | 4 | 5 | 6
  exercises: { id: string; type: 'swim' | 'bike' | 'run'; duration: number }[]
}
type Result = { garminActivityId: string | null; isCompleted: boolean }
type Recorded = { sport: 'swim' | 'bike' | 'run' | null; name: string; day: string; minutes: number; metres: number }

let files = 15

/** Stores an activity of a day as a file brings it, linked to nothing; its name is told back. */
async function record(page: Page, { sport, name, day, minutes, metres }: Recorded): Promise<void> {
  const fileHash = (++files).toString(16).padEnd(64, 'e')
  const measured = { duration: minutes * 60, distance: metres, averageHeartRate: 136, maxHeartRate: 158 }
  const activity = { part: 0, sport, name, startTime: `${day}T10:00:00Z`, localDay: day, calories: null }
  await call(page, 'post', '/api/activities', {
    ...{ fileHash, fileKind: 'tcx', replaces: false },
    activities: [{ ...activity, ...measured, elevationGain: null, link: null }],
  })
}

/** An athlete with a plan of which the second week began a while ago, and a day of it that holds nothing. */
async function athlete(name: string, size: Size) {
  const visit = await openAthlete(`extra.${name}.${size}@example.org`, { size })
  const startDate = addDays(today(), -10)
  const raceDate = addDays(startDate, 7 * 8)
  const race = { ...LAKEFRONT, name: 'Harbour Olympic', weeks: 8 }
  const planId = await savePlan(visit.page, race, raceDate, startDate)
  await call(visit.page, 'patch', '/api/user/current-plan', { planId })
  const workouts = await call<Workout[]>(visit.page, 'get', `/api/training-plans/${planId}/workouts`)
  const dayOf = ({ week, day }: Workout) => dateOf({ raceDate, totalWeeks: 8 }, week, day)
  const taken = new Set(workouts.map(dayOf))
  const free = [1, 2, 3, 4, 5, 6, 7, 8].map((days) => addDays(today(), -days)).find((day) => !taken.has(day))
  if (!free) throw new Error('No day of the last week is free')
  return { ...visit, planId, workouts, dayOf, free }
}

test.each(SIZES)('training that nobody planned stands on its day and counts, %s', async (size) => {
  const { page, troubles, picture, free, close } = await athlete('counts', size)
  await record(page, { sport: 'bike', name: 'Lunch Ride', day: free, minutes: 52, metres: 24_140 })
  await page.goto(`/?day=${free}`)
  const card = page.getByRole('article', { name: 'Extra session: Lunch Ride' })
  await card.getByText('Extra 0:52').waitFor()
  await expect.poll(() => page.getByRole('button', { pressed: true }).first().textContent()).toContain('Extra 0:52')
  await expect.poll(() => page.getByRole('region', { name: /^Week \d$/ }).textContent()).toMatch(/0:52 of \d:\d\d/)
  await expectSoundAtBoth(page)
  await picture('extra-day')

  await page.getByRole('button', { name: 'Weekly View' }).click()
  await card.waitFor()
  await expect.poll(() => page.getByRole('region', { name: /^Week \d Stats$/ }).textContent()).toMatch(/Bike\s*0:52 of/)
  await expectSoundAtBoth(page)
  await picture('extra-week')

  await page.goto('/progress')
  const bike = page.getByRole('region', { name: 'Progress Tracking' }).getByRole('region', { name: 'Bike' })
  await bike.getByText(/^0:52 of/).waitFor()
  const list = page.getByRole('region', { name: 'Activities', exact: true })
  await list.getByText('Lunch Ride').first().waitFor()
  await expect.poll(() => list.getByRole('listitem').textContent()).toMatch(/0:52.*15\.0 mi.*Not linked/)
  await expectSoundAtBoth(page)
  await picture('activity-list')
  await page.goto('/my-plans')
  await page.getByRole('img', { name: /^Season: .*; 0:52 of .* done$/ }).waitFor()
  expect(troubles).toEqual([])
  await close()
})

test.each(SIZES)('what was recorded is linked on Today with one press, or kept as extra, %s', async (size) => {
  const { page, troubles, picture, workouts, dayOf, close } = await athlete('inbox', size)
  const past = workouts.filter((workout) => dayOf(workout) < today() && workout.exercises.length > 0)
  const [first, second] = past.slice(-2).map((workout) => ({ day: dayOf(workout), session: workout.exercises[0] }))
  if (!first?.session || !second?.session) throw new Error('Two sessions of the plan are over')
  for (const [name, { day, session }] of [
    ['Early one', first],
    ['Late one', second],
  ] as const)
    await record(page, { sport: session?.type ?? null, name, day, minutes: session?.duration ?? 0, metres: 5000 })
  await page.goto('/')
  const inbox = page.getByRole('region', { name: /to link$/ })
  await inbox.getByRole('heading', { name: '2 activities to link' }).waitFor()
  await expectSoundAtBoth(page)
  await picture('inbox')

  const linkEarly = () =>
    inbox
      .getByRole('button', { name: /^Link to .*: Early one$/ })
      .first()
      .click()
  const stored = async () =>
    call<(Workout & Result)[]>(page, 'get', `/api/training-plans/${await currentId(page)}/workouts`)
  await linkEarly()
  await page.getByText('Activity linked').waitFor()
  await inbox.getByRole('heading', { name: '1 activity to link' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await inbox.getByRole('heading', { name: '2 activities to link' }).waitFor()
  const touched = (await stored()).filter((each) => each.garminActivityId !== null || each.isCompleted)
  expect(touched, 'a link that is taken back leaves no trace').toEqual([])
  await linkEarly()
  await inbox.getByRole('heading', { name: '1 activity to link' }).waitFor()
  const linked = (await stored()).filter(({ garminActivityId }) => garminActivityId !== null)
  expect(linked.map(dayOf)).toEqual([first.day])

  await inbox.getByRole('button', { name: /^Other session/ }).click()
  const choice = page.getByRole('dialog', { name: 'Link Late one to...' })
  await choice
    .getByRole('button', { name: /planned$/ })
    .first()
    .waitFor()
  await picture('link-dialog')
  await page.keyboard.press('Escape')
  await inbox.getByRole('button', { name: /^Keep as extra/ }).click()
  await page.getByText('Kept as an extra session').waitFor()
  await inbox.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
  await expect.poll(() => inbox.count(), { message: 'it is not asked about again' }).toBe(0)
  await page.goto(`/?day=${second.day}`)
  await page.getByRole('article', { name: 'Extra session: Late one' }).waitFor()
  expect(troubles).toEqual([])
  await close()
})

const currentId = async (page: Page) => (await call<{ id: number }>(page, 'get', '/api/user/current-plan')).id
