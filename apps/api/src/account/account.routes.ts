import { accountRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { now } from '../clock.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { stillThere } from '../http/errors.js'
import { streamBodies } from '../http/raw-body.js'
import type { AttemptLimits } from '../http/security/rate-limit.js'
import { serve } from '../http/serve.js'
import type { BulkThreads } from '../threads/threads.js'
import { closeEvents, noteEvent } from '../users/account-events.js'
import { refuseCommon } from '../users/common-passwords.js'
import { confirmPassword } from '../users/confirm-password.js'
import { keepAnAdminForOthers } from '../users/last-admin.js'
import { hashPassword } from '../users/passwords.js'
import { noteSignIn } from '../users/sign-ins.js'
import { deleteUser } from '../users/users.repository.js'
import { visitOf } from '../users/visit.js'
import { accountFileName } from './account-file.js'
import { changePassword } from './change-password.js'
import { endOpenings } from './end-openings.js'
import { importAccount } from './import-account.js'
import { sendAccountFile } from './send-account-file.js'

/** Its body is read piece by piece, and checked where each is read. */
const { body: _, ...bringInStream } = accountRoutes.bringIn

/** What Garmin is told, within the transaction that it belongs to. */
export type GarminEnds = {
  /** Before an account is erased. */
  leave: (transaction: Db, userId: number) => Promise<void>
  /** Ends the connection of an account that stays. */
  disconnect: (transaction: Db, userId: number) => Promise<void>
}

/** The calls that end sessions, and begin one. */
export function serveAccountEnds(
  app: FastifyInstance,
  db: Kysely<Database>,
  limits: AttemptLimits,
  garmin: GarminEnds,
): void {
  serve(app, accountRoutes.changePassword, async ({ userId, body, request }) => {
    refuseCommon('newPassword', body.newPassword)
    const visit = visitOf(request)
    const claim = { userId, field: 'currentPassword', password: body.currentPassword, request }
    const from = await confirmPassword(db, limits, claim)
    const to = await hashPassword(body.newPassword)
    await app.sessions.startAnew(request, userId, async (transaction) => {
      await changePassword(transaction, userId, { from, to })
      await endOpenings(transaction, userId, { openings: body.alsoEnd ?? [], disconnect: garmin.disconnect })
      await noteSignIn(transaction, { userId, kind: 'password-changed', ...visit })
      await closeEvents(transaction, userId)
      await noteEvent(transaction, { userId, kind: 'password-changed', visit })
    })
  })

  serve(app, accountRoutes.remove, async ({ userId, body, request, reply }) => {
    const claim = { userId, field: 'password', password: body.password, request }
    const confirmed = await confirmPassword(db, limits, claim)
    await app.sessions.end(request, reply, async (transaction) => {
      await keepAnAdminForOthers(transaction, userId)
      await garmin.leave(transaction, userId)
      stillThere(await deleteUser(transaction, userId, confirmed))
    })
  })
}

/** The file of an account, out and in. */
export function serveAccount(app: FastifyInstance, db: Kysely<Database>, threads: BulkThreads): void {
  serve(app, accountRoutes.download, async ({ userId, request, reply }) => {
    const asked = now()
    const file = await sendAccountFile(db, { userId, now: asked, request })
    await inTransaction(db, (transaction) =>
      noteEvent(transaction, { userId, kind: 'data-exported', visit: visitOf(request) }),
    )
    reply.header('content-disposition', `attachment; filename="${accountFileName(asked)}"`)
    return file
  })

  app.register(async (files) => {
    streamBodies(files)
    serve(files, bringInStream, ({ userId, request }) => importAccount(db, { userId, body: request.body, threads }))
  })
}
