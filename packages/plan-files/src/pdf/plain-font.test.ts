import { describe, expect, it } from 'vitest'
import { FONTS } from '../testing/fonts.js'
import { plainFont } from './plain-font.js'

const tagsOf = (bytes: Uint8Array) =>
  Array.from({ length: new DataView(bytes.buffer, bytes.byteOffset).getUint16(4) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(12 + 16 * index, 16 + 16 * index)),
  )

describe('plainFont', () => {
  const plain = plainFont(FONTS.regular)

  it('takes the rules for pairs of letters out and keeps the rest', () => {
    expect(tagsOf(FONTS.regular)).toEqual(expect.arrayContaining(['GPOS', 'GSUB', 'glyf', 'cmap']))
    expect(tagsOf(plain)).toEqual(tagsOf(FONTS.regular).filter((tag) => !/^(GPOS|GSUB|GDEF|kern)$/.test(tag)))
    expect(plain.length).toBeLessThan(FONTS.regular.length)
  })

  it('points every table at its own bytes', () => {
    const table = (bytes: Uint8Array, tag: string) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset)
      const entry = 12 + 16 * tagsOf(bytes).indexOf(tag)
      return bytes.subarray(view.getUint32(entry + 8), view.getUint32(entry + 8) + view.getUint32(entry + 12))
    }
    for (const tag of tagsOf(plain)) expect(table(plain, tag)).toEqual(table(FONTS.regular, tag))
  })

  it('gives other bytes back as they are', () => {
    const other = new TextEncoder().encode('not a font at all')
    expect(plainFont(other)).toBe(other)
    expect(plainFont(new Uint8Array())).toHaveLength(0)
  })
})
