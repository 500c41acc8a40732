import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenCipher } from '../../db/token-cipher.js'
import { freshDatabase } from '../../testing/fresh-database.js'
import { upsertConnection } from './connections.repository.js'
import { rotateKeys } from './rotate-keys.js'
import { sealTokens } from './with-token.js'

const [OLD, NEW] = ['old-key-'.repeat(5), 'new-key-'.repeat(5)]

let fresh: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  fresh = await freshDatabase()
  const cipher = tokenCipher([OLD])
  for (let index = 1; index <= 30; index++) {
    const username = `user${index}@example.org`
    const { id } = await fresh.db
      .insertInto('users')
      .values({ username, password: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const tokens = {
      accessToken: `canary-access-${id}`,
      refreshToken: `canary-refresh-${id}`,
      tokenExpiresAt: '2026-11-21T00:00:00.000Z',
    }
    await upsertConnection(fresh.db, {
      userId: id,
      garminUserId: `g${id}`,
      permissions: [],
      ...sealTokens(cipher, id, tokens),
    })
  }
})
afterAll(() => fresh.drop())

const rows = () => fresh.db.selectFrom('garmin_connections').selectAll().orderBy('id').execute()

describe('tokens at rest', () => {
  it('are nowhere to be read', async () => {
    expect(JSON.stringify(await rows())).not.toContain('canary')
  })

  it('are all closed with the new key, and open without the old one', async () => {
    const both = tokenCipher([NEW, OLD])
    expect(await rotateKeys(fresh.db, both)).toEqual({ closedAgain: 30, unreadable: 0 })
    const newest = tokenCipher([NEW])
    for (const { userId, accessToken, refreshToken } of await rows()) {
      expect(newest.decrypt(accessToken ?? '', { userId, column: 'accessToken' })).toBe(`canary-access-${userId}`)
      expect(newest.decrypt(refreshToken ?? '', { userId, column: 'refreshToken' })).toBe(`canary-refresh-${userId}`)
    }
    expect(await rotateKeys(fresh.db, both)).toEqual({ closedAgain: 0, unreadable: 0 })
  })

  it('that no key opens stay, and are counted', async () => {
    expect(await rotateKeys(fresh.db, tokenCipher(['another-key-'.repeat(4)]))).toEqual({
      closedAgain: 0,
      unreadable: 30,
    })
  })
})
