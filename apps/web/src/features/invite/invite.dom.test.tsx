import type { OpenedInvite } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld, PASSWORD } from '../../testing/dom/athlete.js'
import { type Handlers, Refusal, refused, refusedField } from '../../testing/dom/contract-server.js'
import { openPart } from '../../testing/dom/open-app.js'
import { button, field, heading, see, seeText } from '../../testing/dom/screen.js'
import { EMAIL, signedOut } from '../../testing/dom/sign-in.js'
import { InvitePage } from './invite-page.js'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
const PATH = `/invite#${TOKEN}`
const FOR_ANYBODY: OpenedInvite = { makesAdmin: false, email: null }

const inviting = (invite: OpenedInvite): Handlers => ({
  signUps: { openInvite: () => invite, becomeAdmin: () => undefined },
})

const openInvite = (invite: OpenedInvite, world = signedOut()) =>
  openPart(<InvitePage />, { world, handlers: inviting(invite), path: PATH })

const password = () => page.getByLabelText('Password').first()

it('takes the token off the address at once, and makes the account with it', async () => {
  const { server, world } = await openInvite(FOR_ANYBODY)
  await see(heading('You are invited'))
  expect(`${location.pathname}${location.hash}`).toBe('/invite')
  await field('Email').fill('new@example.org')
  await password().fill(PASSWORD)
  await button('Create Account').click()
  await expect.poll(() => world.session?.username).toBe('new@example.org')
  await expect.poll(() => location.pathname).toBe('/')
  expect(server.callsOf('users.register')[0]?.body).toMatchObject({ invite: TOKEN })
  expect(server.callsOf('signUps.openInvite').map(({ body }) => body)).toEqual([{ token: TOKEN }])
})

it('names the only address that an invite is for, and lets nobody change it', async () => {
  const { server } = await openInvite({ makesAdmin: false, email: 'guest@example.org' })
  await expect.element(field('Email')).toHaveValue('guest@example.org')
  await expect.element(field('Email')).toHaveAttribute('readonly')
  await password().fill(PASSWORD)
  await button('Create Account').click()
  await expect.poll(() => server.callsOf('users.register')[0]?.body).toMatchObject({ username: 'guest@example.org' })
})

it('keeps what was typed when the account is refused, and says at its field why', async () => {
  const { server } = await openInvite(FOR_ANYBODY)
  server.next('users.register', refusedField('username', 'This invite is for another address'))
  await field('Email').fill('new@example.org')
  await password().fill(PASSWORD)
  await button('Create Account').click()
  await expect.element(field('Email')).toHaveAccessibleDescription('This invite is for another address')
  await expect.element(password()).toHaveValue(PASSWORD)
  await expect.element(button('Create Account')).toBeEnabled()
})

it.each([
  [404, 'This invite was used, or has expired.', 'This invite was used, or has expired.'],
  [429, 'Too many attempts. Please wait a minute.', 'Too many attempts. Please wait a minute.'],
])('says why an invite opens nothing, at %i, and asks for it once', async (status, message, shown) => {
  const { server } = await openPart(<InvitePage />, {
    world: signedOut(),
    handlers: { signUps: { openInvite: () => new Refusal(status, message) } },
    path: PATH,
  })
  await see(heading('This invite opens nothing'))
  await seeText(shown)
  expect(server.callsOf('signUps.openInvite')).toHaveLength(1)
})

it('says of half a link that it is not complete, and asks the server for nothing', async () => {
  const { server } = await openPart(<InvitePage />, { world: signedOut(), handlers: {}, path: '/invite' })
  await seeText('The link is not complete. Please open all of it, or ask for a new one.')
  expect(server.callsOf('signUps.openInvite')).toEqual([])
})

it('leaves an invite to others where somebody is signed in', async () => {
  await openInvite(FOR_ANYBODY, makeWorld())
  await see(heading('You have an account already'))
  expect(field('Email').elements()).toEqual([])
})

it('makes an admin of who is signed in only when pressed, and says what that means', async () => {
  const { server } = await openInvite({ makesAdmin: true, email: null }, makeWorld())
  await see(heading('Run this server?'))
  await seeText(new RegExp(EMAIL))
  expect(server.callsOf('signUps.becomeAdmin')).toEqual([])
  server.next('signUps.becomeAdmin', refused(404, 'This link was used already.'))
  await button('Become an admin').click()
  await seeText('You did not become an admin')
  await seeText('This link was used already.')
  await button('Become an admin').click()
  await seeText('You run this server now')
  await expect.poll(() => location.pathname).toBe('/')
  expect(server.callsOf('signUps.becomeAdmin').map(({ body }) => body)).toEqual([{ token: TOKEN }])
})

it('sets a new server up with the account that runs it', async () => {
  await openInvite({ makesAdmin: true, email: null })
  await see(heading('Set up this server'))
  await see(button('Create Account'))
})
