import { dateOf, METRES_PER_MILE, type SessionStep, type Step } from '@tri/plan-engine'
import { expect, test } from 'vitest'
import { type Point, tcxFile } from '../harness/athlete/activity-file.js'
import { call } from '../harness/athlete/call.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { SIZES } from '../harness/page/sizes.js'
import { openAthlete } from '../harness/page/visit.js'

type Exercise = { id: string; type: string; name: string; intensity: string; steps: SessionStep[] }
type Workout = { id: number; week: number; day: 0 | 1 | 2 | 3 | 4 | 5 | 6; exercises: Exercise[] }

/** What a watch would have written of steps run in the middle of their targets, but for one that was run a tenth faster. */
function pointsOf(steps: readonly Step[], fast: Step | undefined): Point[] {
  const points: Point[] = [{ second: 0, metres: 0 }]
  let [second, metres] = [0, 0]
  for (const step of steps) {
    const { from = 540, to = 520 } = step.target ?? {}
    const speed = (METRES_PER_MILE / ((from + to) / 2)) * (step === fast ? 1.12 : 1)
    for (let left = step.seconds; left > 0; left -= 5) {
      second += 5
      metres += 5 * speed
      points.push({ second, metres })
    }
  }
  return points
}

test.each(SIZES)(
  'a run from a file says which of its steps was too hard, over each other and step by step, %s',
  async (size) => {
    const { page, troubles, picture, planId, close } = await openAthlete(`steps.${size}@example.org`, { size })
    const [plan] = await call<{ raceDate: string; totalWeeks: number }[]>(page, 'get', '/api/training-plans')
    const workouts = await call<Workout[]>(page, 'get', `/api/training-plans/${planId}/workouts`)
    const hasSet = ({ type, steps }: Exercise) =>
      type === 'run' &&
      steps.some((step) => 'repeat' in step && step.steps.some(({ zone, seconds }) => zone !== 'easy' && seconds >= 60))
    const workout = workouts.find(({ exercises }) => exercises.some(hasSet))
    const exercise = workout?.exercises.find(hasSet)
    if (!plan || !workout || !exercise) throw new Error('There is no run with a set in the plan')
    const steps = exercise.steps.flatMap((step) =>
      'repeat' in step
        ? Array.from({ length: step.repeat }, () => step.steps.map((each) => ({ ...each }))).flat()
        : [step],
    )
    const fast = steps.filter(({ kind, zone }) => kind === 'work' && zone !== 'easy')[1]
    const points = pointsOf(steps, fast)
    const { second: seconds = 0, metres = 0 } = points.at(-1) ?? {}
    const date = dateOf(plan, workout.week, workout.day)
    const buffer = tcxFile([{ sport: 'Running', start: `${date}T10:00:00Z`, seconds, metres, points }])
    await page.goto(`/?day=${date}`)
    await page.locator('input[type="file"][multiple]').setInputFiles({ name: 'run.tcx', mimeType: 'text/xml', buffer })
    await page.getByRole('dialog', { name: 'Activity found' }).getByRole('button', { name: 'Add activity' }).click()
    await page.getByText(`${exercise.name} is completed.`).waitFor()

    await page.goto(`/?day=${date}`)
    await page.getByText(/\d+ of \d+ steps as planned, 1 too hard\./).waitFor()
    await picture('steps-day')
    await page.getByRole('button', { name: 'Planned and done' }).click()
    const dialog = page.getByRole('dialog', { name: `${exercise.name}: planned and done` })
    await expect.poll(() => dialog.getByRole('row', { name: /Too hard/ }).count()).toBe(1)
    await dialog.getByRole('img', { name: 'Pace over time, with the planned targets behind it' }).waitFor()
    await picture('steps-dialog')
    await expectSoundAtBoth(page, dialog)
    expect(troubles).toEqual([])
    await close()
  },
)
