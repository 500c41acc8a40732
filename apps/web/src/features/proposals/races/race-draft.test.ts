import { describe, expect, it } from 'vitest'
import { checkRace, draftOf, startRace, withKind } from './race-draft.js'

const MILES = { units: 'miles', poolUnits: 'metres' } as const
const METRIC = { units: 'metric', poolUnits: 'metres' } as const
const between = { today: '2027-01-28', goal: '2027-05-30' }
const start = { ...startRace(MILES), date: '2027-03-14' }
const problemsOf = (draft: typeof start) => checkRace(draft, MILES, between).problems

describe('a race on the way to the goal', () => {
  it('has the usual distances of its kind, and only those of what is raced', () => {
    expect(checkRace(start, MILES, between).race).toEqual({
      date: '2027-03-14',
      priority: 'B',
      kind: 'olympic',
      distances: { swim: 0.93, bike: 25, run: 6.2 },
    })
    expect(checkRace(withKind(start, 'run', MILES), MILES, between).race?.distances).toEqual({ run: 6.2 })
    expect(checkRace(withKind(start, 'duathlon', MILES), MILES, between).race?.distances).toEqual({
      bike: 25,
      run: 9.3,
    })
  })

  it('is told in kilometres by who trains in them, and stays what it was', () => {
    const draft = { ...withKind(start, 'run', METRIC), name: ' City 10 km ' }
    expect(draft.distances.run).toBe('9.978')
    const typed = { ...draft, distances: { ...draft.distances, run: '10,0' } }
    const { race } = checkRace(typed, METRIC, between)
    expect(race).toMatchObject({ name: 'City 10 km', distances: { run: 6.2137 } })
    const again = draftOf({ id: 4, ...(race ?? { ...start, distances: {} }) }, METRIC)
    expect([again.id, again.distances.run]).toEqual([4, '10'])
    expect(checkRace(again, METRIC, between).race).toEqual(race)
  })

  it.each([
    ['today', { date: '2027-01-28' }, { date: 'Please choose a day after today' }],
    ['no day', { date: '' }, { date: 'Please enter a date as YYYY-MM-DD' }],
    ['the day of the goal', { date: '2027-05-30' }, { date: 'This race has to be before the race of your plan' }],
    ['no distance', { distances: { ...start.distances, bike: '' } }, { 'distances.bike': 'Please enter a distance' }],
    ['no figure', { distances: { ...start.distances, bike: 'far' } }, { 'distances.bike': 'Please enter a distance' }],
    ['nothing', { distances: { ...start.distances, bike: '0' } }, { 'distances.bike': 'A distance is above 0' }],
  ])('is refused with %s', (_, changes, problems) => {
    expect(problemsOf({ ...start, ...changes })).toEqual(problems)
  })

  it('takes a decimal comma for a point', () => {
    expect(
      checkRace({ ...start, distances: { ...start.distances, run: '6,5' } }, MILES, between).race?.distances.run,
    ).toBe(6.5)
  })
})
