import { describe, expect, it } from 'vitest'
import { typedUnit } from '../../../lib/measures/typed-distance.js'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { sampleExercise } from '../../../testing/sample-workouts.js'
import { fieldsOf, isByDistance, problemsOf, type SessionDraft, startSession } from './session-draft.js'

const METRIC = { ...STORED_UNITS, units: 'metric' } as const
const unitOf = (type: SessionDraft['type']) => typedUnit(METRIC, type)
const draft = (changes: Partial<SessionDraft> = {}): SessionDraft => ({
  ...startSession(undefined, unitOf),
  ...changes,
})
const KM = unitOf('run')

describe('startSession', () => {
  it('starts a new session with an easy run', () => {
    expect(draft()).toMatchObject({ type: 'run', by: 'time', minutes: '45', intensity: 'easy', name: '', note: '' })
  })

  it('starts with a planned session as it stands, in the athlete’s units, and without the plan’s own name', () => {
    const ride = { ...sampleExercise('bike', 'ride', 60), distance: '18.0 mi' }
    expect(startSession(ride, unitOf)).toMatchObject({ type: 'bike', minutes: '60', distance: '28.97', name: '' })
    const swim = { ...sampleExercise('swim', 'swim', 30), distance: '1500 m' }
    expect(startSession(swim, unitOf)).toMatchObject({ distance: '1500' })
  })

  it('starts with the athlete’s own words', () => {
    const own = { ...sampleExercise('run', 'run', 30), origin: 'edited', name: 'With Anna', note: 'Slow' } as const
    expect(startSession(own, unitOf)).toMatchObject({ name: 'With Anna', note: 'Slow' })
  })
})

describe('what is sent', () => {
  it('is minutes, or the distance of a sport in metres', () => {
    expect(fieldsOf(draft({ minutes: ' 40 ', name: ' Gym ', type: 'strength' }), KM)).toEqual({
      ...{ type: 'strength', minutes: 40, intensity: 'easy', name: 'Gym', note: '' },
    })
    expect(fieldsOf(draft({ by: 'distance', distance: '10,5' }), KM)).toMatchObject({ type: 'run', metres: 10_500 })
  })

  it('is never the distance of what has no pace', () => {
    const gym = draft({ by: 'distance', distance: '10', type: 'strength', minutes: '40' })
    expect(isByDistance(gym)).toBe(false)
    expect(fieldsOf(gym, KM)).toMatchObject({ minutes: 40 })
  })

  it.each(['', '0', '-5', '1.5', '1441', 'an hour'])('is nothing for %j minutes, which are told', (minutes) => {
    expect(fieldsOf(draft({ minutes }), KM)).toBeUndefined()
    expect(problemsOf(draft({ minutes }), KM)).toMatchObject([{ field: 'minutes' }])
  })

  it.each(['', '0', 'far', '0.02', '1001'])('is nothing for %j km, which are told', (distance) => {
    const typed = draft({ by: 'distance', distance })
    expect(fieldsOf(typed, KM)).toBeUndefined()
    expect(problemsOf(typed, KM)).toEqual([{ field: 'distance', message: KM.problem }])
  })

  it('has no problem where it can be sent', () => {
    expect(problemsOf(draft(), KM)).toEqual([])
    expect(problemsOf(draft({ by: 'distance', distance: '8' }), KM)).toEqual([])
  })
})
