import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import type { Mailer, Post } from '../mail/mailer.js'
import { hashToken, newToken } from '../sharing/link-token.js'
import { invitePath } from '../sign-ups/admin-link.js'
import { renewInvite } from '../sign-ups/invites.repository.js'

export type PostInvite = Post<{ inviteId: number }>

/** The mail that brings an invite. Its token is made as it is written: none waits in the queue. */
export const inviteMail = (db: Kysely<Database>, mailer: Mailer): PostInvite =>
  mailer.define('invite', async ({ inviteId }) => {
    const token = newToken()
    const open = await renewInvite(db, inviteId, hashToken(token))
    if (!open?.email) return undefined
    return {
      to: open.email,
      subject: 'You are invited to TriPlan',
      paragraphs: ['Somebody who runs a TriPlan server invites you to plan your triathlon season on it.'],
      action: { label: 'Create your account', url: mailer.pageAt(invitePath(token)) },
      notes: [
        'The link is for this address, for one account, and for seven days. If you know nothing of it, do nothing.',
      ],
    }
  })
