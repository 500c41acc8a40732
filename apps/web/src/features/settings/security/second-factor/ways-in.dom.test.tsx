import type { WaysIn } from '@tri/api-contract'
import type { CDPSession } from '@vitest/browser-playwright'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { PASSWORD } from '../../../../testing/dom/athlete.js'
import { type Handlers, held, Refusal, refused, refusedField } from '../../../../testing/dom/contract-server.js'
import { openPart } from '../../../../testing/dom/open-app.js'
import { button, dialog, field, gone, see, seeText } from '../../../../testing/dom/screen.js'
import { WaysInCards } from './ways-in-card.js'

const EMAIL = 'ann@example.org'
const CODES = Array.from({ length: 10 }, (_, at) => `code-${at}`)
const LAPTOP = { id: 3, name: 'Laptop', createdAt: '2027-01-02T08:00:00.000Z', lastUsedAt: null }
const WRONG = new Refusal(403, 'The password is wrong.')

const NOTHING: WaysIn = {
  hasPassword: true,
  hasTotp: false,
  recoveryCodesLeft: 0,
  canHavePasskeys: true,
  passkeys: [],
}

/** What a browser is told before it makes a passkey. */
const CREATION = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'TriPlan' },
  user: { id: 'dXNlcg', name: EMAIL, displayName: EMAIL },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'preferred' as const,
    requireResidentKey: false,
    userVerification: 'preferred' as const,
  },
  attestation: 'none' as const,
}

/** The ways in as the server keeps them; a request without the password is refused where there is one. */
function waysOf(ways: WaysIn): Handlers {
  const confirmed = (password: string | undefined, act: () => void) => {
    if (ways.hasPassword && password !== PASSWORD) return false
    act()
    return true
  }
  return {
    secondFactor: {
      ways: () => ways,
      setUpTotp: ({ body: { password } }) =>
        confirmed(password, () => Object.assign(ways, { hasTotp: true, recoveryCodesLeft: 10 }))
          ? { recoveryCodes: CODES }
          : WRONG,
      endTotp: ({ body: { password } }) =>
        confirmed(password, () => Object.assign(ways, { hasTotp: false, recoveryCodesLeft: 0 })) ? undefined : WRONG,
      makeRecoveryCodes: ({ body: { password } }) =>
        confirmed(password, () => Object.assign(ways, { recoveryCodesLeft: 10 })) ? { recoveryCodes: CODES } : WRONG,
    },
    passkeys: {
      beginAdding: ({ body: { password } }) => (confirmed(password, () => undefined) ? CREATION : WRONG),
      add: ({ body: { name } }) => {
        const made = { ...LAPTOP, id: 4, name }
        ways.passkeys = [...ways.passkeys, made]
        return made
      },
      rename: ({ params: { id }, body: { name } }) => {
        ways.passkeys = ways.passkeys.map((each) => (each.id === id ? { ...each, name } : each))
        return ways.passkeys.find((each) => each.id === id) ?? new Refusal(404, 'Passkey not found')
      },
      remove: ({ params: { id } }) => {
        ways.passkeys = ways.passkeys.filter((each) => each.id !== id)
        return undefined
      },
    },
  }
}

async function openWays(changes: Partial<WaysIn> = {}) {
  const ways = { ...NOTHING, ...changes }
  const opened = await openPart(<WaysInCards username={EMAIL} />, { handlers: waysOf(ways) })
  await see(page.getByRole('heading', { name: 'Passkeys' }))
  return { ...opened, ways }
}

const secondFactor = () => page.getByRole('region', { name: 'Second factor' })
const yourPassword = (form = page.getByRole('dialog')) => form.getByLabelText('Your password').first()

/** A device of the browser's that keeps passkeys and sees its user, until the test is over. */
async function plugIn() {
  const { send }: CDPSession = cdp()
  await send('WebAuthn.enable')
  const { authenticatorId } = await send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  onTestFinished(async () => {
    await send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await send('WebAuthn.disable')
  })
}

