import { ADMIN_PAGE_SIZE, type AdminAct, type AdminUser, type Invite, type ServerState } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeWorld, sampleUser } from '../../testing/dom/athlete.js'
import { type Handlers, held, Refusal, refused, refusedField } from '../../testing/dom/contract-server.js'
import { openPart } from '../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../testing/dom/screen.js'
import { AdminPage } from './admin-page.js'

const BOSS: AdminUser = {
  id: 1,
  username: 'boss@example.org',
  role: 'admin',
  createdAt: '2026-12-01T08:00:00.000Z',
  lastSeenAt: '2027-01-28T08:00:00.000Z',
  disabledAt: null,
  sessions: 1,
}
const GUEST: AdminUser = { ...BOSS, id: 2, username: 'guest@example.org', role: 'user', sessions: 2 }
const AWAY: AdminUser = { ...GUEST, id: 3, username: 'away@example.org', lastSeenAt: null, sessions: 0 }

const SERVER: ServerState = {
  version: '1.2.3',
  startedAt: '2027-01-20T08:00:00.000Z',
  databaseVersion: '17.2',
  databaseBytes: 39_845_888,
  users: 3,
  signUps: 'invite',
  sendsMail: true,
  backup: { isScheduled: true, newestAt: '2027-01-28T02:00:00.000Z', newestBytes: 2_097_152, problem: null },
  limits: { signIns: 10, calls: 900, heavyCalls: 20 },
}

const INVITE: Invite = {
  id: 5,
  email: 'new@example.org',
  madeAt: '2027-01-27T08:00:00.000Z',
  expiresAt: '2027-02-03T08:00:00.000Z',
  usedAt: null,
}
const JOB = { id: '0b6f8a3e-1111-4222-8333-444455556666', queue: 'mail', failedAt: '2027-01-28T02:00:00.000Z' }
const ACT: AdminAct = {
  id: 9,
  at: '2027-01-28T07:00:00.000Z',
  kind: 'user-disabled',
  by: BOSS.username,
  byId: 1,
  about: GUEST.username,
  aboutId: 2,
}

type Room = {
  users: AdminUser[]
  invites: Invite[]
  jobs: (typeof JOB & { reason: string | null })[]
  acts: AdminAct[]
  server: ServerState
  mailProblem: string | null
}

/** What the server does for an admin; every test has a room of its own. */
function handlersOf(room: Room): Handlers {
  const found = (text = '') => room.users.filter(({ username }) => username.includes(text))
  return {
    admin: {
      server: () => room.server,
      users: ({ body: { text, page } }) => ({
        users: found(text).slice((page - 1) * ADMIN_PAGE_SIZE, page * ADMIN_PAGE_SIZE),
        total: found(text).length,
      }),
      changeUser: ({ params: { id }, body: { isDisabled, role } }) => {
        room.users = room.users.map((user) => {
          if (user.id !== id) return user
          const disabledAt = isDisabled === undefined ? user.disabledAt : isDisabled ? ACT.at : null
          return { ...user, disabledAt, role: role ?? user.role }
        })
        return room.users.find((user) => user.id === id) ?? new Refusal(404, 'There is no such account')
      },
      eraseUser: ({ params }) => {
        room.users = room.users.filter(({ id }) => id !== params.id)
        return undefined
      },
      endSessions: ({ params }) => {
        room.users = room.users.map((user) => (user.id === params.id ? { ...user, sessions: 0 } : user))
        return undefined
      },
      makeResetLink: () => ({ path: '/reset-password#secret' }),
      acts: () => room.acts,
      failedJobs: () => room.jobs,
      retryJob: ({ params: { jobId } }) => {
        room.jobs = room.jobs.filter(({ id }) => id !== jobId)
        return undefined
      },
      testMail: () => ({ problem: room.mailProblem }),
    },
    invites: {
      list: () => room.invites,
      make: ({ body: { email = null } }) => {
        const made = { ...INVITE, id: 6, email }
        room.invites = [made, ...room.invites]
        return { ...made, path: email ? null : '/invite#secret', isMailed: email !== null }
      },
      withdraw: ({ params }) => {
        room.invites = room.invites.filter(({ id }) => id !== params.id)
        return undefined
      },
    },
  }
}

async function openAdmin(tab: string | undefined, changes: Partial<Room> = {}) {
  const room: Room = {
    users: [BOSS, GUEST, AWAY],
    invites: [INVITE],
    jobs: [{ ...JOB, reason: 'TimeoutError' }],
    acts: [ACT],
    server: SERVER,
    mailProblem: null,
    ...changes,
  }
  const world = makeWorld({ user: sampleUser({ username: BOSS.username, role: 'admin' }) })
  const opened = await openPart(<AdminPage />, { world, handlers: handlersOf(room) })
  if (tab) await page.getByRole('tab', { name: tab }).click()
  return { ...opened, room }
}

