import type { MailEnv } from '../config/mail-env.js'
import type { Db } from '../db/schema.js'
import type { Jobs } from '../jobs/jobs.js'
import type { Queue } from '../jobs/queue.js'
import type { Mail } from './letter.js'
import { type Deliver, openPostOffice } from './post-office.js'

type Writer<T extends object> = {
  /** Writes a mail from what it is about, when its turn comes; undefined when there is nothing to say any more. */
  write(about: T): Promise<Mail | undefined>
}

/**
 * Leaves a mail of a kind behind to be sent, with a transaction's other changes where `within` names one; false where no mail is
 * sent at all.
 */
export type Post<T extends object> = (about: T, options?: { within?: Db; afterSeconds?: number }) => Promise<boolean>

/** Mail, sent by jobs. */
export type Mailer = {
  /** Whether mail is sent at all. */
  isOn: boolean
  /** The address of a page of ours, for a mail; `path` begins with a slash. */
  pageAt(path: string): string
  /**
   * Names a kind of mail before jobs are started. What waits in the queue is what the mail is about, and never its text: jobs are
   * kept in the database for days, and a link that opens something is made when the mail is written.
   */
  define<T extends object>(kind: string, write: Writer<T>['write']): Post<T>
  /** Sends one now, past the queue: to try the settings. A `MailFailure` when it is not taken. */
  deliver: Deliver
  /** To be started with the others. */
  queues: readonly Queue<never>[]
  /** By which mail is sent from now on. */
  sendBy(jobs: Jobs): void
}

type Posted = { kind: string; about: object }

/** The mail of these settings; without any, nothing is sent and nothing runs. */
export function openMailer(env: MailEnv | undefined): Mailer {
  const kinds = new Map<string, Writer<object>>()
  const deliver = env ? openPostOffice(env) : refuse
  const queue: Queue<Posted> = {
    name: 'mails',
    expireInSeconds: 120,
    // Most of a day in all.
    retries: 10,
    retryDelay: 30,
    atOnce: 2,
    work: async ({ kind, about }) => {
      const writer = kinds.get(kind)
      if (!writer) throw new Error(`This version writes no mail of the kind "${kind}"`)
      const mail = await writer.write(about)
      if (mail) await deliver(mail)
    },
  }
  let jobs: Jobs | undefined
  return {
    isOn: env !== undefined,
    pageAt: (path) => `${env?.publicOrigin ?? ''}${path}`,
    define(kind, write) {
      kinds.set(kind, { write })
      return async (about, options) => {
        if (!env || !jobs) return false
        await jobs.send(queue, { kind, about }, options)
        return true
      }
    },
    deliver,
    queues: env ? [queue] : [],
    sendBy(started) {
      jobs = started
    },
  }
}

async function refuse(): Promise<never> {
  throw new Error('No mail is sent: SMTP_URL is not set')
}
