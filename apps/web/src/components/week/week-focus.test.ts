import { readPlanInput } from '@tri/api-contract'
import { deleteExercise, generatePlan, type Week } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { weekFocus, weekReason } from './week-focus.js'

const { weeks, workouts } = generatePlan(readPlanInput(samplePlan({ raceDate: '2027-06-06', totalWeeks: 24 })))
const weekOf = (test: (week: Week) => boolean) => {
  const found = weeks.find(test)
  if (!found) throw new Error('The sample plan has no such week')
  return found
}

describe("a week's focus", () => {
  it.each([
    [
      'a base week',
      ({ phase, kind }: Week) => phase === 'Base Building' && kind === 'load',
      /^Endurance, strength and/,
    ],
    ['a build week', ({ phase, kind }: Week) => phase === 'Build Phase' && kind === 'load', /^Threshold and speed: /],
    ['a peak week', ({ phase, kind }: Week) => phase === 'Peak Phase' && kind === 'load', /^Race pace: /],
    ['an absorb week', ({ kind }: Week) => kind === 'absorb', /^A lighter week: /],
    ['a recovery week', ({ kind }: Week) => kind === 'recovery', /^Recovery: /],
    ['a taper week', ({ kind }: Week) => kind === 'taper', /^Fresh legs, race pace kept: /],
    ['race week', ({ kind }: Week) => kind === 'race', /^Rest, then race: .*race on Sun\.$/],
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
