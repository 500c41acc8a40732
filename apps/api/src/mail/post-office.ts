import type { MailEnv } from '../config/mail-env.js'
import { type Mail, written } from './letter.js'

/** Milliseconds that a mail server may take to be there, and for each thing it says. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A mail that was not taken; the message names no address, `detail` is what the mail server said. */
class MailFailure extends Error {
  override name = 'MailFailure'
  /** May hold addresses: for the eyes of whoever runs the server. */
  readonly #detail: string

  constructor(message: string, detail: string) {
    super(message)
    this.#detail = detail
  }

  get detail(): string {
    return this.#detail
  }
}

/** Gives one mail to the mail server; a `MailFailure` when it is not taken. */
export type Deliver = (mail: Mail) => Promise<void>

/** The way to the mail server of the settings. The library is loaded with the first mail. */
export function openPostOffice({ url, from }: MailEnv): Deliver {
  const transport = once(() => openTransport(url))
  return async ({ to, ...letter }) => {
    try {
      await (await transport()).sendMail({
        from,
        // An address and no list of them, whatever it holds.
        to: { name: '', address: to },
        subject: letter.subject,
        ...written(letter),
        // Nobody's absence is to answer.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      throw failureOf(error)
    }
  }
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, ...PATIENCE, ...demandedOf(url), disableFileAccess: true, disableUrlAccess: true })
}

/** Sees whether the mail server lets us in, and sends nothing; an error that says why it does not. */
export async function knock({ url }: MailEnv): Promise<void> {
  const transport = await openTransport(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** A password does not go over the wire in clear, but within this machine. */
function demandedOf(url: string): { requireTLS?: boolean } {
  const { protocol, username, hostname } = new URL(url)
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'smtp:' && username !== '' && !isNear ? { requireTLS: true } : {}
}

function failureOf(error: unknown): MailFailure {
  const detail = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
  const status = error instanceof Error && 'responseCode' in error ? ` ${error.responseCode}` : ''
  return new MailFailure(`The mail server did not take it (${code}${status})`, detail)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
