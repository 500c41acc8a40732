import { routes } from '@tri/api-contract'
import { rounds } from '@tri/test-setup/soak'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectAlike } from '../testing/expect-alike.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const SAMPLES = rounds({ short: 10, soak: 300 })

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
}, 60_000)
afterAll(() => server.stop())

describe('S05 a wrong password', () => {
  it('is answered in the same time and the same bytes, whether or not the account exists', async () => {
    await expectAlike(server, SAMPLES, (username, remoteAddress) =>
      server.visitor().call(routes.users.login, { body: { username, password: 'wrong-password' }, remoteAddress }),
    )
  }, 400_000)
})
