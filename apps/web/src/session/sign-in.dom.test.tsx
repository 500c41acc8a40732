import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PASSWORD } from '../testing/dom/athlete.js'
import { held, refusedField } from '../testing/dom/contract-server.js'
import { openApp } from '../testing/dom/open-app.js'
import { button, field, see, seeText } from '../testing/dom/screen.js'
import { EMAIL, logIn, password, signedOut } from '../testing/dom/sign-in.js'

it('asks who signs out on a page of their own for a login, and then shows the dashboard', async () => {
  await openApp({ path: '/settings' })
  await see(page.getByRole('heading', { level: 1, name: 'Settings' }))
  await page.getByRole('button', { name: `Account menu ${EMAIL}` }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await see(page.getByRole('tab', { name: 'Login' }))
  await expect.poll(() => location.pathname).toBe('/auth')
  await logIn()
  await see(button('Weekly View'))
  await expect.poll(() => location.pathname).toBe('/')
})

it.each(['/my-plans', '/settings?from=mail#units'])(
  'leads who is not signed in to %s after the login',
  async (path) => {
    await openApp({ world: signedOut(), path })
    await see(page.getByRole('tab', { name: 'Login' }))
    await expect.poll(() => location.pathname).toBe('/auth')
    await logIn()
    await expect.poll(() => `${location.pathname}${location.search}${location.hash}`).toBe(path)
  },
)

it('shows a page of one’s own to who is signed in, without a login in between', async () => {
  await openApp({ path: '/my-plans' })
  await see(page.getByRole('heading', { level: 1, name: 'My Plans' }))
  await expect.poll(() => location.pathname).toBe('/my-plans')
})

it('leads nobody to another site', async () => {
  await openApp({ world: signedOut(), path: '/privacy-policy' })
  history.replaceState({ usr: { from: '//evil.example/x' }, key: 'k', idx: 0 }, '', '/auth')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  await see(page.getByRole('tab', { name: 'Login' }))
  await logIn()
  await see(button('Weekly View'))
  await expect.poll(() => location.pathname).toBe('/')
})

it('brings a visitor back to where the login was pressed', async () => {
  await openApp({ world: signedOut(), path: '/privacy-policy' })
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await logIn()
  await expect.poll(() => location.pathname).toBe('/privacy-policy')
})

it('keeps what was typed when a login is refused, and tells why', async () => {
  const { server } = await openApp({ world: signedOut(), path: '/auth' })
  await field('Email').fill(EMAIL)
  await password().fill('mistyped')
  await button('Login').click()
  await seeText('Login failed')
  await seeText('Wrong email or password.')
  await expect.element(field('Email')).toHaveValue(EMAIL)
  await expect.element(password()).toHaveValue('mistyped')
  await password().fill(PASSWORD)
  await button('Login').click()
  await see(button('Weekly View'))
  expect(server.callsOf('users.login')).toHaveLength(2)
})

it('sends a login once', async () => {
  const { server } = await openApp({ world: signedOut(), path: '/auth' })
  const entering = held()
  server.next('users.login', entering.trap)
  await field('Email').fill(EMAIL)
  await password().fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Logging in...')).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  entering.letGo()
  await see(button('Weekly View'))
  expect(server.callsOf('users.login')).toHaveLength(1)
})

it('asks a registration for an address and a password in words, and for nothing of the server', async () => {
  const { server } = await openApp({ world: signedOut(), path: '/auth' })
  await page.getByRole('tab', { name: 'Register' }).click()
  await button('Create Account').click()
  await seeText('Please enter a valid email address', page.getByRole('tabpanel'))
  await seeText('Password must be at least 6 characters', page.getByRole('tabpanel'))
  expect(server.callsOf('users.register')).toEqual([])
})

it('says at its field what is wrong with a password', async () => {
  const { server } = await openApp({ world: signedOut(), path: '/auth' })
  server.next('users.register', refusedField('password', 'Too easy to guess'))
  await page.getByRole('tab', { name: 'Register' }).click()
  await field('Email').fill('new@example.org')
  await password().fill(PASSWORD)
  await button('Create Account').click()
  await expect.element(password()).toHaveAccessibleDescription('Too easy to guess')
  await expect.element(password()).toHaveValue(PASSWORD)
})

it('shows no dashboard twice to who is signed in at the login', async () => {
  await openApp({ path: '/auth' })
  await see(button('Weekly View'))
  await expect.poll(() => location.pathname).toBe('/')
})
