import { weekdayOf, weeksUntil } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { initialDraft } from './draft.js'
import { filledIn } from './filled-in.js'

const untouched = initialDraft(null)

describe('a form to begin with', () => {
  it.each([
    ['a Sunday', '2026-11-22', '2027-02-14'],
    ['a Monday', '2026-11-23', '2027-02-14'],
    ['a Saturday', '2026-11-28', '2027-02-14'],
  ])('has a race on a Sunday twelve weeks on, from %s', (_, today, raceDate) => {
    const draft = filledIn(untouched, today)
    expect(draft.raceDate).toBe(raceDate)
    expect(weekdayOf(raceDate)).toBe(0)
    expect(weeksUntil(today, raceDate)).toBe(12)
  })

  it('is named for its race and date, also when another is chosen', () => {
    expect(filledIn(untouched, '2026-11-22').name).toBe('Olympic, 14 February')
    expect(filledIn({ ...untouched, raceType: '70.3', raceDate: '2027-06-06' }, '2026-11-22').name).toBe('70.3, 6 June')
    expect(filledIn({ ...untouched, raceDate: '' }, '2026-11-22').name).toBe('Olympic')
  })

  it.each([
    ['typed', 'Lakefront', '2027-03-01'],
    ['taken away', '', ''],
  ])('keeps what was %s', (_, name, raceDate) => {
    expect(filledIn({ ...untouched, name, raceDate }, '2026-11-22')).toMatchObject({ name, raceDate })
  })
})
