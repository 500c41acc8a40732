import { describe, expect, it } from 'vitest'
import type { PlanSheet } from '../plan/plan.js'
import { FONTS } from '../testing/fonts.js'
import { readPdfDrawings } from '../testing/read-pdf.js'
import { exercise, RACE_LEGS, RACE_WEEK, workout } from '../testing/workouts.js'
import { planBooklet } from './pdf.js'

const OPTIONS = { fonts: FONTS, stamp: new Date('2026-11-20T12:00:00Z') }
const TOO_LONG = 'Longer than a quarter of a page is wide'
const FACTS = ['Goal', 'Swim', TOO_LONG, 'Run', 'Level'].map((label, index) => ({ label, value: `${index + 1} of 5` }))

const SWIM = exercise({ type: 'swim', name: 'Easy Swim', distance: '1000 m', pace: '2:10/100m' })
const RIDE = exercise({ type: 'bike', name: 'Long Ride', distance: '20 mi', pace: '17 mph' })

/** A season of so many weeks, with a swim on Mondays and Thursdays, a ride on Saturdays and a run on Sundays. */
function seasonOf(totalWeeks: number): PlanSheet {
  const weeks = Array.from({ length: totalWeeks }, (_, index) => index + 1)
  const workouts = weeks.flatMap((week) => [
    // Every fifth week is without swims.
    ...(week % 5 === 0
      ? []
      : [
          workout(1, [{ ...SWIM, duration: 30 + 5 * (week % 4) }], { week }),
          workout(4, [{ ...SWIM, duration: 45, name: 'Long Swim' }], { week }),
        ]),
    workout(6, [{ ...RIDE, duration: 60 + 20 * (week % 9) }], { week }),
    week === totalWeeks
      ? workout(0, RACE_LEGS, { week, workoutType: 'race' })
      : workout(0, [exercise({ duration: 40 + week })], { week }),
  ])
  return { name: 'A season', raceType: 'olympic', calendar: { raceDate: '2027-03-14', totalWeeks }, workouts }
}

const FULL_DAY = Array.from({ length: 12 }, (_, index) =>
  exercise({
    name: `Run ${index + 1}`,
    steps: Array.from({ length: 30 }, () => ({ kind: 'work', seconds: 60, zone: 'easy', label: 'Easy' }) as const),
  }),
)

/**
 * Pages as they were when somebody last looked at them: what moved, grew or changed its colour shows here. Look at the
 * booklet before you take new pages with `npx vitest run src/pdf/pages.test.ts -u`.
 */
describe('the pages stand as they were looked at', () => {
  it.each([
    ['race-week', RACE_WEEK, { facts: FACTS }, [0, 1, 2]],
    ['season-of-24-weeks', seasonOf(24), { facts: FACTS.slice(0, 4), paper: 'letter' }, [0, 5, 25]],
    ['season-of-30-weeks', seasonOf(30), {}, [0]],
    ['season-of-70-weeks', seasonOf(70), {}, [0, 1]],
    ['full-week', { ...RACE_WEEK, workouts: [workout(2, FULL_DAY)] }, {}, [1]],
  ] as const)('%s', async (name, sheet, options, shown) => {
    const pages = readPdfDrawings((await planBooklet(sheet, { ...OPTIONS, ...options })).content)
    const drawn = shown.flatMap((index) => [`Page ${index + 1}`, ...(pages[index] ?? ['is missing']), ''])
    await expect(drawn.join('\n')).toMatchFileSnapshot(`../testing/pages/${name}.txt`)
  })
})
