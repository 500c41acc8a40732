import { routes } from '@tri/api-contract'
import { rounds } from '@tri/test-setup/soak'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectAlike } from '../testing/expect-alike.js'
import { type MailCatcher, startMailCatcher } from '../testing/mail-catcher.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const SAMPLES = rounds({ short: 10, soak: 3_000 })

let server: TestApp
let catcher: MailCatcher

beforeAll(async () => {
  catcher = await startMailCatcher()
  server = await startTestApp(catcher.settings)
}, 60_000)
afterAll(async () => {
  await server.stop()
  await catcher.stop()
})

describe('S62 a forgotten password', () => {
  it('is answered in the same time and the same bytes, whether or not the account exists', async () => {
    await expectAlike(server, SAMPLES, (username, remoteAddress) =>
      server.visitor().call(routes.recovery.ask, { body: { username }, remoteAddress }),
    )
  }, 400_000)
})
