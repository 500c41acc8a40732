import type { AccountEvent, Session } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld } from '../../../testing/dom/athlete.js'
import { type Handlers, held, Refusal, refused } from '../../../testing/dom/contract-server.js'
import { openPart } from '../../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../../testing/dom/screen.js'
import { SecurityPage } from './security-page.js'

const HERE: Session = {
  id: 'a'.repeat(24),
  startedAt: '2027-01-20T08:00:00.000Z',
  lastUsedAt: '2027-01-28T19:00:00.000Z',
  device: 'Firefox on Linux',
  address: '203.0.113.x',
  isCurrent: true,
}
const ELSEWHERE: Session = { ...HERE, id: 'b'.repeat(24), device: 'Safari on iPhone', isCurrent: false }
const UNKNOWN: Session = { ...ELSEWHERE, id: 'c'.repeat(24), device: null, address: null }

const event = (changes: Partial<AccountEvent>): AccountEvent => ({
  id: 1,
  at: '2027-01-27T19:00:00.000Z',
  kind: 'password-changed',
  detail: null,
  address: '203.0.113.x',
  device: 'Firefox on Linux',
  isOpen: false,
  ...changes,
})
const NEW_DEVICE = event({
  id: 7,
  kind: 'new-device',
  device: 'Chrome on Windows',
  address: '198.51.100.x',
  isOpen: true,
})

type Account = { sessions: Session[]; events: AccountEvent[] }

/** The account's door as the server keeps it. */
function doorOf(account: Account): Handlers {
  const close = () => {
    account.events = account.events.map((each) => ({ ...each, isOpen: false }))
    return undefined
  }
  return {
    secondFactor: {
      ways: () => ({ hasPassword: true, hasTotp: false, recoveryCodesLeft: 0, canHavePasskeys: true, passkeys: [] }),
    },
    accessTokens: { list: () => [] },
    security: {
      sessions: () => account.sessions,
      events: () => account.events,
      closeEvents: close,
      endSession: ({ params: { sessionId } }) => {
        if (!account.sessions.some(({ id }) => id === sessionId)) return new Refusal(404, 'Session not found')
        account.sessions = account.sessions.filter(({ id }) => id !== sessionId)
        return undefined
      },
    },
    signIns: {
      endOthers: () => {
        account.sessions = account.sessions.filter(({ isCurrent }) => isCurrent)
        return undefined
      },
    },
    account: { changePassword: close },
  }
}

async function openSecurity(changes: Partial<Account> = {}) {
  const account: Account = { sessions: [HERE, ELSEWHERE], events: [event({})], ...changes }
  const opened = await openPart(<SecurityPage />, { world: makeWorld(), handlers: doorOf(account) })
  await seeText('Where you are signed in')
  return { ...opened, account }
}

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })

it('marks the session that asks, and lets only the others be ended', async () => {
  await openSecurity()
  await expect.element(row('This device')).toHaveTextContent('Firefox on Linux')
  await see(button('Sign out Safari on iPhone'))
  expect(button('Sign out Firefox on Linux').elements()).toEqual([])
})

it('says of a session that it is of an unknown device, and nothing of where it began', async () => {
  await openSecurity({ sessions: [HERE, UNKNOWN] })
  await see(button('Sign out Unknown device'))
  await expect.element(row('Unknown device')).toHaveTextContent(/since 20 Jan 2027/)
  await expect.element(row('Unknown device')).not.toHaveTextContent('203.0.113.x')
})

it('ends one session, and takes it off the list', async () => {
  const { server } = await openSecurity()
  await button('Sign out Safari on iPhone').click()
  await seeText('Signed out on that device')
  await gone(row('Safari on iPhone'))
  expect(server.callsOf('security.endSession').map(({ params }) => params)).toEqual([{ sessionId: ELSEWHERE.id }])
})

it('keeps a session on the list that was not ended, and says so', async () => {
  const { server } = await openSecurity()
  server.next('security.endSession', refused(500, 'The database is away.'))
  await button('Sign out Safari on iPhone').click()
  await seeText('Error signing out on that device')
  await seeText('The database is away. Please try again.')
  await expect.element(button('Sign out Safari on iPhone')).toBeEnabled()
})

