import { expect, test } from 'vitest'
import { BASE, dayOf, lived } from '../../testing/histories.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'

test('a pinned session takes its minutes of a short day before the others', () => {
  const today = dayOf(5, 'Mon')
  const saved = lived(BASE, today)
  const date = dayOf(6, 'Tue')
  const timeOff = [{ id: 'off', from: date, to: date, reason: 'travel' as const, minutesPerDay: 90 }]
  const day = (workouts: typeof saved) =>
    workouts.find(({ week, day: weekday }) => week === 6 && weekday === 2)?.exercises ?? []
  const pinned = day(saved).flatMap(({ id, duration }) => (duration < 90 ? id : []))
  const left = (pins: readonly string[]) => {
    const proposal = adaptPlan({ input: { ...BASE, timeOff }, saved, today, pinned: pins })
    return day(applyProposal(saved, proposal) ?? []).map(({ type, duration }) => `${type} ${duration}`)
  }
  expect(day(saved).map(({ type, duration }) => `${type} ${duration}`)).toEqual(['run 95', 'bike 70'])
  expect(left([])).toEqual(['run 90'])
  expect(left(pinned)).toEqual(['run 20', 'bike 70'])
})
