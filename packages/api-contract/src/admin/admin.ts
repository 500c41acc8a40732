import * as z from 'zod/mini'
import { role } from '../account/user.js'
import { id, instant, line, pathId } from '../base/fields.js'
import { route } from '../base/route.js'
import { SIGN_UP_MODES } from './invites.js'

/** An account as an admin sees it: who it is and when it was used, and nothing that was planned or done. */
const adminUser = z
  .object({
    id,
    username: z.string().check(z.describe('The e-mail address')),
    role,
    createdAt: instant,
    lastSeenAt: z.nullable(instant).check(z.describe('The last sign-in or use, to the hour; null for none in 90 days')),
    disabledAt: z.nullable(instant).check(z.describe('When it was switched off; null: it is on')),
    sessions: z.int().check(z.describe('Browsers that are signed in')),
  })
  .check(z.meta({ id: 'AdminUser' }))
export type AdminUser = z.infer<typeof adminUser>

export const ADMIN_PAGE_SIZE = 25

/** Text to look for is an address, or a part of one: it stands in a body, so that no log has it. */
const userSearch = z.strictObject({
  text: z.optional(line(254).check(z.describe('An address, or a part of one'))),
  page: z.int().check(z.minimum(1), z.maximum(100_000), z.describe('Which page, from 1 on')),
})
export type UserSearch = z.infer<typeof userSearch>

const foundUsers = z.object({
  users: z.array(adminUser),
  total: z.int().check(z.describe('How many there are on all pages')),
})

const userChange = z.strictObject({
  isDisabled: z.optional(z.boolean().check(z.describe('Switches the account off, or on again'))),
  role: z.optional(role),
})
export type UserChange = z.infer<typeof userChange>

/** What admins do, as it is kept. */
export const ADMIN_ACTS = [
  'became-admin',
  'user-disabled',
  'user-enabled',
  'user-erased',
  'made-admin',
  'made-user',
  'sessions-ended',
  'reset-link-made',
  'invite-made',
  'invite-withdrawn',
  'job-retried',
  'mail-tested',
] as const

const adminAct = z
  .object({
    id,
    at: instant,
    kind: z.enum(ADMIN_ACTS),
    by: z.nullable(z.string()).check(z.describe('The address of who did it; null when that account is erased')),
    byId: id,
    about: z.nullable(z.string()).check(z.describe('The address of whom it was done to; null for nobody, or erased')),
    aboutId: z.nullable(id),
  })
  .check(z.meta({ id: 'AdminAct' }))
export type AdminAct = z.infer<typeof adminAct>

/** Work that was tried in vain. */
const failedJob = z
  .object({
    id: z.string().check(z.describe('By which it is tried again')),
    queue: z.string().check(z.describe('What kind of work it is')),
    failedAt: instant,
    reason: z.nullable(z.string()).check(z.describe('The name of the error; never what the work was about')),
  })
  .check(z.meta({ id: 'FailedJob' }))
export type FailedJob = z.infer<typeof failedJob>

const server = z
  .object({
    version: z.string().check(z.describe('Of TriPlan')),
    startedAt: instant,
    databaseVersion: z.string().check(z.describe('Of PostgreSQL')),
    databaseBytes: z.number().check(z.describe('Bytes on disk')),
    users: z.int().check(z.describe('How many accounts there are')),
    signUps: z.enum(SIGN_UP_MODES),
    sendsMail: z.boolean(),
    backup: z.object({
      isScheduled: z.boolean(),
      newestAt: z.nullable(instant).check(z.describe('Of a scheduled one that was read back; null for none')),
      newestBytes: z.nullable(z.number()),
      problem: z.nullable(z.string()).check(z.describe('Why the last attempt failed; null when it did not')),
    }),
    limits: z.object({
      signIns: z.int().check(z.describe('Attempts of a network in a minute')),
      calls: z.int().check(z.describe('Calls of a user in five minutes')),
      heavyCalls: z.int().check(z.describe('Heavy calls of a user in a minute')),
    }),
  })
  .check(z.meta({ id: 'ServerState' }))
export type ServerState = z.infer<typeof server>

const byId = z.object({ id: pathId })

export const adminRoutes = {
  server: route({
    method: 'GET',
    path: '/api/admin/server',
    access: 'admin',
    summary: 'Version, database, backups and limits',
    answer: server,
  }),
  users: route({
    method: 'POST',
    path: '/api/admin/users/search',
    access: 'admin',
    changes: [],
    summary: 'Accounts by their address, 25 a page',
    body: userSearch,
    answer: foundUsers,
  }),
  changeUser: route({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'admin',
    changes: [],
    summary: 'Switch an account off or on, make it an admin or a user',
    params: byId,
    body: userChange,
    answer: adminUser,
  }),
  eraseUser: route({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'admin',
    changes: [],
    summary: 'Erase an account with everything in it',
    params: byId,
    answer: z.undefined(),
    status: 204,
  }),
  endSessions: route({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    access: 'admin',
    changes: [],
    summary: 'Sign an account out everywhere',
    params: byId,
    answer: z.undefined(),
    status: 204,
  }),
  makeResetLink: route({
    method: 'POST',
    path: '/api/admin/users/:id/reset-link',
    access: 'admin',
    changes: [],
    summary: 'Make a link to a new password for an account; its owner can see that',
    params: byId,
    answer: z.object({ path: z.string().check(z.describe('Where on this server; told once')) }),
    status: 201,
  }),
  acts: route({
    method: 'GET',
    path: '/api/admin/acts',
    access: 'admin',
    summary: 'The latest hundred things that admins did, newest first; kept for two years',
    answer: z.array(adminAct),
  }),
  failedJobs: route({
    method: 'GET',
    path: '/api/admin/jobs/failed',
    access: 'admin',
    summary: 'The latest hundred pieces of work that were tried in vain',
    answer: z.array(failedJob),
  }),
  retryJob: route({
    method: 'POST',
    path: '/api/admin/jobs/failed/:jobId/retry',
    access: 'admin',
    changes: [],
    summary: 'Try such a piece of work again',
    params: z.object({ jobId: z.uuid('There is no such job') }),
    answer: z.undefined(),
    status: 204,
  }),
  testMail: route({
    method: 'POST',
    path: '/api/admin/mail-test',
    access: 'admin',
    changes: [],
    summary: 'Send a mail to the admin who asks, to see that it arrives',
    answer: z.object({
      problem: z.nullable(z.string()).check(z.describe('What the mail server said against it; null when it took it')),
    }),
  }),
}
