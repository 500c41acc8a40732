import type { SignInOptions, SignUps } from '@tri/api-contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PASSWORD, sampleUser } from '../../testing/dom/athlete.js'
import { type Handlers, held, Refusal, refused, refusedField } from '../../testing/dom/contract-server.js'
import { openPart } from '../../testing/dom/open-app.js'
import { button, dialog, field, gone, hasFocus, heading, see, seeText } from '../../testing/dom/screen.js'
import { EMAIL, logIn, password, signedOut } from '../../testing/dom/sign-in.js'
import { AuthPage } from './auth-page.js'
import { ForgotPasswordPage } from './forgot-password-page.js'
import { ResetPasswordPage } from './reset-password-page.js'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
const OPTIONS: SignInOptions = { sendsMail: true, hasPasskeys: false }

const optionsOf = (changes: Partial<SignInOptions>): Handlers => ({
  recovery: { options: () => ({ ...OPTIONS, ...changes }), ask: () => undefined, reset: () => undefined },
})

/** A server that asks this athlete for a second factor after the password. */
const askingTwice = (ways: ('code' | 'passkey' | 'recovery-code')[] = ['code', 'recovery-code']): Handlers => ({
  ...optionsOf({}),
  users: { login: () => ({ next: 'second-factor', ways }) },
  secondFactor: {
    enterCode: ({ body: { code } }) => (code === '123456' ? sampleUser() : new Refusal(401, 'This code is wrong.')),
  },
})

const secondStep = () => dialog('One more step')
const code = () => field('Code', secondStep())

it('asks for a code after the password, and lets in with the right one', async () => {
  const { server } = await openPart(<AuthPage />, { world: signedOut(), handlers: askingTwice(), path: '/auth' })
  await logIn()
  await hasFocus(code())
  await seeText(/, or one of your recovery codes\.$/, secondStep())
  await code().fill('123456')
  await userEvent.keyboard('{Enter}')
  await gone(secondStep())
  await expect.poll(() => location.pathname).toBe('/')
  expect(server.callsOf('secondFactor.enterCode')).toHaveLength(1)
})

it('keeps a wrong code in its field, says why, and takes the next one', async () => {
  await openPart(<AuthPage />, { world: signedOut(), handlers: askingTwice(), path: '/auth' })
  await logIn()
  await code().fill('000000')
  await button('Continue', secondStep()).click()
  await expect.element(secondStep().getByRole('alert')).toHaveTextContent('This code is wrong.')
  await expect.element(code()).toHaveValue('000000')
  await code().fill('123456')
  await button('Continue', secondStep()).click()
  await gone(secondStep())
})

it('sends no code that is none', async () => {
  const { server } = await openPart(<AuthPage />, { world: signedOut(), handlers: askingTwice(), path: '/auth' })
  await logIn()
  await code().fill('12')
  await button('Continue', secondStep()).click()
  await expect
    .element(code())
    .toHaveAccessibleDescription('Please enter the six digits that your app shows, or a recovery code')
  expect(server.callsOf('secondFactor.enterCode')).toEqual([])
})

it('says that a login was not finished when its second step is given up, and lets log in again', async () => {
  await openPart(<AuthPage />, { world: signedOut(), handlers: askingTwice(), path: '/auth' })
  await logIn()
  await see(secondStep())
  await userEvent.keyboard('{Escape}')
  await gone(secondStep())
  await seeText('The second step was not done. Please log in again.')
  await expect.element(button('Login')).toBeEnabled()
  await expect.element(field('Email')).toHaveValue(EMAIL)
})

it('takes a passkey in place of a code only where there is one', async () => {
  await openPart(<AuthPage />, { world: signedOut(), handlers: askingTwice(), path: '/auth' })
  await logIn()
  await see(secondStep())
  expect(button('Use a passkey').elements()).toEqual([])
})

it('says why a passkey was not given, in words, and waits for the code', async () => {
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
  const asked = {
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'localhost',
    timeout: 60_000,
    allowCredentials: [],
    userVerification: 'preferred' as const,
  }
  const handlers = { ...askingTwice(['code', 'passkey']), passkeys: { begin: () => asked } }
  await openPart(<AuthPage />, { world: signedOut(), handlers, path: '/auth' })
  await logIn()
  await button('Use a passkey').click()
  await expect
    .element(secondStep().getByRole('alert'))
    .toHaveTextContent('The browser gave no passkey. Please try again.')
  await expect.element(button('Use a passkey')).toBeEnabled()
  await see(code())
})

it('offers passkeys at the login where anybody has one, and says when none was given', async () => {
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
  const { server } = await openPart(<AuthPage />, {
    world: signedOut(),
    handlers: optionsOf({ hasPasskeys: true }),
    path: '/auth',
  })
  server.next('passkeys.begin', refused(429, 'Too many attempts. Please wait a minute.'))
  await button('Sign in with a passkey').click()
  await seeText('Too many attempts. Please wait a minute.')
  await expect.element(button('Sign in with a passkey')).toBeEnabled()
})

