import type { TimeOff } from '@tri/api-contract'
import { SYMPTOMS } from '@tri/plan-engine/adapt'
import { describe, expect, it } from 'vitest'
import { datesOf, reasonOf, SYMPTOM_WORDS } from './time-off-words.js'

const told = (changes: Partial<TimeOff> = {}): TimeOff => ({
  ...{ id: 1, from: '2027-01-25', to: '2027-01-31', reason: 'holiday' },
  ...changes,
})

describe('time off in the list', () => {
  it('is said by its first and its last day, or by the only one', () => {
    expect(datesOf(told())).toBe('25 Jan to 31 Jan')
    expect(datesOf(told({ to: '2027-01-25' }))).toBe('25 Jan')
    expect(datesOf(told({ to: '2027-02-02' }))).toBe('25 Jan to 2 Feb')
  })

  it.each([
    [{}, 'Holiday, no training'],
    [{ sports: [] }, 'Holiday, no training'],
    [{ reason: 'travel', sports: ['run'] }, 'Travel, Run possible'],
    [{ reason: 'injury', sports: ['swim', 'bike'] }, 'Injury, Swim and Bike possible'],
    [{ reason: 'busy', minutesPerDay: 30 }, 'Busy, 0:30 a day'],
    [{ reason: 'busy', minutesPerDay: 90, sports: ['run'] }, 'Busy, 1:30 a day'],
    [{ reason: 'ill' }, 'Ill'],
    [{ reason: 'ill-fever', symptoms: ['fever'] }, 'Ill'],
  ] as const)('%j is %s', (changes, words) => {
    const { sports, symptoms, ...rest } = { sports: undefined, symptoms: undefined, ...changes }
    const entry = told({
      ...rest,
      ...(sports && { sports: [...sports] }),
      ...(symptoms && { symptoms: [...symptoms] }),
    })
    expect(reasonOf(entry)).toBe(words)
  })
})

describe('what an ill athlete is asked for', () => {
  it('is each of what the engine knows, in words of its own', () => {
    expect(Object.keys(SYMPTOM_WORDS).sort()).toEqual([...SYMPTOMS].sort())
    expect(new Set(Object.values(SYMPTOM_WORDS)).size).toBe(SYMPTOMS.length)
  })

  it('names no illness: it asks, and never says what that means', () => {
    expect(Object.values(SYMPTOM_WORDS).join(' ')).not.toMatch(/flu|covid|infection|disease|you have/i)
  })
})
