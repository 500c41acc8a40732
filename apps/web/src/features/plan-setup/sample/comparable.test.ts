import { setAvailable } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { initialDraft } from '../form/draft.js'
import { comparable, withPayload } from './comparable.js'

const today = '2026-12-24'
const draft = { ...initialDraft(null), name: '', raceDate: '2027-03-28' }

describe('a draft to be compared', () => {
  it('makes its plan, also without a name', () => {
    const { compared } = comparable(draft, today)
    expect(compared?.plan).toMatchObject({ name: 'My Triathlon Plan', totalWeeks: 14, startDate: today })
    expect(compared?.workouts.at(-1)?.workoutType).toBe('race')
    expect(comparable({ ...draft, name: ' Mine ' }, today).compared?.plan.name).toBe('Mine')
  })

  it.each([
    [{ raceDate: '' }, 'Race date is required'],
    [{ raceDate: '2026-12-24' }, 'Race date must be in the future'],
    [{ schedule: draft.schedule.map((day) => setAvailable(day, false)) }, 'You need at least 3 training days per week'],
  ])('says what is missing: %j', (changes, problem) => {
    expect(comparable({ ...draft, ...changes }, today)).toEqual({ problem })
  })

  it('takes over what was chosen and keeps the rest', () => {
    const { compared } = comparable(draft, today)
    if (!compared) throw new Error('no plan')
    const chosen = { ...compared.plan, raceDate: '2027-05-02', goalFinishTime: '02:40:00' }
    expect(withPayload({ ...draft, name: 'Mine' }, chosen)).toEqual({
      ...draft,
      name: 'Mine',
      raceDate: '2027-05-02',
      goalSeconds: 9600,
    })
    expect(withPayload(draft, { ...chosen, goalFinishTime: null }).goalSeconds).toBe(0)
  })
})
