import { routes } from '@tri/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.js'

const { health, plans, users } = routes

const opened: TestApp[] = []

afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop()
})

async function start(settings: Record<string, string>) {
  const server = await startTestApp(settings)
  opened.push(server)
  return server
}

/** Keeps the process from everything else. */
function block(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

describe('a process that cannot keep up', () => {
  it('refuses calls with a word and a time, keeps health open, and is back by itself', async () => {
    const server = await start({ MAX_LOOP_DELAY: '60' })
    const user = await server.user()
    const askWhileBusy = async () => {
      block(900)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return user.call(users.current)
    }
    // The share of time is averaged: how many busy turns it takes is the machine's matter.
    let refused = await askWhileBusy()
    for (let turn = 0; turn < 60 && refused.status === 200; turn += 1) refused = await askWhileBusy()
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.message).toBe('The server is busy. Please try again in a moment.')
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await user.call(health.live)).status).toBe(200)

    await expect.poll(async () => (await user.call(plans.list)).status, { timeout: 60_000 }).toBe(200)
  })

  it('refuses calls while it takes too much memory', async () => {
    const server = await start({ MAX_MEMORY: '1' })
    const body = { username: 'a@example.org', password: 'horse-battery-9' }
    const statusOf = async () => (await server.visitor().call(users.login, { body })).status
    await expect.poll(statusOf, { timeout: 60_000 }).toBe(503)
    expect((await server.visitor().call(health.ready)).status).toBe(200)
  })

  it('refuses nobody where the limits are off', async () => {
    const server = await start({ MAX_LOOP_DELAY: '0', MAX_MEMORY: '0' })
    const user = await server.user()
    block(1_500)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect((await user.call(plans.list)).status).toBe(200)
  })
})
