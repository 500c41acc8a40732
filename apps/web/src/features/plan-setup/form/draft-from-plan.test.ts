import { readCurrentPaces } from '@tri/api-contract'
import { defaultSchedule, RACE_PRESETS, SLIDERS, USER_DEFAULT_SCHEDULE } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { chooseRaceType, filledIn } from './draft.js'
import { draftFromPlan } from './draft-from-plan.js'
import { validDraft } from './read-stored.js'
import { checkDraft } from './validate-draft.js'

const TODAY = '2027-01-28'
const done = { minutesPerWeek: 370, bySport: { swim: 60, bike: 200, run: 110 }, longest: { bike: 150, run: 80 } }
const own = [...USER_DEFAULT_SCHEDULE]
const plan = samplePlan({ weeklySchedule: own, goalFinishTime: '02:40:00' })
const draft = draftFromPlan(plan, { raceType: '70.3', today: TODAY, done })

describe('a draft from a plan', () => {
  it('is for the race that was chosen, on the day of the one before, without its goal and its name', () => {
    const { swim, bike, run } = RACE_PRESETS['70.3']
    expect(draft).toMatchObject({ raceType: '70.3', raceDate: '2027-03-28', goalSeconds: 0 })
    expect(draft.distances).toEqual({ swim: `${swim}`, bike: `${bike}`, run: `${run}` })
    expect(filledIn(draft, TODAY).name).toBe('70.3, 28 March')
  })

  it('has the paces of the plan as the same athlete races a 70.3, its week, and what was done in it', () => {
    expect(readCurrentPaces(plan)).toEqual({ swim: 125, bike: 18.5, run: 505 })
    expect(draft.paces).toEqual({ swim: 128, bike: 17.8, run: 538 })
    expect(draft.schedule).toEqual(own)
    expect(draft.lately).toEqual({ week: '6:10', swim: '', bike: '150', run: '80' })
    expect(draft.from).toEqual({ name: 'Lakefront Olympic', raceType: '70.3', lately: draft.lately })
  })

  it('says nothing of what was done where nothing is known', () => {
    const blank = draftFromPlan(plan, { raceType: '70.3', today: TODAY, done: null })
    expect(blank).not.toHaveProperty('lately')
    expect(blank.from).toEqual({ name: 'Lakefront Olympic', raceType: '70.3' })
  })

  it('has the paces of the slowest slider where the race would be slower yet', () => {
    const slow = samplePlan({ currentSwimPace: '5:00', currentBikePace: '8.0', currentRunPace: '20:00' })
    const { paces } = draftFromPlan(slow, { raceType: 'ironman', today: TODAY, done })
    expect(paces).toEqual({ swim: SLIDERS.swim.max, bike: SLIDERS.bike.min, run: SLIDERS.run.max })
  })

  it('goes by the rhythm of the plan', () => {
    const ofTwo = draftFromPlan(samplePlan({ rhythm: '2:1' }), { raceType: '70.3', today: TODAY, done })
    expect(ofTwo.rhythm).toBe('2:1')
    expect(checkDraft(filledIn(ofTwo, TODAY), TODAY).payload).toMatchObject({ raceType: '70.3', rhythm: '2:1' })
  })

  it('has a date of its own once the race of the plan is over', () => {
    const after = draftFromPlan(plan, { raceType: '70.3', today: '2027-03-28', done })
    expect(after.raceDate).toBeUndefined()
    expect(filledIn(after, '2027-03-28').raceDate).toBe('2027-06-20')
  })

  it('has the hours that hold from tomorrow on, and not those that begin weeks ahead', () => {
    const [first, second] = [[...defaultSchedule('sprint')], [...defaultSchedule('olympic')]]
    const earlierSchedules = [
      { before: '2027-02-15', weeklySchedule: second },
      { before: '2027-01-29', weeklySchedule: first },
    ]
    const changing = samplePlan({ weeklySchedule: own, earlierSchedules })
    const on = (today: string) => draftFromPlan(changing, { raceType: '70.3', today, done }).schedule
    expect(on('2027-01-27')).toEqual(first)
    expect(on('2027-01-28')).toEqual(second)
    expect(on('2027-02-14')).toEqual(own)
  })

  it('keeps its week when another race is chosen in the form', () => {
    expect(chooseRaceType(draft, 'ironman', null).schedule).toEqual(own)
  })

  it('is one that the browser keeps', () => {
    expect(validDraft(JSON.parse(JSON.stringify(draft)))).toEqual({ ...draft, name: undefined })
  })
})
