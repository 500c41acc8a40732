import { routes } from '@tri/api-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAuthenticator } from '../testing/authenticator.js'
import { PASSWORD, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'
import { codeOf, newSecret } from '../testing/totp.js'

const { passkeys, secondFactor, security, users } = routes
const ORIGIN = 'http://localhost'
const HERE = { headers: { host: 'localhost', origin: ORIGIN } }
const NEXT = 'another-horse-8'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
}, 60_000)
beforeEach(() => server.db.deleteFrom('rate_limits').execute())
afterAll(() => server.stop())

type Authenticator = ReturnType<typeof openAuthenticator>
type Change = { rpId?: string; origin?: string; challenge?: string; userHandle?: string | undefined }

/** What the page asks an authenticator to make; `change` is what a forger puts in its place. */
async function make(owner: Visitor, authenticator: Authenticator, change: Change = {}) {
  const options = await owner.ask(passkeys.beginAdding, { body: { password: PASSWORD }, ...HERE })
  const asked = { challenge: options.challenge, rpId: 'localhost', origin: ORIGIN, ...change }
  return { options, body: authenticator.make(asked) }
}

async function withPasskey(sees = true) {
  const owner = await server.user()
  const authenticator = openAuthenticator({ sees })
  const { options, body } = await make(owner, authenticator)
  const passkey = await owner.ask(passkeys.add, { body, ...HERE })
  return { owner, authenticator, passkey, userHandle: options.user.id }
}

/** Asks for a passkey in this browser, and answers with what the authenticator signs. */
async function answer(visitor: Visitor, authenticator: Authenticator, change: Change = {}) {
  const { challenge } = await visitor.ask(passkeys.begin, HERE)
  const { userHandle, ...asked } = change
  const body = authenticator.answer({ challenge, rpId: 'localhost', origin: ORIGIN, ...asked }, userHandle)
  return { body, reply: await visitor.call(passkeys.signIn, { body, ...HERE }) }
}

async function askForCodes(owner: Visitor) {
  const secret = newSecret()
  const body = { secret, code: codeOf(secret), password: PASSWORD }
  await owner.ask(secondFactor.setUpTotp, { body })
  return () => codeOf(secret, 30)
}

describe('a passkey', () => {
  it('signs in alone, without an address typed', async () => {
    const { owner, authenticator, userHandle } = await withPasskey()
    const visitor = server.visitor()
    const { reply } = await answer(visitor, authenticator, { userHandle })
    expect(reply).toMatchObject({ status: 200, body: { username: owner.username } })
    expect((await visitor.ask(users.current)).username).toBe(owner.username)
    expect(await owner.ask(secondFactor.ways)).toMatchObject({
      canHavePasskeys: true,
      passkeys: [{ name: 'Telephone', lastUsedAt: expect.stringMatching(/Z$/) }],
    })
  })

  it('is asked for as the browser needs it: any of this host, seen if possible, attested by nobody', async () => {
    const { owner } = await withPasskey()
    const { options } = await make(owner, openAuthenticator())
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'TriPlan' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      excludeCredentials: [{ type: 'public-key' }],
    })
    expect(await server.visitor().ask(passkeys.begin, HERE)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'preferred',
      allowCredentials: [],
    })
  })

  it('that saw its user is two factors in one; one that did not is the first alone', async () => {
    for (const sees of [true, false]) {
      const { owner, authenticator, userHandle } = await withPasskey(sees)
      const nextCode = await askForCodes(owner)
      const visitor = server.visitor()
      const { reply } = await answer(visitor, authenticator, { userHandle })
      expect(reply.status).toBe(200)
      expect((await visitor.call(users.current)).status).toBe(sees ? 200 : 401)
      if (sees) continue
      expect(reply.body).toMatchObject({ next: 'second-factor' })
      await visitor.ask(secondFactor.enterCode, { body: { code: nextCode() } })
      expect((await visitor.call(users.current)).status).toBe(200)
    }
  })

  it('is a second factor after the password, and only one of the same account', async () => {
    const { owner, authenticator } = await withPasskey(false)
    const stranger = await withPasskey()
    await askForCodes(owner)
    const visitor = server.visitor()
    const body = { username: owner.username, password: PASSWORD }
    expect(await visitor.ask(users.login, { body })).toMatchObject({ ways: ['code', 'passkey', 'recovery-code'] })
    const { userHandle } = stranger
    expect((await answer(visitor, stranger.authenticator, { userHandle })).reply.status).toBe(400)
    expect((await visitor.call(users.current)).status).toBe(401)
    expect((await answer(visitor, authenticator)).reply.status).toBe(200)
    expect((await visitor.ask(users.current)).username).toBe(owner.username)
  })
})

