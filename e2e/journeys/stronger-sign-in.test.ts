import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register } from '../harness/athlete/account.js'
import { PASSWORD, submitLogin } from '../harness/athlete/journey.js'
import { choose } from '../harness/athlete/planner.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { SIZES, type Size } from '../harness/page/sizes.js'
import { openVisit } from '../harness/page/visit.js'

/** A device of the browser's that keeps passkeys and sees its user. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openSecurity(page: Page) {
  // What comes later moves the link away from under the pointer.
  await page.goto('/settings', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
}

test.each(SIZES)('an athlete signs in with a passkey, and with a recovery code, %s', async (size) => {
  const username = `stronger.${size}@example.org`
  const expected = ['401 POST /api/login/code', '400 POST /api/login/code']
  const { page, troubles, picture, close } = await openVisit({ size, expected })
  await plugIn(page)
  await register(page, username)

  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = dialogOf(page, 'Add a passkey')
  await adding.getByLabel('Name').fill('Laptop')
  await adding.getByLabel('Your password').fill(PASSWORD)
  await adding.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('never used').waitFor()
  await page.getByText('Passkey added: Laptop').waitFor()

  await page.getByRole('button', { name: 'Set up an app' }).click()
  const setUp = dialogOf(page, 'Set up an app')
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await picture('security-set-up-app')
  await expectSoundAtBoth(page, setUp)
  await setUp.getByLabel('Six digits that the app shows').fill(codeOf(secret))
  await setUp.getByLabel('Your password').fill(PASSWORD)
  await setUp.getByRole('button', { name: 'Switch on' }).click()
  const shown = dialogOf(page, 'Your recovery codes')
  const codes = ((await shown.locator('pre').textContent()) ?? '').split('\n')
  expect(codes).toHaveLength(10)
  await picture('security-recovery-codes')
  await shown.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 of 10 recovery codes are left.').waitFor()
  await picture('security')
  await expectSoundAtBoth(page)

  await logOut(page, size)
  await page.goto('/auth')
  await submitLogin(page, username, PASSWORD)
  const more = dialogOf(page, 'One more step')
  await more.getByLabel('Code').fill('000000')
  await more.getByRole('button', { name: 'Continue' }).click()
  await more.getByText('This code is wrong').waitFor()
  await picture('second-factor')
  await more.getByLabel('Code').fill(codes[0] ?? '')
  await more.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await logOut(page, size)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await openSecurity(page)
  await page
    .getByText(/last used .*/)
    .first()
    .waitFor()
  await page.getByText('9 of 10 recovery codes are left.').waitFor()
  expect(troubles).toEqual([])
  await close()
})

async function logOut(page: Page, size: Size) {
  if (size === 'wide') await choose(page, /^Account menu/, 'Logout')
  else {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByText('Logout').click()
  }
  await expect.poll(async () => (await page.request.get('/api/user')).status()).toBe(401)
}

/** What an app shows for a secret now (RFC 6238). */
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
