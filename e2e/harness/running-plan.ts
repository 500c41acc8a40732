import { addDays, dateOf, defaultSchedule, RACE_PRESETS } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { today } from './journey.js'

type Stored = { id: number; week: number; day: 0 | 1 | 2 | 3 | 4 | 5 | 6; totalDuration: number }

/** Of so many workouts one was not done. */
const MISSED = 5

/**
 * Saves an olympic plan that the signed-in user has trained with for some weeks: made back then, and every workout before
 * today completed as planned but each fifth.
 */
export async function saveRunningPlan(
  page: Page,
  { name, weeks, weeksAgo }: { name: string; weeks: number; weeksAgo: number },
): Promise<void> {
  const startDate = addDays(today(), -7 * weeksAgo)
  const raceDate = addDays(startDate, 7 * weeks)
  const miles = RACE_PRESETS.olympic
  const plan = await send<{ id: number }>(page, 'post', '/api/training-plans', {
    name,
    raceType: 'olympic',
    swimDistance: String(miles.swim),
    bikeDistance: String(miles.bike),
    runDistance: String(miles.run),
    raceDate,
    startDate,
    totalWeeks: weeks,
    experienceLevel: 'intermediate',
    currentSwimPace: '2:05',
    currentBikePace: '18.5',
    currentRunPace: '8:25',
    goalFinishTime: null,
    goalSwimPace: '2:05',
    goalBikePace: '18.5',
    goalRunPace: '8:25',
    weeklySchedule: defaultSchedule('olympic'),
  })
  const workouts = await send<Stored[]>(page, 'get', `/api/training-plans/${plan.id}/workouts`)
  const past = workouts.filter(({ week, day }) => dateOf({ raceDate, totalWeeks: weeks }, week, day) < today())
  for (const [index, { id, totalDuration }] of past.entries())
    if (index % MISSED !== MISSED - 1)
      await send(page, 'patch', `/api/workouts/${id}/complete`, { completed: true, actualDuration: totalDuration })
}

async function send<Answer>(
  page: Page,
  method: 'get' | 'post' | 'patch',
  path: string,
  data?: unknown,
): Promise<Answer> {
  const answer = await page.request[method](path, { data })
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}
