import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoss } from '../../jobs/boss.js'
import { startTestApp, type TestApp } from '../../testing/test-app.js'

const TOKEN = 'a-token-for-prometheus'

let server: TestApp
let without: TestApp

beforeAll(async () => {
  server = await startTestApp({ METRICS_TOKEN: TOKEN })
  without = await startTestApp()
})
afterAll(async () => {
  await server.stop()
  await without.stop()
})

const read = (from: TestApp, headers: Record<string, string> = {}) =>
  from.visitor().send({ method: 'GET', url: '/metrics', headers })

describe('the metrics', () => {
  it('are not there unless they are turned on, also not as the web app’s page', async () => {
    for (const headers of [{}, { authorization: `Bearer ${TOKEN}` }, { accept: 'text/html' }])
      expect((await read(without, headers)).status).toBe(404)
  })

  it.each([undefined, '', 'Bearer', 'Bearer wrong', TOKEN, `bearer ${TOKEN}`, `Bearer ${TOKEN}x`])(
    'are not for those who bring %j',
    async (authorization) => {
      const reply = await read(server, authorization === undefined ? {} : { authorization })
      expect(reply.status).toBe(401)
      expect(reply.text).not.toMatch(/process_|nodejs_/)
    },
  )

  it('tell Prometheus about the process and each route, as declared, and about nobody', async () => {
    const user = await server.user()
    await user.call(routes.plans.list)
    await user.call(routes.workouts.listForPlan, { params: { id: '1' } })
    await user.send({ method: 'GET', url: '/api/canary-7f3a?code=canary-7f3a' })
    const { status, headers, text } = await read(server, { authorization: `Bearer ${TOKEN}` })
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/plain; version=')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).toContain('triplan_http_answer_seconds_count{method="GET",route="/api/training-plans",status="200"} 1')
    expect(text).toContain('route="/api/training-plans/:id/workouts",status="404"} 1')
    expect(text).toContain('route="none",status="404"} 1')
    expect(text).not.toMatch(/canary-7f3a|example\.org/)
  })

  it('count the jobs that were given up, and tell the rest while nobody can count them', async () => {
    const ask = () => read(server, { authorization: `Bearer ${TOKEN}` })
    expect((await ask()).text).not.toMatch(/^triplan_jobs_dead\{/m)
    const boss = await openBoss(server.db, { supervise: false })
    await boss.send('garmin-reports-dead', { logId: 1 })
    await boss.stop({ graceful: false })
    expect((await ask()).text).toMatch(/^triplan_jobs_dead\{queue="garmin-reports"\} 1$/m)

    await sql`alter schema jobs rename to away`.execute(server.db)
    const without = await ask()
    await sql`alter schema away rename to jobs`.execute(server.db)
    expect([without.status, without.text]).toEqual([200, expect.not.stringMatching(/^triplan_jobs_dead\{/m)])
  })
})
