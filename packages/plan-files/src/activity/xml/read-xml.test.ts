import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readXml } from './read-xml.js'

/** The ends of elements with their paths and texts, beginnings with their attributes. */
function read(text: string | Uint8Array): string[] {
  const seen: string[] = []
  readXml(typeof text === 'string' ? strToU8(text) : text, '.gpx', {
    open: (path, attributes) => seen.push(`<${path.join('/')} ${JSON.stringify(attributes)}`),
    close: (path, content) => seen.push(`>${path.join('/')} ${content}`),
  })
  return seen
}

describe('readXml', () => {
  it('tells of elements with their paths, attributes and texts, without prefixes', () => {
    expect(read('<a xmlns:n="u"><n:b c="1 &amp; 2"> x &lt; y </n:b><d/></a>')).toEqual([
      '<a {"xmlns:n":"u"}',
      '<a/b {"c":"1 & 2"}',
      '>a/b x < y',
      '<a/d {}',
      '>a/d ',
      '>a ',
    ])
  })

  it('reads a file that comes in many pieces', () => {
    const name = 'Žluťoučký kůň '.repeat(700)
    expect(
      read(`<a>${'<b/>'.repeat(3)}<c>${name}</c></a>`)
        .at(-2)
        ?.slice(0, 40),
    ).toBe(`>a/c ${name.slice(0, 35)}`)
  })

  it('keeps no more of a text than any name needs', () => {
    expect(read(`<a>${'x'.repeat(1_000_000)}</a>`).at(-1)?.length).toBeLessThan(11_000)
  })

  it('keeps as much of a text in several parts', () => {
    const text = `${'x'.repeat(9990)}<!-- -->${'y'.repeat(100)}`
    expect(read(`<a>${text}</a>`).at(-1)).toBe(`>a ${'x'.repeat(9990)}${'y'.repeat(10)}`)
  })

  it('nests up to forty elements, and gives one up to sixty attributes', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
    const many = (count: number) => `<a ${Array.from({ length: count }, (_, index) => `b${index}="1"`).join(' ')}/>`
    expect(read(nested(40))).toHaveLength(80)
    expect(() => read(nested(41))).toThrow('damaged')
    expect(read(many(60))).toHaveLength(2)
    expect(() => read(many(61))).toThrow('damaged')
    expect(read(`<a>${many(60)}${many(60)}</a>`)).toHaveLength(6)
  })

  it.each([
    ['is cut off', '<a><b>'],
    ['closes another element', '<a></b>'],
    ['has no element', 'text'],
    ['has two roots', '<a/><b/>'],
    ['names an unknown entity', '<a>&nope;</a>'],
    ['nests too deep', '<a>'.repeat(50)],
    ['has too many attributes', `<a ${Array.from({ length: 70 }, (_, index) => `b${index}="1"`).join(' ')}/>`],
  ])('refuses a file that %s', (_, text) => {
    expect(() => read(text)).toThrow('This .gpx file is damaged')
  })

  it.each([
    ['ten blanks before the declaration', `${' '.repeat(10)}<?xml version="1.0"?><a>Größe</a>`],
    ['line ends before it', '\r\n\n<?xml version="1.0"?><a>Größe</a>'],
    ['more blanks than one piece holds', `${' '.repeat(70_000)}<?xml version="1.0"?><a>Größe</a>`],
    ['a mark of its encoding', '\uFEFF<?xml version="1.0"?><a>Größe</a>'],
    ['the mark, then blanks', '\uFEFF  <?xml version="1.0"?><a>Größe</a>'],
  ])('reads a file with %s, in UTF-8 and in UTF-16', (_, text) => {
    const utf16 = new Uint8Array(new Uint16Array(Array.from(text, (character) => character.charCodeAt(0))).buffer)
    const swapped = utf16.map((_, index) => utf16[index ^ 1] ?? 0)
    for (const bytes of [strToU8(text), utf16, swapped]) expect(read(bytes)).toEqual(['<a {}', '>a Größe'])
  })

  it('refuses a document type, used or not', () => {
    expect(() => read('<!DOCTYPE a><a/>')).toThrow('declares a document type')
    expect(() => read('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toThrow('declares a document type')
  })
})
