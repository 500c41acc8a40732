import { addDays, defaultSchedule, RACE_PRESETS, weeksUntil } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { PASSWORD, type Race, today } from './journey.js'

/** Creates an account and signs the page's browser in, without its forms. */
export async function register(page: Page, username: string): Promise<void> {
  await post(page, '/api/register', { username, password: PASSWORD })
}

/**
 * Saves a plan of the signed-in user, as the set-up would with its own paces and week; answers its id. Its race is whole
 * weeks away unless another date is given.
 */
export async function savePlan(
  page: Page,
  { name, type, weeks }: Race,
  raceDate = addDays(today(), 7 * weeks),
): Promise<number> {
  const raceType = type === '70.3' ? type : (type.toLowerCase() as 'sprint' | 'olympic' | 'ironman')
  const startDate = today()
  const miles = RACE_PRESETS[raceType]
  const paces = { swim: '2:05', bike: '18.5', run: '8:25' }
  const answer = await post(page, '/api/training-plans', {
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
  })
  return (answer as { id: number }).id
}

async function post(page: Page, path: string, data: unknown): Promise<unknown> {
  const answer = await page.request.post(path, { data })
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}
