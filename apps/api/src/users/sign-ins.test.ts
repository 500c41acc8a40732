import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp, Visitor } from '../testing/test-app.js'
import { pruneSignIns } from './sign-ins.js'
import { deviceOf, maskAddress } from './visit.js'

const { account, signIns, users } = routes
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HERE = { headers: { 'user-agent': FIREFOX }, remoteAddress: '203.0.113.77' }
const NEXT = 'another-horse-8'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
beforeEach(() => server.db.deleteFrom('rate_limits').execute())
afterAll(() => server.stop())

const allRows = () => server.db.selectFrom('sign_ins').selectAll().orderBy('id').execute()

describe('the trail of sign-ins', () => {
  it('tells the user what happened at their door, newest first', async () => {
    const visitor = server.visitor()
    const username = 'trail@example.org'
    await visitor.ask(users.register, { body: { username, password: PASSWORD }, ...HERE })
    await visitor.ask(users.logout, HERE)
    await server
      .visitor()
      .call(users.login, { body: { username, password: 'wrong-one' }, remoteAddress: '2001:db8::7' })
    await visitor.ask(users.login, { body: { username, password: PASSWORD }, ...HERE })
    const change = { currentPassword: PASSWORD, newPassword: NEXT }
    await visitor.call(account.changePassword, { body: { ...change, currentPassword: 'wrong-two' }, ...HERE })
    await visitor.ask(account.changePassword, { body: change, ...HERE })
    await visitor.ask(signIns.endOthers, HERE)

    const shown = await visitor.ask(signIns.list)
    expect(shown.map(({ kind }) => kind)).toEqual([
      'signed-out-elsewhere',
      'password-changed',
      'refused',
      'signed-in',
      'refused',
      'signed-out',
      'registered',
    ])
    expect(shown[0]).toEqual({
      at: expect.stringMatching(/Z$/),
      kind: 'signed-out-elsewhere',
      address: '203.0.113.x',
      device: 'Firefox on Windows',
    })
    expect(shown[4]).toMatchObject({ address: '2001:db8::x', device: 'lightMyRequest' })
    expect(Math.abs(Date.now() - Date.parse(String(shown[0]?.at)))).toBeLessThan(60_000)
  })

  it('is one’s own, and its latest twenty', async () => {
    const [one, other] = [await server.user(), await server.user()]
    for (let attempt = 0; attempt < 25; attempt++)
      await one.ask(users.login, { body: { username: one.username, password: PASSWORD } })
    expect(await one.ask(signIns.list)).toHaveLength(20)
    expect((await other.ask(signIns.list)).map(({ kind }) => kind)).toEqual(['registered'])
  })

  it('holds no password, no whole address, and no address that somebody tried', async () => {
    const body = { username: 'nobody-there@example.org', password: 'secret-canary' }
    await server.visitor().call(users.login, { body, remoteAddress: '198.51.100.23' })
    const rows = await allRows()
    expect(rows.at(-1)).toMatchObject({ userId: null, kind: 'refused', address: '198.51.100.x' })
    expect(JSON.stringify(rows)).not.toMatch(/secret-canary|nobody-there|198\.51\.100\.23/)
  })

  it('goes with the account, and after 90 days', async () => {
    await server.db.deleteFrom('sign_ins').execute()
    const user = await server.user()
    await user.ask(account.remove, { body: { password: PASSWORD } })
    expect(await allRows()).toEqual([])

    const kept = await server.user()
    await sql`update sign_ins set at = now() - interval '89 days'`.execute(server.db)
    await pruneSignIns(server.db)
    expect(await kept.ask(signIns.list)).toHaveLength(1)
    await sql`update sign_ins set at = now() - interval '91 days'`.execute(server.db)
    await pruneSignIns(server.db)
    expect(await kept.ask(signIns.list)).toEqual([])
  })
})

describe('signing out everywhere else', () => {
  it('ends every other session and keeps this one, under a new id', async () => {
    const here = await server.user()
    const there = server.visitor()
    await there.ask(users.login, { body: { username: here.username, password: PASSWORD } })
    const before = here.cookie
    await here.ask(signIns.endOthers)
    expect((await there.call(users.current)).status).toBe(401)
    expect((await here.call(users.current)).status).toBe(200)
    const stolen = new Visitor(server.app)
    stolen.cookie = before
    expect((await stolen.call(users.current)).status).toBe(401)
  })

  it('leaves other users alone', async () => {
    const [one, other] = [await server.user(), await server.user()]
    await one.ask(signIns.endOthers)
    expect((await other.call(users.current)).status).toBe(200)
  })
})

describe('a device', () => {
  it.each([
    [FIREFOX, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/19.0 Safari/605', 'Safari on macOS'],
    ['curl/8.5.0', 'curl'],
    ['<script>alert(1)</script>', 'Unknown device'],
    ['x'.repeat(500), 'x'.repeat(30)],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%j is told as %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})

describe('an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
    ['2001:db8::7', '2001:db8::x'],
    ['::1', '::x'],
  ])('%s is kept as %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked)
  })
})
