import { addDays, defaultSchedule, type IsoDay, RACE_PRESETS, weeksUntil } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { call } from './call.js'
import { PASSWORD, type Race, today } from './journey.js'

const RACE_TYPE_OF = { Sprint: 'sprint', Olympic: 'olympic', '70.3': '70.3', Ironman: 'ironman' } as const

/** Creates an account and signs the page's browser in, without its forms. */
export async function register(page: Page, username: string): Promise<void> {
  await call(page, 'post', '/api/register', { username, password: PASSWORD })
}

/** Signs the page's browser in, without the form. */
export async function signIn(page: Page, username: string): Promise<void> {
  await call(page, 'post', '/api/login', { username, password: PASSWORD })
}

/**
 * Ends the page's session as its next edit of a workout is sent: nothing that the page asks by itself meanwhile finds the
 * session gone, and shows so above what the test is about to press.
 */
export async function endSessionAtNextEdit(page: Page): Promise<void> {
  let hasEnded = false
  await page.route('**/api/workouts/**', async (route) => {
    if (!hasEnded && route.request().method() !== 'GET') {
      hasEnded = true
      await page.context().clearCookies()
    }
    await route.fallback()
  })
}

/**
 * Saves a plan of the signed-in user, as the set-up would with its own paces and week; answers its id. It starts today,
 * and its race is whole weeks away, unless other dates are given.
 */
export async function savePlan(page: Page, race: Race, raceDate?: IsoDay, startDate?: IsoDay): Promise<number> {
  const { id } = await call<{ id: number }>(page, 'post', '/api/training-plans', planOf(race, raceDate, startDate))
  return id
}

/** What a plan of that race is asked for with. */
export function planOf(
  { name, type, weeks }: Race,
  raceDate: IsoDay = addDays(today(), 7 * weeks),
  startDate: IsoDay = today(),
) {
  const raceType = RACE_TYPE_OF[type]
  const miles = RACE_PRESETS[raceType]
  const paces = { swim: '2:05', bike: '18.5', run: '8:25' }
  return {
    name,
    raceType,
    swimDistance: String(miles.swim),
    bikeDistance: String(miles.bike),
    runDistance: String(miles.run),
    raceDate,
    startDate,
    totalWeeks: weeksUntil(startDate, raceDate),
    experienceLevel: 'intermediate',
    currentSwimPace: paces.swim,
    currentBikePace: paces.bike,
    currentRunPace: paces.run,
    goalFinishTime: null,
    goalSwimPace: paces.swim,
    goalBikePace: paces.bike,
    goalRunPace: paces.run,
    weeklySchedule: defaultSchedule(raceType),
  }
}