it('offers to sign out everywhere else only where there is an elsewhere', async () => {
  const { account } = await openSecurity()
  await button('Sign out everywhere else').click()
  await seeText('You stay signed in here.')
  await gone(button('Sign out everywhere else'))
  expect(account.sessions).toEqual([HERE])
})

it('asks again for what could not be loaded, one card by itself', async () => {
  const account = { sessions: [HERE], events: [event({})] }
  const handlers = doorOf(account)
  let isAway = true
  const security = { ...handlers.security, sessions: () => (isAway ? new Refusal(503, 'Not now.') : account.sessions) }
  await openPart(<SecurityPage />, { handlers: { ...handlers, security } })
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('The sessions could not be loaded. Not now.')
  await seeText('Password changed')
  isAway = false
  await button('Try again').click()
  await seeText('This device')
  await gone(button('Try again'))
})

it('asks of a new device whether that was the user, and takes yes for an answer', async () => {
  const { server } = await openSecurity({ events: [NEW_DEVICE] })
  await seeText(/^Chrome on Windows \(198\.51\.100\.x\) signed in on 27 Jan 2027/)
  await button('Yes, that was me').click()
  await seeText('Good to know')
  await gone(page.getByText('Was that you?'))
  expect(server.callsOf('security.closeEvents')).toHaveLength(1)
  expect(server.callsOf('signIns.endOthers')).toEqual([])
})

it('goes on asking when the answer did not arrive', async () => {
  const { server } = await openSecurity({ events: [NEW_DEVICE] })
  server.next('security.closeEvents', refused(500, ''))
  await button('Yes, that was me').click()
  await seeText('Please try again.')
  await see(button('Yes, that was me'))
})

it('signs a stranger out, asks for a new password at once, and asks no more once there is one', async () => {
  const { account } = await openSecurity({ events: [NEW_DEVICE] })
  await button('No, that was not me').click()
  const form = dialog('Change password')
  await see(form)
  expect(account.sessions).toEqual([HERE])
  await form.getByLabelText('Current password').first().fill('long enough')
  await form.getByLabelText('New password').first().fill('longer than before')
  await button('Change password', form).click()
  await gone(form)
  await gone(page.getByText('Was that you?'))
})

it('asks for no new password while the stranger is still signed in', async () => {
  const { server } = await openSecurity({ events: [NEW_DEVICE] })
  server.next('signIns.endOthers', refused(500, 'Not now.'))
  await button('No, that was not me').click()
  await seeText('Error signing out elsewhere')
  expect(dialog('Change password').elements()).toEqual([])
  await expect.element(button('No, that was not me')).toBeEnabled()
})

it('ends other sessions once, however often that is pressed', async () => {
  const { server } = await openSecurity()
  const ending = held()
  server.next('signIns.endOthers', ending.trap)
  await button('Sign out everywhere else').click()
  await expect.element(button('Signing out...')).toBeDisabled()
  ending.letGo()
  await seeText('Signed out everywhere else')
  expect(server.callsOf('signIns.endOthers')).toHaveLength(1)
})

it('lists the latest of what happened, and the rest when asked', async () => {
  const events = Array.from({ length: 10 }, (_, at) =>
    event({ id: 20 - at, kind: 'token-made', detail: `script ${at}` }),
  )
  await openSecurity({ events })
  await seeText(': script 7')
  expect(page.getByText(': script 8').elements()).toEqual([])
  await button('Show all 10').click()
  await seeText(': script 9')
  await gone(button('Show all 10'))
})

it('says of what was done on the server itself that nobody called', async () => {
  await openSecurity({ events: [event({ kind: 'reset-link-made', address: null, device: null })] })
  await expect
    .element(row('A link to a new password was made on the server'))
    .toHaveTextContent(/On the server\s*27 Jan 2027/)
})

it('says that nothing has happened yet', async () => {
  await openSecurity({ events: [] })
  await seeText('Nothing yet.')
  expect(page.getByText('Was that you?').elements()).toEqual([])
})
