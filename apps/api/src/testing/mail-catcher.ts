import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Milliseconds until a mail must be there, on a busy machine too. */
const PATIENCE = 60_000

export type Caught = { to: string; from: string; mail: Email; text: string; html: string }

/** A mail server that keeps what it is given; it refuses as long as `refuses` says so. */
export async function startMailCatcher() {
  const caught: Caught[] = []
  let refusal: { code: number; message: string } | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(pieces))
        const to = envelope.rcptTo.map(({ address }) => address).join(', ')
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        caught.push({ to, from, mail, text: mail.text ?? '', html: mail.html ?? '' })
        done()
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  /** The settings of a server that sends its mail here. */
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'TriPlan <triplan@example.org>',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  }
  return {
    settings,
    caught,
    refuse: (code: number, message: string) => {
      refusal = { code, message }
    },
    accept: () => {
      refusal = undefined
    },
    /** The next mail to this address that has not been taken yet. */
    async next(to: string): Promise<Caught> {
      const until = Date.now() + PATIENCE
      for (;;) {
        const at = caught.findIndex((one) => one.to === to)
        const [one] = at < 0 ? [] : caught.splice(at, 1)
        if (one) return one
        if (Date.now() > until) throw new Error(`No mail came to ${to}; there are: ${caught.map(wordsOf).join('; ')}`)
        await pause(20)
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const wordsOf = ({ to, mail }: Caught) => `${to}: ${mail.subject}`

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>
