import { defaultSchedule, RACE_PRESETS } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { changeDistance, chooseRaceType, initialDraft } from '../form/draft.js'
import { sampleInput } from './sample-input.js'

const TODAY = '2026-11-20'
const draft = { ...initialDraft(null), name: '', raceDate: '' }

describe("the sample week's plan", () => {
  it('is there before anything is typed, for a race twelve weeks away', () => {
    expect(sampleInput(draft, TODAY)).toMatchObject({
      isDateAssumed: true,
      input: {
        raceType: 'olympic',
        raceDate: '2027-02-07',
        totalWeeks: 12,
        weeklySchedule: defaultSchedule('olympic'),
      },
    })
  })

  it('uses the chosen date', () => {
    const { input, isDateAssumed } = sampleInput({ ...draft, raceDate: '2027-05-09' }, TODAY)
    expect(input).toMatchObject({ raceDate: '2027-05-09', totalWeeks: 25 })
    expect(isDateAssumed).toBe(false)
  })

  it('rests as often as was chosen', () => {
    expect(sampleInput({ ...draft, rhythm: '2:1' }, TODAY).input.rhythm).toBe('2:1')
  })

  it('assumes a date in place of a past one', () => {
    expect(sampleInput({ ...draft, raceDate: '2026-01-01' }, TODAY).input.raceDate).toBe('2027-02-07')
  })

  it("takes the race's own distances while one is being typed", () => {
    const half = changeDistance(chooseRaceType(draft, '70.3', null), 'bike', '')
    expect(sampleInput(half, TODAY).input.distances).toEqual(RACE_PRESETS['70.3'])
  })

  it('follows paces and level', () => {
    const fast = { ...draft, paces: { swim: 85, bike: 23, run: 350 } }
    expect(sampleInput(fast, TODAY).input).toMatchObject({ currentPaces: fast.paces, experienceLevel: 'advanced' })
  })
})