it('switches an app on by the key that it shows, and shows recovery codes this once', async () => {
  const { server } = await openWays()
  await button('Set up an app').click()
  const form = dialog('Set up an app')
  const shown = form.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
  await see(shown)
  const secret = (shown.element().textContent ?? '').replaceAll(' ', '')
  await expect
    .element(form.getByRole('link', { name: 'open it in the app' }))
    .toHaveAttribute('href', `otpauth://totp/TriPlan:ann%40example.org?secret=${secret}&issuer=TriPlan`)
  await form.getByLabelText('Six digits that the app shows').fill('123 456')
  await yourPassword(form).fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  const codes = dialog('Your recovery codes')
  await see(codes)
  expect(codes.element().querySelector('pre')?.textContent).toBe(CODES.join('\n'))
  await button('I have kept them', codes).click()
  await gone(codes)
  await seeText('10 of 10 recovery codes are left.')
  expect(server.callsOf('secondFactor.setUpTotp').map(({ body }) => body)).toEqual([
    { secret, code: '123 456', password: PASSWORD },
  ])
})

it('keeps the key and says at the code what is wrong with it', async () => {
  const { server } = await openWays()
  await button('Set up an app').click()
  const form = dialog('Set up an app')
  const key = () => form.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).element().textContent
  const before = key()
  const code = form.getByLabelText('Six digits that the app shows')
  server.next('secondFactor.setUpTotp', refusedField('code', 'This code is wrong'))
  await code.fill('000000')
  await yourPassword(form).fill(PASSWORD)
  await button('Switch on', form).click()
  await expect.element(code).toHaveAccessibleDescription('This code is wrong')
  expect(key()).toBe(before)
  await button('Cancel', form).click()
  await gone(form)
  await expect.element(secondFactor()).toHaveTextContent('Off')
})

it('offers another key each time', async () => {
  await openWays()
  const keys = []
  for (const _ of [1, 2]) {
    await button('Set up an app').click()
    keys.push(dialog('Set up an app').getByRole('link').element().getAttribute('href'))
    await button('Cancel', dialog('Set up an app')).click()
    await gone(dialog('Set up an app'))
  }
  expect(new Set(keys).size).toBe(2)
})

it('asks who has no password for none', async () => {
  const { server } = await openWays({ hasPassword: false })
  await button('Set up an app').click()
  const form = dialog('Set up an app')
  await form.getByLabelText('Six digits that the app shows').fill('123456')
  expect(yourPassword(form).elements()).toEqual([])
  await button('Switch on', form).click()
  await see(dialog('Your recovery codes'))
  expect(server.callsOf('secondFactor.setUpTotp')[0]?.body).not.toHaveProperty('password')
})

it('switches off only with the right password, and stays open until then', async () => {
  const { ways } = await openWays({ hasTotp: true, recoveryCodesLeft: 8 })
  await button('Switch off').click()
  const form = dialog('Switch the second factor off?')
  await yourPassword(form).fill('mistyped')
  await button('Switch off', form).click()
  await seeText('The password is wrong. Please try again.')
  expect(ways.hasTotp).toBe(true)
  await yourPassword(form).fill(PASSWORD)
  await button('Switch off', form).click()
  await gone(form)
  await seeText('Second factor switched off')
  await expect.element(secondFactor()).toHaveTextContent('Off')
})

it.each([
  [3, true],
  [4, false],
])('of %i recovery codes that are left it warns: %s', async (left, isWarning) => {
  await openWays({ hasTotp: true, recoveryCodesLeft: left })
  const text = page.getByText(`${left} of 10 recovery codes are left.`)
  await see(text)
  expect(text.element().getAttribute('style')?.includes('--tri-missed') ?? false).toBe(isWarning)
})

it('makes new recovery codes once, and saves them as a file', async () => {
  const { server, ways } = await openWays({ hasTotp: true, recoveryCodesLeft: 1 })
  const making = held()
  server.next('secondFactor.makeRecoveryCodes', making.trap)
  await button('Make new recovery codes').click()
  const form = dialog('New recovery codes')
  await yourPassword(form).fill(PASSWORD)
  await button('Make new codes', form).click()
  await expect.element(button('Make new codes', form)).toBeDisabled()
  making.letGo()
  const saved = vi.spyOn(URL, 'createObjectURL')
  await button('Save as a file').click()
  const [file] = saved.mock.calls[0] ?? []
  expect(file instanceof Blob && (await file.text())).toBe(`${CODES.join('\n')}\n`)
  expect(ways.recoveryCodesLeft).toBe(10)
})

