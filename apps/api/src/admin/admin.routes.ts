import { adminRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Env } from '../config/env.js'
import type { Database, Db } from '../db/schema.js'
import { standingUser } from '../db/standing-user.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound, stillThere } from '../http/errors.js'
import { serve } from '../http/serve.js'
import type { Jobs } from '../jobs/jobs.js'
import type { Mailer } from '../mail/mailer.js'
import { findUser } from '../users/users.repository.js'
import { listActs, noteAct } from './acts.js'
import { changeUser, endSessionsOf, eraseByAdmin, makeResetLink } from './change-user.js'
import { searchUsers } from './find-users.js'
import { readServerState } from './server-state.js'

type Parts = {
  env: Env
  jobs: Jobs
  mailer: Mailer
  /** What Garmin is told before an account is erased. */
  leave: (transaction: Db, userId: number) => Promise<void>
}

/** Lets calls for admins through; asked of the database each time, so that what an admin loses is lost at once. */
export function recogniseAdmins(app: FastifyInstance, db: Kysely<Database>): void {
  app.decorate('isAdmin', async (userId) => {
    const user = await standingUser(db, userId).select('role').executeTakeFirst()
    return user?.role === 'admin'
  })
}

export function serveAdmin(app: FastifyInstance, db: Kysely<Database>, { env, jobs, mailer, leave }: Parts): void {
  serve(app, adminRoutes.server, () => readServerState(db, env))
  serve(app, adminRoutes.users, ({ body }) => searchUsers(db, body))
  serve(app, adminRoutes.acts, () => listActs(db))
  serve(app, adminRoutes.failedJobs, () => jobs.listFailed())

  serve(app, adminRoutes.changeUser, ({ userId, params, body }) =>
    inTransaction(db, (transaction) => changeUser(transaction, { by: userId, to: params.id }, body)),
  )

  serve(app, adminRoutes.eraseUser, ({ userId, params }) =>
    inTransaction(db, (transaction) => eraseByAdmin(transaction, { by: userId, to: params.id }, leave)),
  )

  serve(app, adminRoutes.endSessions, ({ userId, params }) =>
    inTransaction(db, (transaction) => endSessionsOf(transaction, { by: userId, to: params.id })),
  )

  serve(app, adminRoutes.makeResetLink, ({ userId, params }) =>
    inTransaction(db, (transaction) => makeResetLink(transaction, { by: userId, to: params.id })),
  )

  serve(app, adminRoutes.retryJob, ({ userId, params }) =>
    inTransaction(db, async (transaction) => {
      orNotFound((await jobs.retry(transaction, params.jobId)) || undefined, 'Job')
      await noteAct(transaction, { kind: 'job-retried', by: userId })
    }),
  )

  serve(app, adminRoutes.testMail, async ({ userId }) => {
    if (!mailer.isOn) throw new HttpError('conflict', 'No mail is sent: set SMTP_URL and MAIL_FROM first')
    const { username } = stillThere(await findUser(db, userId))
    await noteAct(db, { kind: 'mail-tested', by: userId })
    return { problem: await problemOf(() => mailer.deliver({ ...TEST_MAIL, to: username })) }
  })
}

const TEST_MAIL = {
  subject: 'Mail from TriPlan arrives',
  paragraphs: ['An admin of this TriPlan server, probably you, asked for this mail to see that it arrives. It does.'],
}

/** What an attempt failed with; what the mail server itself said of it, where it said something. */
async function problemOf(attempt: () => Promise<void>): Promise<string | null> {
  try {
    await attempt()
    return null
  } catch (error) {
    if (!(error instanceof Error)) return 'It failed'
    return 'detail' in error ? `${error.message}: ${error.detail}` : error.message
  }
}
