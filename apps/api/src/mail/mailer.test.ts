import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../config/env.js'
import { inTransaction } from '../db/transaction.js'
import { type Jobs, startJobs } from '../jobs/jobs.js'
import { freshDatabase } from '../testing/fresh-database.js'
import { type MailCatcher, startMailCatcher } from '../testing/mail-catcher.js'
import { type Mailer, openMailer, type Post } from './mailer.js'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let catcher: MailCatcher
let mailer: Mailer
let jobs: Jobs
let greet: Post<{ name: string }>
const { log } = Fastify()

beforeAll(async () => {
  fresh = await freshDatabase()
  catcher = await startMailCatcher()
  mailer = openMailer(readEnv(catcher.settings).mail)
  greet = mailer.define('greeting', async ({ name }) =>
    name === 'nobody'
      ? undefined
      : {
          to: `${name}@example.org`,
          subject: `Grüße, ${name}`,
          paragraphs: ['Ihr Plan für „Köln“ steht.'],
          action: { label: 'See it', url: mailer.pageAt('/plan') },
        },
  )
  jobs = await startJobs(fresh.db, log, mailer.queues)
  mailer.sendBy(jobs)
}, 60_000)
beforeEach(() => catcher.accept())
afterAll(async () => {
  await jobs.stop()
  await catcher.stop()
  await fresh.drop()
})

describe('a mail', () => {
  it('comes as text and as a page, from whom the settings say, with links to the public address', async () => {
    expect(await greet({ name: 'ann' })).toBe(true)
    const { mail, text, html, from } = await catcher.next('ann@example.org')
    expect(mail.subject).toBe('Grüße, ann')
    expect(mail.from).toMatchObject({ name: 'TriPlan', address: 'triplan@example.org' })
    expect(from).toBe('triplan@example.org')
    expect(text).toContain('Ihr Plan für „Köln“ steht.\n\nSee it:\nhttp://localhost:3000/plan')
    expect(html).toContain('Ihr Plan für „Köln“ steht.</p>')
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('is stored with its transaction or not at all', async () => {
    const failed = inTransaction(fresh.db, async (transaction) => {
      await greet({ name: 'rolled-back' }, { within: transaction })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await inTransaction(fresh.db, (transaction) => greet({ name: 'stored' }, { within: transaction }))
    await catcher.next('stored@example.org')
    expect(catcher.caught.map(({ to }) => to)).not.toContain('rolled-back@example.org')
  })

  it('is not sent when there is nothing to say any more', async () => {
    await greet({ name: 'nobody' })
    await greet({ name: 'after' })
    await catcher.next('after@example.org')
    expect(catcher.caught).toEqual([])
  })

  it('goes to one address, whatever that holds', async () => {
    const to = 'ann@example.org, eve@example.org'
    await mailer.deliver({ to, subject: 'x\r\nBcc: eve@example.org', paragraphs: [] }).catch(() => undefined)
    expect(catcher.caught.splice(0).map((one) => one.to)).not.toContain('eve@example.org')
    await mailer.deliver({ to: 'ann@example.org', subject: 'x\r\nBcc: eve@example.org', paragraphs: [] })
    expect(await catcher.next('ann@example.org')).toMatchObject({ to: 'ann@example.org' })
    expect(catcher.caught).toEqual([])
  })
})

describe('a mail that is refused', () => {
  it('is tried again', async () => {
    catcher.refuse(451, 'later')
    await greet({ name: 'late' })
    await expect.poll(waiting, { timeout: 60_000 }).toContainEqual({ kind: 'greeting', state: 'retry' })
    catcher.accept()
    // Half a minute in a moment.
    await sql`update jobs.job set start_after = now() where name = 'mails' and state = 'retry'`.execute(fresh.db)
    await catcher.next('late@example.org')
  })

  it('says why to whoever tries the settings, and names no address in what is logged', async () => {
    catcher.refuse(550, 'no mailbox of eve@example.org here')
    const failure = await mailer
      .deliver({ to: 'eve@example.org', subject: 'Test', paragraphs: [] })
      .catch((error) => error)
    expect(failure).toMatchObject({ name: 'MailFailure', message: 'The mail server did not take it (EENVELOPE 550)' })
    expect(failure.detail).toContain('no mailbox of eve@example.org here')
  })
})

describe('without SMTP_URL', () => {
  it('nothing is sent and nothing runs', async () => {
    const off = openMailer(readEnv({}).mail)
    const post = off.define('greeting', async () => ({ to: 'ann@example.org', subject: 'Hello', paragraphs: [] }))
    off.sendBy(jobs)
    expect(off).toMatchObject({ isOn: false, queues: [] })
    expect(await post({})).toBe(false)
    await expect(off.deliver({ to: 'a@example.org', subject: 'x', paragraphs: [] })).rejects.toThrow('SMTP_URL')
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.org' }, /MAIL_FROM .*\n.*PUBLIC_ORIGIN/],
    [{ MAIL_FROM: 'tri@example.org' }, /SMTP_URL/],
    [{ SMTP_URL: 'https://mail.example.org', MAIL_FROM: 'tri@example.org' }, /SMTP_URL must be an address like smtps/],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'x' }, /MAIL_FROM must be like/],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.org\r\nBcc: eve@b.org' }, /MAIL_FROM must be like/],
  ])('half of the settings is refused: %j', (settings, words) => {
    expect(() => readEnv(settings)).toThrow(words)
  })
})

async function waiting() {
  const { rows } = await sql<{ kind: string; state: string }>`
    select data->>'kind' as kind, state from jobs.job where name = 'mails'`.execute(fresh.db)
  return rows
}
