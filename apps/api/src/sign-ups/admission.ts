import type { SignUpRules } from '../config/sign-up-env.js'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { hashToken } from '../sharing/link-token.js'
import { findOpenInvite, spendInvite } from './invites.repository.js'

const ASK = 'Please ask whoever runs this server'
const NO_INVITE = 'This invite was used, withdrawn or has expired. Please ask for a new one'

/** Who wants to sign up, and with what in hand. */
type Guest = { username: string; invite?: string | undefined }

/** What an open invite is for; a Refusal for one that opens nothing. */
export async function openInvite(db: Db, token: string) {
  const invite = await findOpenInvite(db, hashToken(token))
  if (!invite) throw new HttpError('missing', NO_INVITE)
  return { makesAdmin: invite.makesAdmin, email: invite.email }
}

/** A Refusal for whoever may not sign up here; asked before anything that takes time, and again by `admit`. */
export async function expectAdmissible(db: Db, { mode, domains }: SignUpRules, { username, invite }: Guest) {
  const opened = invite === undefined ? undefined : await openInvite(db, invite)
  if (opened?.email && opened.email !== username) throw new HttpError('forbidden', 'This invite is for another address')
  if (opened?.makesAdmin) return
  if (mode === 'off') throw new HttpError('forbidden', `Nobody can sign up here at the moment. ${ASK}`)
  if (opened) return
  if (mode === 'invite') throw new HttpError('forbidden', `Signing up here needs an invite. ${ASK} for one`)
  if (domains.length > 0 && !domains.includes(domainOf(username)))
    throw new HttpError('forbidden', `Only addresses at ${inWords(domains)} can sign up here. ${ASK} for an invite`)
}

const domainOf = (username: string) => username.slice(username.lastIndexOf('@') + 1)

const inWords = (domains: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(domains)

/** Within the transaction that makes the account: uses the invite up; the role that the account has then. */
export async function useInvite(transaction: Db, userId: number, invite: string): Promise<'user' | 'admin'> {
  const spent = await spendInvite(transaction, hashToken(invite))
  if (!spent) throw new HttpError('forbidden', NO_INVITE)
  if (!spent.makesAdmin) return 'user'
  await transaction.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute()
  await transaction.insertInto('admin_acts').values({ kind: 'became-admin', doneBy: userId, doneTo: null }).execute()
  return 'admin'
}
