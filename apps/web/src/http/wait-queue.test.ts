import { expect, it } from 'vitest'
import { makeWaitQueue } from './wait-queue.js'

it('lets everybody who waits go on at once, and nobody who comes later', async () => {
  const gate = makeWaitQueue()
  const both = Promise.all([gate.wait(), gate.wait()])
  gate.open()
  expect(await both).toEqual([true, true])
  const late = gate.wait()
  expect(gate.isWaiting()).toBe(true)
  gate.giveUp()
  expect(await late).toBe(false)
  expect(gate.isWaiting()).toBe(false)
})

it('tells who listens when somebody waits and when nobody does, until they stop listening', () => {
  const gate = makeWaitQueue()
  const heard: boolean[] = []
  const stop = gate.subscribe(() => heard.push(gate.isWaiting()))
  void gate.wait()
  gate.open()
  stop()
  void gate.wait()
  expect(heard).toEqual([true, false])
})