describe('what a passkey signed', () => {
  it.each([
    ['on another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: Buffer.from('of yesterday').toString('base64url') }],
    ['in the name of another user', { userHandle: Buffer.from('user-999999').toString('base64url') }],
    ['in nobody’s name', { userHandle: undefined }],
  ])('%s signs nobody in', async (_, change: Change) => {
    const { authenticator, userHandle } = await withPasskey()
    const visitor = server.visitor()
    const { reply } = await answer(visitor, authenticator, { userHandle, ...change })
    expect(reply.status).toBe(400)
    expect((await visitor.call(users.current)).status).toBe(401)
  })

  it('counts once: a challenge is for one answer, right or wrong', async () => {
    const { authenticator, userHandle } = await withPasskey()
    const visitor = server.visitor()
    const { body, reply } = await answer(visitor, authenticator, { userHandle })
    expect(reply.status).toBe(200)
    expect((await server.visitor().call(passkeys.signIn, { body, ...HERE })).status).toBe(401)
    const { challenge } = await visitor.ask(passkeys.begin, HERE)
    const asked = { challenge, rpId: 'localhost', origin: ORIGIN }
    const wrong = { ...authenticator.answer(asked, userHandle), signature: 'AAAA' }
    expect((await visitor.call(passkeys.signIn, { body: wrong, ...HERE })).status).toBe(400)
    const right = authenticator.answer(asked, userHandle)
    expect((await visitor.call(passkeys.signIn, { body: right, ...HERE })).status).toBe(401)
  })

  it('counts no more once the passkey is removed, nor by a copy that counts behind', async () => {
    const { owner, authenticator, passkey, userHandle } = await withPasskey()
    expect((await answer(server.visitor(), authenticator, { userHandle })).reply.status).toBe(200)
    await server.db.updateTable('passkeys').set({ counter: 50 }).where('userId', '>', 0).execute()
    expect((await answer(server.visitor(), authenticator, { userHandle })).reply.status).toBe(400)
    await owner.ask(passkeys.remove, { params: { id: String(passkey.id) } })
    expect((await answer(server.visitor(), authenticator, { userHandle })).reply.status).toBe(400)
  })
})

describe('adding a passkey', () => {
  it('takes the password, and is noted', async () => {
    const { owner } = await withPasskey()
    for (const body of [{}, { password: NEXT }])
      expect((await owner.call(passkeys.beginAdding, { body, ...HERE })).status).toBe(400)
    expect(await owner.ask(security.events)).toMatchObject([{ kind: 'passkey-added', detail: 'Telephone' }])
  })

  it.each([
    ['made on another page', { origin: 'https://evil.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['made for another challenge', { challenge: Buffer.from('of yesterday').toString('base64url') }],
  ])('is refused when it was %s', async (_, change: Change) => {
    const owner = await server.user()
    const { body } = await make(owner, openAuthenticator(), change)
    expect((await owner.call(passkeys.add, { body, ...HERE })).status).toBe(400)
    // The challenge is used up.
    expect((await owner.call(passkeys.add, { body, ...HERE })).status).toBe(409)
  })

  it('is refused to another user of the same browser, and a second time', async () => {
    const owner = await server.user()
    const authenticator = openAuthenticator()
    const { body } = await make(owner, authenticator)
    expect((await (await server.user()).call(passkeys.add, { body, ...HERE })).status).toBe(409)
    await owner.ask(passkeys.add, { body, ...HERE })
    const again = await make(owner, authenticator)
    expect((await owner.call(passkeys.add, { body: again.body, ...HERE })).status).toBe(409)
  })

  it('is refused on a bare IP address, with what to do', async () => {
    const owner = await server.user()
    const headers = { host: '127.0.0.1', origin: 'http://127.0.0.1' }
    const reply = await owner.call(passkeys.beginAdding, { body: { password: PASSWORD }, headers })
    expect([reply.status, reply.message]).toEqual([409, expect.stringContaining('PUBLIC_ORIGIN')])
    expect((await owner.ask(secondFactor.ways, { headers })).canHavePasskeys).toBe(false)
  })

  it('gives it a name that its owner changes', async () => {
    const { owner, passkey } = await withPasskey()
    const params = { id: String(passkey.id) }
    expect(await owner.ask(passkeys.rename, { params, body: { name: ' Laptop ' } })).toMatchObject({ name: 'Laptop' })
    expect((await owner.call(passkeys.rename, { params, body: { name: ' ' } })).status).toBe(400)
  })
})
