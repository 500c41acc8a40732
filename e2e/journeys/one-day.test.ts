import { expect, test } from 'vitest'
import { call } from '../harness/athlete/call.js'
import { openAthlete } from '../harness/page/visit.js'
import { openWindow } from '../harness/page/window.js'

type Stored = { id: number; completedAt: string | null; totalDuration: number }

const dayOf = (moment: string | null | undefined) => moment?.slice(0, 10)

test('tests, pages, server and database live on one day', async () => {
  const { page, planId, troubles, close } = await openAthlete('one.day@example.org')
  const day = new Date().toISOString().slice(0, 10)
  const inPage = () => new Date().toISOString().slice(0, 10)
  expect(await page.evaluate(inPage)).toBe(day)
  await page.reload()
  expect(await page.evaluate(inPage)).toBe(day)
  const opened = await openWindow(page)
  await opened.goto('/')
  expect(await opened.evaluate(inPage)).toBe(day)

  const [first] = await call<Stored[]>(page, 'get', `/api/training-plans/${planId}/workouts`)
  const done = { completed: true, actualDuration: first?.totalDuration }
  const { completedAt } = await call<Stored>(page, 'patch', `/api/workouts/${first?.id}/complete`, done)
  expect(dayOf(completedAt), 'the server').toBe(day)
  const [plan] = await call<{ createdAt: string }[]>(page, 'get', '/api/training-plans')
  expect(dayOf(plan?.createdAt), 'the database').toBe(day)
  expect(troubles).toEqual([])
  await close()
})
