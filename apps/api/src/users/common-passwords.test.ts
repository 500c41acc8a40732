import { routes } from '@tri/api-contract'
import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../testing/test-app.js'
import { isCommonPassword } from './common-passwords.js'

const { account, users } = routes

describe('ASVS 6.2.4: the passwords that attackers try first', () => {
  it('are the 3,000 most common ones that could be chosen here, and many more', () => {
    const choosable = dictionary['passwords-common'].map(String).filter(({ length }) => length >= 6)
    expect(choosable.length).toBeGreaterThan(40_000)
    expect(choosable.slice(0, 3_000).filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it.each([
    ...['password', 'PASSWORD1', 'qwerty123', '123456', 'iloveyou', 'letmein', 'dragon', 'monkey', 'football1'],
    ...['ironman70', 'Triathlon1', 'swimbikerun', 'triplan123', 'Summer2026', 'contraseña', 'qwertz'],
    ...['111111', 'aaaaaaaa', '121212', '123123123', 'abcabc', '20202020', 'xyzxyzxyz'],
    ...['012345', '0123456789', '987654321', 'abcdefgh', 'fedcba'],
  ])('hold %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    PASSWORD,
    'correct horse battery',
    'x7#kQ2',
    'constructor',
    '__proto__',
    'abcdeg',
    '1213121',
    '🏊🚴🏃🏁🏅🥇',
  ])('do not hold %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

describe('ASVS 6.2.4: such a password', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp()
  })
  afterAll(() => server.stop())

  it('is refused when it is chosen, beside its field and with what to do', async () => {
    const user = await server.user()
    const replies = [
      await server.visitor().call(users.register, { body: { username: 'a@example.org', password: 'Dragon123' } }),
      await user.call(account.changePassword, { body: { currentPassword: PASSWORD, newPassword: 'Dragon123' } }),
    ]
    for (const [at, { status, body }] of replies.entries()) {
      expect(status).toBe(400)
      expect(body).toMatchObject({
        message: expect.stringContaining('Please choose another one, for example three words'),
        issues: [{ path: at === 0 ? 'password' : 'newPassword' }],
      })
    }
  })
})
