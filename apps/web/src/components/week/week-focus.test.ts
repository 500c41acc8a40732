import { readPlanInput } from '@tri/api-contract'
import { deleteExercise, generatePlan } from '@tri/plan-engine'
import { planInWords, type TextWeek } from '@tri/plan-engine/texts'
import { en } from '@tri/plan-engine/texts/en'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { isWeekChanged, weekFocus, weekReason } from './week-focus.js'

const input = readPlanInput(samplePlan({ raceDate: '2027-06-06', totalWeeks: 24 }))
const { weeks, workouts } = planInWords(generatePlan(input), en, STORED_UNITS)
const weekOf = (test: (week: TextWeek) => boolean) => {
  const found = weeks.find(test)
  if (!found) throw new Error('The sample plan has no such week')
  return found
}

describe("a week's focus", () => {
  it.each([
    [
      'a base week',
      ({ phase, kind }: TextWeek) => phase === 'Base Building' && kind === 'load',
      /^Endurance, strength and/,
    ],
    [
      'a build week',
      ({ phase, kind }: TextWeek) => phase === 'Build Phase' && kind === 'load',
      /^Threshold and speed: /,
    ],
    ['a peak week', ({ phase, kind }: TextWeek) => phase === 'Peak Phase' && kind === 'load', /^Race pace: /],
    ['an absorb week', ({ kind }: TextWeek) => kind === 'absorb', /^A lighter week: /],
    ['a recovery week', ({ kind }: TextWeek) => kind === 'recovery', /^Recovery: /],
    ['a taper week', ({ kind }: TextWeek) => kind === 'taper', /^Fresh legs, race pace kept: /],
    ['race week', ({ kind }: TextWeek) => kind === 'race', /^Rest, then race: .*race on Sun\.$/],
  ])('of %s says what it is for, and its key sessions', (_, test, words) => {
    expect(weekFocus(weekOf(test), workouts)).toMatch(words)
  })

  it('names the long sessions and those of the hard days, no others', () => {
    const focus = weekFocus(
      weekOf(({ phase }) => phase === 'Build Phase'),
      workouts,
    )
    expect(focus).toMatch(/Long Ride.* on Sat/)
    expect(focus.match(/ on (Mon|Tue|Wed|Thu|Fri|Sat|Sun)/g)?.length).toBeLessThanOrEqual(4)
  })

  it('of an emptied week is the phase alone', () => {
    expect(
      weekFocus(
        weekOf(({ phase }) => phase === 'Peak Phase'),
        [],
      ),
    ).toMatch(/^[A-Z][a-z ]+\.$/)
  })
})

describe("a week's reason", () => {
  it('is why it holds as much as it does', () => {
    for (const week of weeks) expect(weekReason(week, workouts)).toBe(week.reasons[0]?.sentence)
  })

  it('says that the athlete has changed the week since', () => {
    const edited = workouts.map((workout) => deleteExercise(workout, workout.exercises[0]?.id ?? '') ?? workout)
    expect(
      weekReason(
        weekOf(({ week }) => week === 3),
        edited,
      ),
    ).toMatch(/\. You have changed the week since\.$/)
  })

  it('is nothing where the week has none', () => {
    expect(weekReason({ ...weekOf(({ week }) => week === 3), reasons: [] }, workouts)).toBeUndefined()
  })
})

describe('a week that the athlete has changed', () => {
  const third = weekOf(({ week }) => week === 3)

  it('holds more or less than it was generated with', () => {
    const edited = workouts.map((workout) => deleteExercise(workout, workout.exercises[0]?.id ?? '') ?? workout)
    expect(isWeekChanged(third, edited)).toBe(true)
    expect(isWeekChanged(third, workouts)).toBe(false)
  })

  it('is not one in which something stands on another day', () => {
    const moved = workouts.map((workout) => (workout.week === 3 ? { ...workout, day: 3 as const } : workout))
    expect(isWeekChanged(third, moved)).toBe(false)
  })
})
