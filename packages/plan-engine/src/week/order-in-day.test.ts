import { describe, expect, test } from 'vitest'
import type { Slot } from '../season/session-slot.js'
import { slot, slotLine } from '../testing/planning.js'
import { byDate, inOrderDone, isLinked } from './order-in-day.js'

const SUNDAY = { raceDay: 0 } as const
const longRun = slot(6, 'run', { role: 'long', rule: 'long-run' })
const longRide = slot(6, 'bike', { role: 'long', rule: 'long-ride' })
const brickRun = slot(6, 'run', { role: 'brick', rule: 'brick' })
const hard = (sport: Slot['sport']) => slot(6, sport, { role: 'quality', rule: 'hard-day' })
const easy = (sport: Slot['sport']) => slot(6, sport)

describe('what is done first on a day', () => {
  test.each<[string, Slot[], string]>([
    ['the long run, then the ride', [easy('bike'), longRun], 'Sat run long, Sat bike'],
    ['the long run before a hard swim', [hard('swim'), longRun], 'Sat run long, Sat swim hard'],
    [
      'hard run, hard ride, hard swim',
      [hard('swim'), hard('bike'), hard('run')],
      'Sat run hard, Sat bike hard, Sat swim hard',
    ],
    ['a hard ride before an easy swim', [easy('swim'), hard('bike')], 'Sat bike hard, Sat swim'],
    ['an easy swim before an easy ride', [easy('bike'), easy('swim')], 'Sat swim, Sat bike'],
    [
      'a swim, then the ride and the run linked to it',
      [brickRun, longRide, easy('swim')],
      'Sat swim, Sat bike long, Sat run brick',
    ],
    [
      'the run linked to a ride before an easy one',
      [easy('run'), brickRun, longRide],
      'Sat bike long, Sat run brick, Sat run',
    ],
    ['an easy run before the ride it would stand behind', [easy('bike'), easy('run')], 'Sat run, Sat bike'],
    ['the same when the ride is hard', [hard('bike'), easy('run')], 'Sat run, Sat bike hard'],
    [
      'a swim between them keeps a hard ride first',
      [hard('bike'), easy('run'), easy('swim')],
      'Sat bike hard, Sat swim, Sat run',
    ],
  ])('%s', (_, slots, line) => {
    expect(slotLine(inOrderDone(slots, SUNDAY))).toBe(line)
  })

  test('days stay in date order, counted back from race day', () => {
    const slots = [slot(3, 'run'), slot(2, 'bike'), slot(4, 'run'), slot(2, 'swim'), slot(2, 'run', { role: 'brick' })]
    const wednesday = { raceDay: 3 } as const
    expect(slotLine(inOrderDone(slots, wednesday))).toBe('Thu run, Tue swim, Tue bike, Tue run brick, Wed run')
    expect(slotLine(byDate(slots, wednesday))).toBe('Thu run, Tue swim, Tue bike, Tue run brick, Wed run')
  })
})

describe('what is linked to the session before it', () => {
  test.each<[string, Slot, Slot | undefined, boolean]>([
    ['the run of a brick', brickRun, longRide, true],
    ['the run of the openers', slot(6, 'run', { role: 'opener' }), slot(6, 'bike', { role: 'opener' }), true],
    ['no other run', easy('run'), longRide, false],
    ['no run behind a swim', brickRun, easy('swim'), false],
    ['no run behind the ride of another day', brickRun, slot(5, 'bike'), false],
    ['no run that is the first', brickRun, undefined, false],
    ['no ride', slot(6, 'bike', { role: 'opener' }), slot(6, 'bike'), false],
  ])('%s', (_, session, before, expected) => {
    expect(isLinked(session, before)).toBe(expected)
  })
})