const row = (text: string) => page.getByRole('row').filter({ hasText: text })

async function choose(username: string, item: string) {
  await button(`Actions for ${username}`).click()
  await page.getByRole('menuitem', { name: item }).click()
}

it('tells who is no admin whom the page is for, and asks the server for nothing', async () => {
  const { server } = await openPart(<AdminPage />, { handlers: {} })
  await seeText('This page is for those who run the server')
  expect(server.calls.filter(({ name }) => name.startsWith('admin.'))).toEqual([])
})

it('lists accounts with their role and when they were used', async () => {
  await openAdmin(undefined)
  await expect.element(row(BOSS.username)).toHaveTextContent(/Admin.*28 Jan 2027.*1 browser/)
  await expect.element(row(GUEST.username)).toHaveTextContent(/User.*2 browsers/)
  await expect.element(row(AWAY.username)).toHaveTextContent(/Not in 90 days.*Nowhere/)
})

it('finds an account by a part of its address, and asks once for what is typed in one go', async () => {
  const { server } = await openAdmin(undefined)
  await see(row(GUEST.username))
  await page.getByLabelText('Find an account').fill(' gue ')
  await gone(row(AWAY.username))
  await see(row(GUEST.username))
  const asked = server.callsOf('admin.users').map(({ body }) => body)
  expect(asked).toEqual([{ page: 1 }, { text: 'gue', page: 1 }])
  await page.getByLabelText('Find an account').fill('nobody')
  await seeText('No address has “nobody” in it')
})

it('begins at the first page of what is looked for', async () => {
  const users = Array.from({ length: 60 }, (_, at) => ({ ...GUEST, id: at + 1, username: `${at + 10}@example.org` }))
  await openAdmin(undefined, { users })
  await button('Next').click()
  await seeText('26 to 50 of 60')
  await button('Next').click()
  await seeText('51 to 60 of 60')
  await expect.element(button('Next')).toBeDisabled()
  await page.getByLabelText('Find an account').fill('@')
  await seeText('1 to 25 of 60')
  await expect.element(button('Previous')).toBeDisabled()
})

it('goes back a page when the last account of a page has been erased', async () => {
  const users = Array.from({ length: 26 }, (_, at) => ({ ...GUEST, id: at + 1, username: `${at + 10}@example.org` }))
  await openAdmin(undefined, { users })
  await button('Next').click()
  await see(row('35@example.org'))
  await choose('35@example.org', 'Erase')
  await button('Erase everything').click()
  await seeText('Account erased')
  await see(row('10@example.org'))
})

it('switches an account off only when asked twice, and on again at once', async () => {
  const { server } = await openAdmin(undefined)
  await choose(GUEST.username, 'Switch off')
  const asking = dialog('Switch this account off?')
  await button('Cancel', asking).click()
  expect(server.callsOf('admin.changeUser')).toEqual([])
  await choose(GUEST.username, 'Switch off')
  await button('Switch off', asking).click()
  await gone(asking)
  await expect.element(row(GUEST.username)).toHaveTextContent('Switched off')
  await choose(GUEST.username, 'Switch on again')
  await expect.element(row(GUEST.username)).not.toHaveTextContent('Switched off')
})

it('says why an account was not changed: the last admin stays one', async () => {
  const { server } = await openAdmin(undefined)
  server.next('admin.changeUser', refused(409, 'Somebody has to run this server.'))
  await choose(BOSS.username, 'Make a user again')
  await seeText('The account was not changed')
  await seeText('Somebody has to run this server.')
  await expect.element(row(BOSS.username)).toHaveTextContent('Admin')
})

it('makes an admin of who is told so, once', async () => {
  const { server } = await openAdmin(undefined)
  const changing = held()
  server.next('admin.changeUser', changing.trap)
  await choose(GUEST.username, 'Make an admin')
  const asking = dialog('Make this account an admin?')
  await expect.element(asking).toHaveTextContent(`${GUEST.username} can then do all that you can do here`)
  await button('Make an admin', asking).click()
  await expect.element(button('Make an admin', asking)).toBeDisabled()
  changing.letGo()
  await gone(asking)
  expect(server.callsOf('admin.changeUser').map(({ body }) => body)).toEqual([{ role: 'admin' }])
})

