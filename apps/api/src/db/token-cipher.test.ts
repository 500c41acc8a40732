import { describe, expect, it } from 'vitest'
import { type AdditionalData, tokenCipher } from './token-cipher.js'

const place: AdditionalData = { userId: 7, column: 'accessToken' }
const OLD = 'old-key-'.repeat(5)
const NEW = 'new-key-'.repeat(5)
const cipher = tokenCipher([OLD])

describe('a closed token', () => {
  it('opens in its place and shows nothing before', () => {
    const sealed = cipher.encrypt('canary-token', place)
    expect(cipher.decrypt(sealed, place)).toBe('canary-token')
    expect(sealed).not.toContain('canary')
    expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('canary')
  })

  it('is another one each time', () => {
    const all = Array.from({ length: 100 }, () => cipher.encrypt('same', place))
    expect(new Set(all).size).toBe(100)
  })

  it.each<[string, AdditionalData]>([
    ['another user', { ...place, userId: 8 }],
    ['another column', { ...place, column: 'refreshToken' }],
  ])('does not open for %s', (_, elsewhere) => {
    expect(cipher.decrypt(cipher.encrypt('secret', place), elsewhere)).toBeUndefined()
  })

  it('does not open when any byte of it was changed', () => {
    const [id, text = ''] = cipher.encrypt('secret', place).split('.')
    const bytes = Buffer.from(text, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(cipher.decrypt(`${id}.${changed.toString('base64url')}`, place)).toBeUndefined()
    }
  })

  it.each(['', '.', 'x', 'plain-token', '00000000.AAAA', 'a.b.c'])('%j is none', (text) => {
    expect(cipher.decrypt(text, place)).toBeUndefined()
  })

  it('opens with an older key until that is gone, and then no more', () => {
    const sealed = cipher.encrypt('secret', place)
    const both = tokenCipher([NEW, OLD])
    expect([both.isCurrent(sealed), both.decrypt(sealed, place)]).toEqual([false, 'secret'])
    const again = both.encrypt('secret', place)
    expect([both.isCurrent(again), tokenCipher([NEW]).decrypt(again, place)]).toEqual([true, 'secret'])
    expect(tokenCipher([NEW]).decrypt(sealed, place)).toBeUndefined()
  })

  it('needs a key', () => {
    expect(() => tokenCipher([])).toThrow('needs a key')
  })
})
