import { describe, expect, it } from 'vitest'
import { isAlarming, problemsOf, startDraft, type TimeOffDraft, timeOffOf, withReason } from './time-off-draft.js'

const draft = (changes: Partial<TimeOffDraft> = {}): TimeOffDraft => ({
  ...withReason(startDraft('2027-02-03'), 'holiday'),
  ...changes,
})

describe('time off as it is told', () => {
  it('is these days, and why', () => {
    expect(timeOffOf(draft({ to: '2027-02-10' }))).toEqual({ from: '2027-02-03', to: '2027-02-10', reason: 'holiday' })
  })

  it('names what is still possible: sports, or minutes a day', () => {
    expect(timeOffOf(draft({ way: 'sports', sports: ['run'] }))).toMatchObject({ sports: ['run'] })
    expect(timeOffOf(draft({ way: 'minutes', minutes: '45' }))).toMatchObject({ minutesPerDay: 45 })
    expect(timeOffOf(withReason(draft(), 'busy'))).toMatchObject({ reason: 'busy', minutesPerDay: 30 })
  })

  it('asks an injured athlete which sports are possible', () => {
    expect(problemsOf(withReason(draft(), 'injury')).map(({ field }) => field)).toEqual(['sports'])
  })

  it('tells a fever apart, and says nothing of sports where somebody is ill', () => {
    const ill = withReason(draft({ way: 'sports', sports: ['run'] }), 'ill')
    expect(timeOffOf(ill)).toEqual({ from: '2027-02-03', to: '2027-02-03', reason: 'ill' })
    expect(timeOffOf({ ...ill, symptoms: ['fever', 'cough'] })).toMatchObject({
      reason: 'ill-fever',
      symptoms: ['fever', 'cough'],
    })
  })

  it('sends who is ill with chest, breath, heart or dizziness to a doctor, and nobody else', () => {
    const ill = withReason(draft(), 'ill')
    for (const symptom of ['chest-pain', 'breathlessness', 'palpitations', 'dizziness'] as const)
      expect(isAlarming({ ...ill, symptoms: [symptom] })).toBe(true)
    expect(isAlarming({ ...ill, symptoms: ['fever', 'cough', 'headache'] })).toBe(false)
    expect(isAlarming({ ...ill, reason: 'holiday', symptoms: ['chest-pain'] })).toBe(false)
  })
})

it.each([
  [{ from: '' }, 'from'],
  [{ to: '' }, 'to'],
  [{ to: '2027-02-02' }, 'to'],
  [{ to: '2028-02-04' }, 'to'],
  [{ reason: undefined }, 'reason'],
  [{ way: 'sports' }, 'sports'],
  [{ way: 'minutes', minutes: '0' }, 'minutes'],
  [{ way: 'minutes', minutes: '1441' }, 'minutes'],
  [{ way: 'minutes', minutes: 'an hour' }, 'minutes'],
] as const)('with %j something has to be put right: %s', (changes, field) => {
  const wrong = draft(changes)
  expect(problemsOf(wrong).map((problem) => problem.field)).toEqual([field])
  expect(timeOffOf(wrong)).toBeUndefined()
})

it('takes a year, and a whole day', () => {
  expect(problemsOf(draft({ to: '2028-02-03' }))).toEqual([])
  expect(problemsOf(draft({ way: 'minutes', minutes: '1440' }))).toEqual([])
})
