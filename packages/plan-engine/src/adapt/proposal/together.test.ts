import { expect, test } from 'vitest'
import { BASE, dayOf, lived } from '../../testing/histories.js'
import type { Change, PlacedExercise } from '../types.js'
import { together } from './together.js'

const [any] = lived(BASE, dayOf(2, 'Mon')).flatMap(({ exercises }) => exercises)

/** A session, or the leg of a race, on a day of the third week. */
function placed(day: 1 | 2, rule = 'base'): PlacedExercise {
  if (!any) throw new Error('The plan has sessions.')
  return { week: 3, day, index: 0, exercise: { ...any, reasons: [{ rule, inputs: {}, source: 'design' }] } }
}

const groupsOf = (...changes: Partial<Change>[]) =>
  together(
    changes.map((change, index) => ({ id: `${index}`, group: `${index}`, kind: 'replace', reasons: [], ...change })),
  ).map(({ group }) => group)

const leg = placed(1, 'race-leg')

test('what comes to the day of a race is accepted with its going, all of it', () => {
  expect(groupsOf({ from: leg, group: 'a' }, { from: placed(2), group: 'a' }, { to: placed(1), group: 'b' })).toEqual([
    ...['b', 'b', 'b'],
  ])
  expect(groupsOf({ from: leg, group: 'a' }, { from: placed(2), to: placed(1), group: 'b' })).toEqual(['b', 'b'])
})

test('what comes to a day is accepted with what leaves it, and with what goes with that', () => {
  expect(groupsOf({ from: placed(1) }, { to: placed(1) })).toEqual(['1', '1'])
  expect(groupsOf({ from: placed(1) }, { from: placed(2), to: placed(1) })).toEqual(['1', '1'])
  const week: Partial<Change>[] = [
    { from: placed(1), group: 'a' },
    { to: placed(1), group: 'b' },
    { from: placed(2), group: 'b' },
    { to: placed(2), group: 'c' },
  ]
  expect(
    groupsOf(...week, { from: { ...leg, week: 4 }, group: 'a' }, { from: { ...leg, week: 5 }, group: 'd' }),
  ).toEqual(['c', 'c', 'c', 'c', 'c', 'd'])
})

test('what comes to another day, stays on its own, or is a race, is not', () => {
  expect(groupsOf({ from: leg }, { to: placed(2) })).toEqual(['0', '1'])
  expect(groupsOf({ from: leg }, { from: placed(1), to: placed(1) })).toEqual(['0', '1'])
  expect(groupsOf({ from: leg }, { to: placed(1, 'race-leg') })).toEqual(['0', '1'])
  expect(groupsOf({ from: leg, to: leg }, { to: placed(1) })).toEqual(['0', '1'])
})
