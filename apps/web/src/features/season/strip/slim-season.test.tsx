import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { seasonWeeks } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { clock } from '../../../lib/measures/format.js'
import { markupOf, textOf } from '../../../testing/render.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { SlimSeason } from './slim-season.js'

const plan = samplePlan()
const { workouts } = generatePlan(readPlanInput(plan))
const today = '2027-01-28'
const done = workouts.map((workout) => (workout.week < 3 ? { ...workout, isCompleted: true } : workout))
const strip = (shown = workouts) => (
  <SlimSeason plan={plan} workouts={shown} today={today} week={6} onWeek={() => undefined} />
)

describe('the slim season', () => {
  it('names the phases and numbers the weeks, a flag for the race', () => {
    const text = textOf(strip())
    expect(text).toMatch(/^Base Building Build Phase Peak Phase Taper Race Week 1 2 3 4 5 6 7 8 9 10 11 12 13 Done/)
    expect(text).toContain('Done Planned Missed')
  })

  it('has a flag in the week of a race on the way, and says its name', () => {
    const reasons = [
      { rule: 'race-leg', inputs: { race: '7', name: 'City 10 km', kind: 'run', priority: 'C' }, source: 'friel' },
    ]
    const leg = { ...sampleExercise('run', 'w4d0e9', 45), type: 'run' as const, reasons }
    const race = {
      ...sampleWorkout(99, 0, [], { week: 4, workoutType: 'race' }),
      priority: 'C' as const,
      exercises: [leg],
    }
    const flags = (markup: string) => markup.match(/tabler-icon-flag/g)?.length
    expect(flags(markupOf(strip()))).toBe(1)
    expect(flags(markupOf(strip([...workouts, race as never])))).toBe(2)
    expect(markupOf(strip([...workouts, race as never]))).toMatch(/aria-label="Week 4, [^"]*, City 10 km"/)
  })

  it('is a button a week, of which one is a stop of the keyboard', () => {
    const markup = markupOf(strip())
    expect(markup.match(/<button/g)).toHaveLength(14)
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
    expect(markup).toMatch(/aria-label="Week 6, Build Phase, \d:\d\d planned, 0:00 done, [^"]*" aria-current="true"/)
  })

  it('frames the chosen week and underlines the one that runs', () => {
    expect(markupOf(strip()).match(/data-selected="true" data-now="true"/g)).toHaveLength(1)
  })

  it('hatches what was missed up to today, and fills what was done', () => {
    const parts = (markup: string, part: string) =>
      markup.match(new RegExp(`<span class="[^"]*${part}[^"]*" style`, 'g'))
    const missedAll = markupOf(strip())
    expect(parts(missedAll, 'planned')).toHaveLength(14)
    expect(parts(missedAll, 'missed')).toHaveLength(6)
    expect(parts(missedAll, 'done')).toBeNull()
    const some = markupOf(strip(done))
    expect(parts(some, 'done')).toHaveLength(2)
    expect(parts(some, 'missed')).toHaveLength(4)
  })

  it('tells the longest week of training', () => {
    const training = seasonWeeks(plan, workouts, today).slice(0, -1)
    const most = Math.max(...training.map(({ planned }) => planned.total))
    const week = training.find(({ planned }) => planned.total === most)?.week
    expect(textOf(strip())).toContain(`Longest week ${clock(most)}, week ${week}`)
  })
})
