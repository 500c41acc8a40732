import { describe, expect, it } from 'vitest'
import { type Place, tokenBox } from './token-cipher.js'

const place: Place = { userId: 7, column: 'accessToken' }
const OLD = 'old-key-'.repeat(5)
const NEW = 'new-key-'.repeat(5)
const box = tokenBox([OLD])

describe('a closed token', () => {
  it('opens in its place and shows nothing before', () => {
    const sealed = box.seal('canary-token', place)
    expect(box.open(sealed, place)).toBe('canary-token')
    expect(sealed).not.toContain('canary')
    expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('canary')
  })

  it('is another one each time', () => {
    const all = Array.from({ length: 100 }, () => box.seal('same', place))
    expect(new Set(all).size).toBe(100)
  })

  it.each<[string, Place]>([
    ['another user', { ...place, userId: 8 }],
    ['another column', { ...place, column: 'refreshToken' }],
  ])('does not open for %s', (_, elsewhere) => {
    expect(box.open(box.seal('secret', place), elsewhere)).toBeUndefined()
  })

  it('does not open when any byte of it was changed', () => {
    const [id, text = ''] = box.seal('secret', place).split('.')
    const bytes = Buffer.from(text, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(box.open(`${id}.${changed.toString('base64url')}`, place)).toBeUndefined()
    }
  })

  it.each(['', '.', 'x', 'plain-token', '00000000.AAAA', 'a.b.c'])('%j is none', (text) => {
    expect(box.open(text, place)).toBeUndefined()
  })

  it('opens with an older key until that is gone, and then no more', () => {
    const sealed = box.seal('secret', place)
    const both = tokenBox([NEW, OLD])
    expect([both.isCurrent(sealed), both.open(sealed, place)]).toEqual([false, 'secret'])
    const again = both.seal('secret', place)
    expect([both.isCurrent(again), tokenBox([NEW]).open(again, place)]).toEqual([true, 'secret'])
    expect(tokenBox([NEW]).open(sealed, place)).toBeUndefined()
  })

  it('needs a key', () => {
    expect(() => tokenBox([])).toThrow('needs a key')
  })
})
