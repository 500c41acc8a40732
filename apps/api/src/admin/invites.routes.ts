import { inviteRoutes, type NewInvite } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { serve } from '../http/serve.js'
import { hashToken, newToken } from '../sharing/link-token.js'
import { invitePath } from '../sign-ups/admin-link.js'
import { countOpenInvites, deleteInvite, insertInvite, listInvites, MOST_OPEN } from '../sign-ups/invites.repository.js'
import { noteAct } from './acts.js'
import type { PostInvite } from './invite-mail.js'

export function serveInvites(app: FastifyInstance, db: Kysely<Database>, post: PostInvite): void {
  serve(app, inviteRoutes.list, () => listInvites(db))

  serve(app, inviteRoutes.make, ({ userId, body }) =>
    inTransaction(db, (transaction) => makeInvite(transaction, { by: userId, ...body }, post)),
  )

  serve(app, inviteRoutes.withdraw, ({ userId, params }) =>
    inTransaction(db, async (transaction) => {
      orNotFound(await deleteInvite(transaction, params.id), 'Invite')
      await noteAct(transaction, { kind: 'invite-withdrawn', by: userId })
    }),
  )
}

async function makeInvite(transaction: Db, { by, email }: NewInvite & { by: number }, post: PostInvite) {
  if ((await countOpenInvites(transaction)) >= MOST_OPEN)
    throw new HttpError('conflict', `There are ${MOST_OPEN} open invites. Please withdraw some first`)
  const token = newToken()
  const invite = await insertInvite(transaction, { tokenHash: hashToken(token), email })
  await noteAct(transaction, { kind: 'invite-made', by })
  const isMailed = email !== undefined && (await post({ inviteId: invite.id }, { within: transaction }))
  return { ...invite, isMailed, path: isMailed ? null : invitePath(token) }
}
