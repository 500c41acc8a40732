import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { clockSettings } from '@tri/test-setup/clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../harness/app/server.js'
import { register } from '../harness/athlete/account.js'
import { submitLogin } from '../harness/athlete/journey.js'
import { openVisit } from '../harness/page/visit.js'

const COMMAND = fileURLToPath(new URL('../../apps/api/dist/reset-password.js', import.meta.url))
const USERNAME = 'forgetful@example.org'
const NEW_PASSWORD = 'long run on sunday'

let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** What whoever runs the server prints for an athlete. */
async function printLink(): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...clockSettings(), DATA_DIR: server.dataDir, PORT: String(server.port) }
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, USERNAME], { env })
  return /^http\S+$/m.exec(stdout)?.[0] ?? ''
}

test('a forgotten password is set anew by a link that whoever runs the server prints', async () => {
  const { origin } = server
  const expected = ['404 POST /api/password-reset/confirm']
  const { page, troubles, picture } = await openVisit({ origin, expected, size: 'narrow' })
  await register(page, USERNAME)
  const elsewhere = await openVisit({ origin, expected: ['401 GET /api/user'] })
  await elsewhere.page.goto('/auth')
  await elsewhere.page.getByRole('link', { name: 'Forgot your password?' }).click()
  await elsewhere.page.getByText('npm run reset-password').waitFor()

  const link = await printLink()
  const referrers: (string | undefined)[] = []
  elsewhere.page.on('request', (request) => referrers.push(request.headers().referer))
  await elsewhere.page.goto(link)
  await elsewhere.page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await expect.poll(() => elsewhere.page.url()).toBe(`${origin}/reset-password`)
  await elsewhere.page.getByLabel('New password').fill(NEW_PASSWORD)
  await elsewhere.page.getByRole('button', { name: 'Save password' }).click()
  await elsewhere.page.getByText('You can log in with it now').waitFor()
  expect(referrers.filter((referrer) => referrer?.includes('#'))).toEqual([])

  await page.goto(link)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  await picture('reset-link-used')
  await elsewhere.page.getByRole('link', { name: 'Login', exact: true }).first().click()
  await submitLogin(elsewhere.page, USERNAME, NEW_PASSWORD)
  await elsewhere.page.waitForURL((url) => url.pathname === '/')
  await elsewhere.page.goto('/settings')
  await elsewhere.page.getByRole('link', { name: 'Open', exact: true }).click()
  await elsewhere.page.getByText('Password set anew by a link').waitFor()
  await elsewhere.page.getByText('This device').waitFor()
  expect(troubles).toEqual([])
})
