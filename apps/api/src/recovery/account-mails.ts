import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import type { Letter } from '../mail/letter.js'
import type { Mailer, Post } from '../mail/mailer.js'
import { findUser } from '../users/users.repository.js'
import { makePasswordLink } from './password-link.js'

const DAY = 86_400

/** Who did something, as it is told to the owner of the account. */
type Seen = { userId: number; device: string; network: string; at: string }

/** What the owner of an account is written. */
export type AccountMails = {
  /** Whether mail is sent at all. */
  areSent: boolean
  /** Nothing for the user 0, whom there is not. */
  passwordLink: Post<{ userId: number }>
  passwordWasReset: Post<Seen>
  newDevice: Post<Seen>
}

/** The mails about an account; a link in one is made when it is written, and goes to the address that the account has then. */
export function defineAccountMails(mailer: Mailer, db: Kysely<Database>): AccountMails {
  /** A mail to a user who is still there; its link stands for so many seconds. */
  const toUser = <T extends { userId: number }>(
    kind: string,
    { seconds, letter }: { seconds: number; letter: (about: T, url: string) => Letter },
  ): Post<T> =>
    mailer.define<T>(kind, (about) =>
      inTransaction(db, async (transaction) => {
        const user = await findUser(transaction, about.userId)
        if (!user) return undefined
        const path = await makePasswordLink(transaction, user.id, seconds)
        return { to: user.username, ...letter(about, mailer.pageAt(path)) }
      }),
    )
  return {
    areSent: mailer.isOn,
    passwordLink: toUser('password-link', { seconds: 3600, letter: (_, url) => passwordLinkLetter(url) }),
    passwordWasReset: toUser('password-was-reset', { seconds: DAY, letter: passwordWasResetLetter }),
    newDevice: toUser('new-device', { seconds: DAY, letter: newDeviceLetter }),
  }
}

const passwordLinkLetter = (url: string): Letter => ({
  subject: 'Choose a new password for TriPlan',
  paragraphs: ['Somebody, most likely you, asked for a new password for your TriPlan account.'],
  action: { label: 'Choose a new password', url },
  notes: [
    'The link works once, for one hour. A newer one ends it.',
    'If it was not you, do nothing: your password stays as it is.',
  ],
})

const NOT_YOU = 'If it was not you, choose a new password now. That signs out every device, whoever uses it.'
const FOR_A_DAY = 'The link works once, for one day. After that, use "Forgot your password?" on the login page.'

const passwordWasResetLetter = (seen: Seen, url: string): Letter => ({
  subject: 'Your TriPlan password was changed',
  paragraphs: [`Your password was set anew by a link, on ${inWords(seen)}. Every device was signed out.`, NOT_YOU],
  action: { label: 'That was not me', url },
  notes: [FOR_A_DAY],
})

const newDeviceLetter = (seen: Seen, url: string): Letter => ({
  subject: 'A new device signed in to TriPlan',
  paragraphs: [
    `Somebody signed in to your account on ${inWords(seen)}. You have not used such a device here in the last 90 days.`,
    `If it was you, all is well. ${NOT_YOU}`,
  ],
  action: { label: 'That was not me', url },
  notes: [FOR_A_DAY],
})

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** `Firefox on Windows (203.0.113.x), 25 Nov 2026, 16:40 UTC`. */
const inWords = ({ device, network, at }: Seen) => `${device} (${network}), ${moment.format(new Date(at))} UTC`
