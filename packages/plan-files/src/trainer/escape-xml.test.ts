import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { escapeXml } from './escape-xml.js'

describe('escapeXml', () => {
  it('makes markup harmless', () => {
    expect(escapeXml(`<a href="x">&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&apos;&lt;/a&gt;')
  })
  it('leaves out what XML forbids, and keeps line ends', () => {
    expect(escapeXml('a\u0000b\u0008\nc\tČ')).toBe('ab&#10;c\tČ')
  })
  it('comes back from an XML parser', () => {
    const parser = new XMLParser({
      ignoreAttributes: false,
      trimValues: false,
      htmlEntities: true,
      parseAttributeValue: false,
    })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(parser.parse(`<a b="${escapeXml(text)}"/>`).a['@_b'] ?? '').toBe(text)
      }),
    )
  })
})
