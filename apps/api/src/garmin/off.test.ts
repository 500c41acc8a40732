import { routes } from '@tri/api-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { garmin } = routes
let server: TestApp

beforeAll(async () => {
  server = await startTestApp({ GARMIN_MODE: 'off' })
})
afterAll(() => server.stop())

it('a server without Garmin says so, and still keeps and links activities', async () => {
  const user = await server.user()
  for (const route of [garmin.auth, garmin.testConnection, garmin.sync]) {
    const reply = await user.call(route)
    expect([reply.status, reply.message]).toEqual([503, 'Garmin is not set up on this server'])
  }
  expect((await user.ask(garmin.settings)).mode).toBe('off')
  const body = { duration: 1800, distance: 5000 }
  const made = await user.ask(garmin.createActivity, { body })
  expect(made).toMatchObject({ source: 'test', activityType: 'RUNNING', sport: 'run', duration: 1800, distance: 5000 })
  expect(await user.ask(garmin.activities)).toEqual([made])
})

it('has no webhooks, and leads a lost browser back to its page', async () => {
  const reply = await server.app.inject({ method: 'POST', url: '/api/garmin/webhooks/activities', payload: {} })
  expect(reply.statusCode).toBe(404)
  expect(await server.db.selectFrom('garmin_webhook_logs').selectAll().execute()).toEqual([])
  const user = await server.user()
  const back = await user.send({ method: 'GET', url: '/api/garmin/callback?code=1&state=2' })
  expect([back.status, back.headers.location]).toEqual([302, '/garmin?error=off'])
})