it('adds a passkey that the browser makes, under the name it is given', async () => {
  await plugIn()
  const { server } = await openWays()
  await button('Add a passkey').click()
  const form = dialog('Add a passkey')
  await field('Name', form).fill('  Work laptop ')
  await yourPassword(form).fill(PASSWORD)
  await button('Add passkey', form).click()
  await gone(form)
  await seeText('Passkey added')
  await seeText(/never used/)
  const [added] = server.callsOf('passkeys.add')
  expect(added?.body).toMatchObject({ name: 'Work laptop', transports: ['internal'] })
})

it('says what the browser says when it makes no passkey, and lets try again', async () => {
  const { server } = await openWays()
  const create = vi.spyOn(navigator.credentials, 'create')
  create.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'))
  create.mockRejectedValueOnce(new DOMException('there', 'InvalidStateError'))
  await button('Add a passkey').click()
  const form = dialog('Add a passkey')
  await yourPassword(form).fill(PASSWORD)
  await button('Add passkey', form).click()
  await seeText('The browser gave no passkey. Please try again.')
  await button('Add passkey', form).click()
  await seeText('There is a passkey of this account on this device already. Please try again.')
  await expect.element(yourPassword(form)).toHaveValue(PASSWORD)
  expect(server.callsOf('passkeys.add')).toEqual([])
})

it('asks the browser for no passkey when the password is wrong', async () => {
  const create = vi.spyOn(navigator.credentials, 'create')
  await openWays()
  await button('Add a passkey').click()
  const form = dialog('Add a passkey')
  await yourPassword(form).fill('mistyped')
  await button('Add passkey', form).click()
  await seeText('Error adding the passkey')
  expect(create).not.toHaveBeenCalled()
})

it('takes no passkey without a name', async () => {
  const { server } = await openWays()
  await button('Add a passkey').click()
  const form = dialog('Add a passkey')
  await field('Name', form).fill('  ')
  await button('Add passkey', form).click()
  await expect
    .element(field('Name', form))
    .toHaveAccessibleDescription('Please give the passkey a name of at most 60 characters')
  expect(server.callsOf('passkeys.beginAdding')).toEqual([])
})

it('renames a passkey, and says at its name what the server refuses of it', async () => {
  const { server } = await openWays({ passkeys: [LAPTOP] })
  await button('Rename Laptop').click()
  const form = dialog('Rename Laptop')
  await field('Name', form).fill('Old laptop')
  server.next('passkeys.rename', refusedField('name', 'There is one of that name'))
  await button('Save name', form).click()
  await expect.element(field('Name', form)).toHaveAccessibleDescription('There is one of that name')
  await button('Save name', form).click()
  await gone(form)
  await see(button('Rename Old laptop'))
})

it('removes a passkey only when asked twice', async () => {
  const { ways, server } = await openWays({ passkeys: [LAPTOP] })
  await button('Remove Laptop').click()
  const asking = dialog('Remove Laptop?')
  await button('Cancel', asking).click()
  await gone(asking)
  expect(ways.passkeys).toEqual([LAPTOP])
  await button('Remove Laptop').click()
  server.next('passkeys.remove', refused(409, 'This is your only way in.'))
  await button('Remove', asking).click()
  await seeText('This is your only way in. Please try again.')
  await button('Remove', asking).click()
  await gone(button('Remove Laptop'))
  await seeText('Passkey removed')
})

it('tells who runs a server without a name what passkeys need', async () => {
  await openWays({ canHavePasskeys: false })
  await seeText(/Whoever runs this server sets PUBLIC_ORIGIN to one\.$/)
  expect(button('Add a passkey').elements()).toEqual([])
})

it('says that the ways in could not be loaded, and asks again', async () => {
  const ways = { ...NOTHING }
  let isAway = true
  const handlers = waysOf(ways)
  const secondFactor = { ...handlers.secondFactor, ways: () => (isAway ? new Refusal(503, 'Not now.') : ways) }
  await openPart(<WaysInCards username={EMAIL} />, { handlers: { ...handlers, secondFactor } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your ways in could not be loaded. Not now.')
  isAway = false
  await button('Try again').click()
  await see(button('Set up an app'))
})
