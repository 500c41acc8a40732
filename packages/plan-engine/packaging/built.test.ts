import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as edits from '../src/edit/edit-warnings.js'
import * as engine from '../src/index.js'
import * as season from '../src/insight.js'
import { randomInput } from '../src/testing/random-input.js'
import type { PlanInput } from '../src/types.js'

const OLD = 'The built engine answers otherwise than src: run pnpm build'
const built = (file: string) => fileURLToPath(new URL(`../dist/${file}`, import.meta.url))
const load = <Entry>(file: string): Promise<Entry> => import(built(file))

/** What an engine has to say of one season: a plan, its audit, edits and their warnings, another goal, figures. */
function answers(input: PlanInput, from: typeof engine, edited: typeof edits, figures: typeof season): string {
  const plan = from.generatePlan(input)
  const [first] = plan.workouts
  const moved = plan.workouts.flatMap((workout) => from.moveWorkout(workout, { week: workout.week, day: 3 }) ?? workout)
  const done = first ? [from.completeWorkout(first, {}, '2027-01-01T00:00:00Z')] : []
  return JSON.stringify([
    plan,
    from.auditPlan(plan, input),
    edited.editWarnings(plan.workouts, moved, input),
    from.changeGoal(moved, input, { swim: 90, bike: 25, run: 420 }),
    from.zonePaces(input.raceType, input.currentPaces),
    from.goalRange(from.predictFinish(input.distances, input.currentPaces), input.experienceLevel),
    from.weekTotals([...done, ...plan.workouts], 1),
    figures.trackProgress(input, [...done, ...plan.workouts]) ?? null,
    figures.seasonWeeks(input, plan.workouts, input.today),
    figures.planFigures(input, plan.workouts),
  ])
}

describe('the built engine', () => {
  it('answers as its sources do, to the byte, for 25 random seasons', async () => {
    const dist = await load<typeof engine>('index.js')
    const distEdits = await load<typeof edits>('edit-warnings.js')
    const distSeason = await load<typeof season>('season.js')
    fc.assert(
      fc.property(randomInput, (input) => {
        const isSame = answers(input, dist, distEdits, distSeason) === answers(input, engine, edits, season)
        expect(isSame, OLD).toBe(true)
      }),
      { numRuns: 25 },
    )
  }, 30_000)

  it('can be read: names and comments are whole, and a source map leads to each source', () => {
    expect(readFileSync(built('index.js'), 'utf8')).toContain('function generatePlan(')
    for (const file of readdirSync(built('')).filter((name) => name.endsWith('.js'))) {
      const { sources } = JSON.parse(readFileSync(built(`${file}.map`), 'utf8')) as { sources: string[] }
      expect(sources.length).toBeGreaterThan(0)
      for (const source of sources) expect(existsSync(built(source)), source).toBe(true)
    }
  })
})
