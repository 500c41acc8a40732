import { describe, expect, it } from 'vitest'
import { findingInWords } from './finding-text.js'
import { planChangeInWords } from './plan-change-text.js'

const NOTHING = {
  ...{ isRaceDate: false, isSchedule: false, isPaces: false, isGoal: false, isLevel: false, isRhythm: false },
}
const told = (changes: Partial<typeof NOTHING>) => [
  { code: 'PLAN_CHANGED', inputs: { from: '2027-01-29', raceDate: '2027-06-12', ...NOTHING, ...changes } },
]

describe('a change of the plan itself', () => {
  it.each([
    [{ isSchedule: true }, 'Days and hours changed'],
    [{ isRaceDate: true }, 'Race moved to 12 Jun 2027'],
    [{ isPaces: true, isLevel: true }, 'Paces changed'],
    [{ isLevel: true }, 'Level changed'],
    [{ isRhythm: true }, 'Recovery weeks changed'],
    [{ isRaceDate: true, isSchedule: true, isGoal: true }, 'Race moved to 12 Jun 2027, days and hours, goal changed'],
    [{}, 'Plan changed'],
  ])('%j is told as %s', (changes, words) => {
    expect(planChangeInWords(told(changes))).toBe(words)
  })

  it('is no matter of what was only noticed, nor the other way round', () => {
    const few = { code: 'MISSED_FEW', inputs: { days: 1, from: 2, to: 2, sessions: 1, minutes: 50 } }
    expect(planChangeInWords([few])).toBeUndefined()
    expect(findingInWords(told({ isSchedule: true }))).toBeUndefined()
    expect(findingInWords([...told({ isSchedule: true }), few])?.title).toBe('You missed Tuesday')
  })
})
