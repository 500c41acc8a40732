import { routes, type SignedIn } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'
import { codeOf, newSecret } from '../testing/totp.js'

const { secondFactor, security, signIns, users } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
}, 60_000)
beforeEach(() => server.db.deleteFrom('rate_limits').execute())
afterAll(() => server.stop())

/** An account that asks for codes, as it is set up on the page. */
async function withTotp() {
  const owner = await server.user()
  const secret = newSecret()
  const body = { secret, code: codeOf(secret), password: PASSWORD }
  const { recoveryCodes } = await owner.ask(secondFactor.setUpTotp, { body })
  // As long ago as somebody needs to log out and in again.
  await server.db.updateTable('totp').set({ lastStep: 0 }).where('userId', '>', 0).execute()
  return { owner, secret, recoveryCodes }
}

/** Somebody who knows the password. */
async function halfWay({ username }: Visitor): Promise<{ visitor: Visitor; answer: SignedIn }> {
  const visitor = server.visitor()
  const answer = await visitor.ask(users.login, { body: { username, password: PASSWORD } })
  return { visitor, answer }
}

const enter = (visitor: Visitor, code: string) => visitor.call(secondFactor.enterCode, { body: { code } })

describe('a second factor', () => {
  it('is asked for after the password, and there is no session before it is given', async () => {
    const { owner, secret } = await withTotp()
    const { visitor, answer } = await halfWay(owner)
    expect(answer).toEqual({ next: 'second-factor', ways: ['code', 'recovery-code'] })
    expect((await visitor.call(users.current)).status).toBe(401)
    expect(await owner.ask(security.sessions)).toHaveLength(1)
    const reply = await enter(visitor, codeOf(secret))
    expect(reply).toMatchObject({ status: 200, body: { username: owner.username } })
    expect(await owner.ask(security.sessions)).toHaveLength(2)
  })

  it('is not asked of those who have none', async () => {
    const { answer } = await halfWay(await server.user())
    expect(answer).toHaveProperty('username')
  })

  it('takes each code once, in any browser, and none of before', async () => {
    const { owner, secret } = await withTotp()
    const first = await halfWay(owner)
    const second = await halfWay(owner)
    const code = codeOf(secret)
    const replies = await Promise.all([enter(first.visitor, code), enter(second.visitor, code)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    const third = await halfWay(owner)
    expect((await enter(third.visitor, codeOf(secret, -30))).status).toBe(400)
    expect((await enter(third.visitor, codeOf(secret, 30))).status).toBe(200)
  })

  it('takes no code of a minute ago, and none of a minute from now', async () => {
    const { owner, secret } = await withTotp()
    const { visitor } = await halfWay(owner)
    for (const seconds of [-90, 90]) expect((await enter(visitor, codeOf(secret, seconds))).status).toBe(400)
  })

  it('cannot be given twice for one password, nor without one', async () => {
    const { owner, secret, recoveryCodes } = await withTotp()
    const { visitor } = await halfWay(owner)
    const { step } = visitor
    await visitor.ask(secondFactor.enterCode, { body: { code: codeOf(secret) } })
    const thief = server.visitor()
    thief.step = step
    expect((await enter(thief, recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await enter(server.visitor(), recoveryCodes[0] ?? '')).status).toBe(401)
  })

  it('begins again after five wrong codes, is limited for the account, and is noted for its owner', async () => {
    const { owner } = await withTotp()
    const statuses: number[] = []
    for (let round = 0; round < 3; round++) {
      const { visitor } = await halfWay(owner)
      for (let attempt = 0; attempt < 6; attempt++) statuses.push((await enter(visitor, '000000')).status)
    }
    expect(statuses).toEqual([...Array(5).fill(400), 401, ...Array(5).fill(400), 401, 429, 429, 429, 429, 429, 429])
    expect((await owner.ask(signIns.list)).filter(({ kind }) => kind === 'refused')).toHaveLength(10)
  })

  it('is too late after ten minutes, and after every session was ended', async () => {
    const { owner, secret } = await withTotp()
    const slow = await halfWay(owner)
    await sql`update sign_in_steps set expires_at = now()`.execute(server.db)
    expect((await enter(slow.visitor, codeOf(secret))).status).toBe(401)
    const other = await halfWay(owner)
    await owner.ask(signIns.endOthers)
    expect((await enter(other.visitor, codeOf(secret))).status).toBe(401)
  })

  it('stands closed in the database, and its codes under their hashes', async () => {
    const { secret, recoveryCodes } = await withTotp()
    const rows = JSON.stringify([
      await sql`select * from totp`.execute(server.db),
      await sql`select * from recovery_codes`.execute(server.db),
      await sql`select * from sign_in_steps`.execute(server.db),
    ])
    for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text)
  })
})

describe('recovery codes', () => {
  it('are ten, each of which gets in once, however it is typed', async () => {
    const { owner, recoveryCodes } = await withTotp()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    const typed = ` ${recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')}`
    const { visitor } = await halfWay(owner)
    expect((await enter(visitor, typed)).status).toBe(200)
    const again = await halfWay(owner)
    expect((await enter(again.visitor, typed)).status).toBe(400)
    expect(await owner.ask(secondFactor.ways)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 9 })
    expect((await owner.ask(security.events)).map(({ kind }) => kind)).toEqual([
      'recovery-code-used',
      'second-factor-on',
    ])
  })

  it('are void once there are new ones', async () => {
    const { owner, recoveryCodes } = await withTotp()
    const made = await owner.ask(secondFactor.makeRecoveryCodes, { body: { password: PASSWORD } })
    const { visitor } = await halfWay(owner)
    expect((await enter(visitor, recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await enter(visitor, made.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

describe('switching a second factor', () => {
  it('on takes the password and a right code', async () => {
    const owner = await server.user()
    const secret = newSecret()
    const code = codeOf(secret)
    const tries = [
      { secret, code },
      { secret, code, password: 'wrong-one' },
      { secret, code: '000000', password: PASSWORD },
    ]
    for (const body of tries) expect((await owner.call(secondFactor.setUpTotp, { body })).status).toBe(400)
    expect(await owner.ask(secondFactor.ways)).toMatchObject({
      hasTotp: false,
      recoveryCodesLeft: 0,
      hasPassword: true,
    })
  })

  it('off takes the password, and ends its codes', async () => {
    const { owner } = await withTotp()
    expect((await owner.call(secondFactor.endTotp, { body: {} })).status).toBe(400)
    await owner.ask(secondFactor.endTotp, { body: { password: PASSWORD } })
    expect(await owner.ask(secondFactor.ways)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 })
    expect((await halfWay(owner)).answer).toHaveProperty('username')
    expect((await owner.call(secondFactor.endTotp, { body: { password: PASSWORD } })).status).toBe(409)
  })
})