it('signs somebody out everywhere, and offers that to nobody who is signed in nowhere', async () => {
  const { room } = await openAdmin(undefined)
  await choose(GUEST.username, 'Sign out everywhere')
  await expect.element(row(GUEST.username)).toHaveTextContent('Nowhere')
  expect(room.users.find(({ id }) => id === GUEST.id)?.sessions).toBe(0)
  await button(`Actions for ${AWAY.username}`).click()
  await expect.element(page.getByRole('menuitem', { name: 'Sign out everywhere' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
})

it('makes a link to a new password when asked for, not before', async () => {
  const { server } = await openAdmin(undefined)
  await choose(GUEST.username, 'Make a reset link')
  expect(server.callsOf('admin.makeResetLink')).toEqual([])
  await button('Make the link').click()
  await expect
    .element(page.getByLabelText('The link, shown this once'))
    .toHaveValue(`${location.origin}/reset-password#secret`)
})

it('makes a link for whoever has it, and a mail for an address', async () => {
  const { server } = await openAdmin('Invites')
  await button('Make an invite').click()
  await expect.element(page.getByLabelText('The link, shown this once')).toHaveValue(`${location.origin}/invite#secret`)
  await see(row('Whoever has the link'))
  await page.getByLabelText('Invite somebody').fill(' friend@example.org ')
  await button('Make an invite').click()
  await seeText('Invite on its way')
  await gone(page.getByLabelText('The link, shown this once'))
  await expect.element(page.getByLabelText('Invite somebody')).toHaveValue('')
  expect(server.callsOf('invites.make').map(({ body }) => body)).toEqual([{}, { email: 'friend@example.org' }])
})

it('keeps an address that nobody can be invited at, and says at it why', async () => {
  const { server } = await openAdmin('Invites')
  server.next('invites.make', refusedField('email', 'There is an account of this address'))
  const typed = page.getByLabelText('Invite somebody')
  await typed.fill('guest@example.org')
  await button('Make an invite').click()
  await expect.element(typed).toHaveAccessibleDescription(/There is an account of this address/)
  await expect.element(typed).toHaveValue('guest@example.org')
})

it('lets only an open invite be withdrawn', async () => {
  const used = { ...INVITE, id: 7, email: null, usedAt: '2027-01-27T09:00:00.000Z' }
  const expired = { ...INVITE, id: 8, email: 'late@example.org', expiresAt: '2027-01-01T08:00:00.000Z' }
  const { room } = await openAdmin('Invites', { invites: [INVITE, used, expired] })
  await expect.element(row('late@example.org')).toHaveTextContent(/Expired 1 Jan 2027/)
  await expect.element(row('Used 27 Jan 2027')).not.toHaveTextContent('Withdraw')
  await expect.element(row('late@example.org')).not.toHaveTextContent('Withdraw')
  await button('Withdraw').click()
  await seeText('Invite withdrawn')
  await gone(row('new@example.org'))
  expect(room.invites).toEqual([used, expired])
})

it('shows how the server is, and what its last backup ran into', async () => {
  const backup = { isScheduled: false, newestAt: null, newestBytes: null, problem: 'The disk is full.' }
  await openAdmin('Server', { server: { ...SERVER, backup, sendsMail: false } })
  const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).element().nextElementSibling
  await seeText('1.2.3')
  expect(fact('Database')?.textContent).toBe('38 MiB')
  expect(fact('Signing up')?.textContent).toBe('By invite')
  expect(fact('Made by itself')?.textContent).toBe('No: set BACKUP_EVERY')
  expect(fact('Newest')?.textContent).toBe('None yet')
  expect(fact('The last attempt failed')?.textContent).toBe('The disk is full.')
  await expect.element(button('Send me a test mail')).toBeDisabled()
})

it.each([
  [null, 'The mail server took it', 'Look into your inbox.'],
  ['Authentication failed', 'The mail was not taken', 'Authentication failed'],
])('says of a test mail that met %s: %s', async (mailProblem, title, message) => {
  await openAdmin('Server', { mailProblem })
  await button('Send me a test mail').click()
  await seeText(title)
  await seeText(message)
})

it('tries failed work again, and takes it off the list', async () => {
  await openAdmin('Failed work', { jobs: [{ ...JOB, reason: null }] })
  await expect.element(row('mail')).toHaveTextContent('An error without a name')
  await button('Retry').click()
  await seeText('On its way again')
  await seeText('Nothing has failed')
})

it('lists what admins did, of erased accounts too', async () => {
  const about = { about: null, aboutId: 44 }
  const acts = [ACT, { ...ACT, id: 10, kind: 'user-erased' as const, ...about }, { ...ACT, id: 11, by: null, byId: 45 }]
  await openAdmin('Log', { acts })
  await expect.element(row('Erased account #44')).toHaveTextContent(BOSS.username)
  await expect.element(row('Erased account #45')).toHaveTextContent(`Switched off${GUEST.username}`)
})

it('says what could not be loaded and asks again', async () => {
  const { server } = await openAdmin(undefined)
  await see(row(GUEST.username))
  server.next('admin.acts', refused(500, 'Something went wrong on our side.'))
  await page.getByRole('tab', { name: 'Log' }).click()
  await seeText('Something went wrong on our side.')
  await button('Try again').click()
  await see(row('Switched off'))
})
