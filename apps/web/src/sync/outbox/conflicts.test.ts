import { expect, it, vi } from 'vitest'
import { makeConflicts } from './conflicts.js'

const conflict = (subject: string) => ({ subject, theirs: 'Tue, Week 5', mine: 'Sat, Week 5' })

it('asks about one after the other, in the order in which they came up', async () => {
  const conflicts = makeConflicts()
  const listener = vi.fn()
  const stop = conflicts.subscribe(listener)
  const [ride, run] = ['Ride', 'Run'].map((subject) => conflicts.ask(conflict(subject)))
  expect([conflicts.first()?.subject, conflicts.count()]).toEqual(['Ride', 2])
  conflicts.answer('theirs')
  expect(await ride).toBe('theirs')
  expect([conflicts.first()?.subject, conflicts.count()]).toEqual(['Run', 1])
  conflicts.answer('mine')
  expect(await run).toBe('mine')
  expect(conflicts.first()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
})

it('chooses nothing for who has left', async () => {
  const conflicts = makeConflicts()
  const asked = ['Ride', 'Run'].map((subject) => conflicts.ask(conflict(subject)))
  conflicts.giveUp()
  expect(await Promise.all(asked)).toEqual([undefined, undefined])
  expect(conflicts.count()).toBe(0)
})