it.each<[SignUps, string | undefined]>([
  [{ mode: 'open', domains: [] }, undefined],
  [{ mode: 'off', domains: [] }, 'Nobody can sign up here at the moment. Please ask whoever runs this server.'],
  [{ mode: 'invite', domains: [] }, 'Signing up here needs an invite: please open the link that you were sent.'],
  [{ mode: 'open', domains: ['club.example'] }, 'Without an invite, only addresses at club.example can sign up here.'],
  [
    { mode: 'open', domains: ['club.example', 'tri.example', 'run.example'] },
    'Without an invite, only addresses at club.example, tri.example, or run.example can sign up here.',
  ],
])('says at the registration, of %o: %s', async (signUps, note) => {
  const { server } = await openPart(<AuthPage />, {
    world: signedOut(),
    handlers: { ...optionsOf({}), signUps: { read: () => signUps } },
    path: '/auth',
  })
  // What is asked for with the page is on its way by then.
  await expect.poll(() => server.callsOf('recovery.options')).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(server.callsOf('signUps.read')).toEqual([])
  await page.getByRole('tab', { name: 'Register' }).click()
  await expect.poll(() => server.callsOf('signUps.read')).toHaveLength(1)
  if (note) await expect.element(page.getByRole('status')).toHaveTextContent(note)
  else expect(page.getByRole('status').elements()).toEqual([])
})

it('keeps what was typed for the login when it becomes a registration', async () => {
  await openPart(<AuthPage />, { world: signedOut(), handlers: optionsOf({}), path: '/auth' })
  await field('Email').fill(EMAIL)
  await password().fill(PASSWORD)
  await page.getByRole('tab', { name: 'Register' }).click()
  await expect.element(field('Email')).toHaveValue(EMAIL)
  await expect.element(password()).toHaveValue(PASSWORD)
})

it('asks for a link by mail, and says the same whether there is an account or not', async () => {
  const { server } = await openPart(<ForgotPasswordPage />, { world: signedOut(), handlers: optionsOf({}) })
  const sending = held()
  server.next('recovery.ask', sending.trap)
  await field('Email').fill(EMAIL)
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Sending...')).toBeDisabled()
  sending.letGo()
  await seeText(`If ${EMAIL} has an account here, a link to a new password is on its way.`, page.getByRole('status'))
  expect(server.callsOf('recovery.ask').map(({ body }) => body)).toEqual([{ username: EMAIL }])
})

it('asks for no link without an address, and says at it what the server refuses', async () => {
  const { server } = await openPart(<ForgotPasswordPage />, { world: signedOut(), handlers: optionsOf({}) })
  await field('Email').fill('ann')
  await button('Send me a link').click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  expect(server.callsOf('recovery.ask')).toEqual([])
  server.next('recovery.ask', refusedField('username', 'No mail goes there'))
  await field('Email').fill(EMAIL)
  await button('Send me a link').click()
  await expect.element(field('Email')).toHaveAccessibleDescription('No mail goes there')
})

it('tells what whoever runs the server does where no mail is sent', async () => {
  await openPart(<ForgotPasswordPage />, { world: signedOut(), handlers: optionsOf({ sendsMail: false }) })
  await seeText('npm run reset-password -- your@address')
  expect(button('Send me a link').elements()).toEqual([])
})

it('says that the ways to a new password could not be loaded', async () => {
  await openPart(<ForgotPasswordPage />, {
    world: signedOut(),
    handlers: { recovery: { options: () => new Refusal(400, 'This is too old a page.') } },
  })
  await seeText('This page could not be loaded')
  await seeText('This is too old a page.')
})

const openReset = (path = `/reset-password#${TOKEN}`) =>
  openPart(<ResetPasswordPage />, { world: signedOut(), handlers: optionsOf({}), path })

it('takes the token of a link off the address at once, and sends it with the new password', async () => {
  const { server } = await openReset()
  await see(page.getByLabelText('New password').first())
  expect(`${location.pathname}${location.hash}`).toBe('/reset-password')
  await page.getByLabelText('New password').first().fill('longer than before')
  await button('Save password').click()
  await see(heading('Password saved'))
  await expect.element(page.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/auth')
  expect(server.callsOf('recovery.reset').map(({ body }) => body)).toEqual([
    { token: TOKEN, newPassword: 'longer than before' },
  ])
})

it('says at a new password what is wrong with it, before and after it is sent', async () => {
  const { server } = await openReset()
  const typed = page.getByLabelText('New password').first()
  await typed.fill('short')
  await button('Save password').click()
  await expect.element(typed).toHaveAccessibleDescription(/Password must be at least 6 characters/)
  expect(server.callsOf('recovery.reset')).toEqual([])
  server.next('recovery.reset', refusedField('newPassword', 'Too easy to guess'))
  await typed.fill('longer than before')
  await button('Save password').click()
  await expect.element(typed).toHaveAccessibleDescription(/Too easy to guess/)
  await expect.element(typed).toHaveValue('longer than before')
})

it('leads on from a link that was used already, and from half a link', async () => {
  const { server, close } = await openReset()
  server.next('recovery.reset', refused(404, 'This link was used, or is older than an hour.'))
  await page.getByLabelText('New password').first().fill('longer than before')
  await button('Save password').click()
  await see(heading('This link does not work'))
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent('This link was used, or is older than an hour.')
  await close()
  await openReset('/reset-password')
  await seeText('It is not complete. Please copy it again.')
  await expect
    .element(page.getByRole('link', { name: 'Ask for a new link' }))
    .toHaveAttribute('href', '/forgot-password')
})

it('keeps the form when the server is only busy: the link is good yet', async () => {
  const { server } = await openReset()
  server.next('recovery.reset', refused(429, 'Too many attempts. Please wait a minute.'))
  await page.getByLabelText('New password').first().fill('longer than before')
  await button('Save password').click()
  await seeText('Too many attempts. Please wait a minute.')
  await button('Save password').click()
  await see(heading('Password saved'))
})
