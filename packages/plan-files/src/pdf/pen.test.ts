import { describe, expect, it } from 'vitest'
import { FONTS } from '../testing/fonts.js'
import { readPdfPages } from '../testing/read-pdf.js'
import { finished, heightOf, newPen, type Pen, widthOf, write } from './pen.js'

const newPage = (): Pen => {
  const pen = newPen({ paper: 'a4', fonts: FONTS, title: 'A title', stamp: new Date('2026-11-20T12:00:00Z') })
  pen.doc.addPage()
  return pen
}

const AT = { x: 50, y: 50, size: 10 }
const textsOf = async (pen: Pen) => (await readPdfPages(await finished(pen)))[0]

describe('write', () => {
  it('answers the height that was foretold, on one line and on several', () => {
    const pen = newPage()
    for (const width of [400, 60]) {
      const text = 'Raises the speed you can hold without fading.'
      expect(write(pen, text, { ...AT, width })).toBe(heightOf(pen, text, { size: 10, width }))
    }
    expect(heightOf(pen, 'a b c d', { size: 10, width: 12 })).toBeGreaterThan(
      heightOf(pen, 'a', { size: 10, width: 12 }),
    )
  })

  it('cuts a text that must stay on its line', async () => {
    const pen = newPage()
    write(pen, 'A very long name of a plan', { ...AT, width: 60, isOneLine: true })
    const [text = ''] = (await textsOf(pen)) ?? []
    expect(text).toMatch(/^A very.*\u2026$/)
  })

  it('leaves the ellipsis alone where not even one character has room', async () => {
    const pen = newPage()
    write(pen, 'Week', { ...AT, width: 1, isOneLine: true })
    expect(await textsOf(pen)).toEqual(['\u2026'])
  })

  it('keeps a number and its unit on one line', async () => {
    const pen = newPage()
    write(pen, 'Easy 75 s at 17.4 mph, 400 m', { ...AT, width: 400 })
    expect(await textsOf(pen)).toEqual(['Easy 75\u00A0s at 17.4\u00A0mph, 400\u00A0m'])
  })

  it('draws a box for what the font lacks, remembers it, and drops what has no shape', async () => {
    const pen = newPage()
    write(pen, '東 \u{1F3CA}\u200D\uFE0F\u0007x', { ...AT, width: 400 })
    expect([...pen.missing]).toEqual(['東', '\u{1F3CA}'])
    expect(await textsOf(pen)).toEqual(['\u25A1 \u25A1x'])
  })
})

describe('widthOf', () => {
  it('grows with the text, the size and the weight', () => {
    const pen = newPage()
    const width = widthOf(pen, 'Week 5', { size: 10 })
    expect(widthOf(pen, 'Week 55', { size: 10 })).toBeGreaterThan(width)
    expect(widthOf(pen, 'Week 5', { size: 20 })).toBeCloseTo(2 * width, 6)
    expect(widthOf(pen, 'Week 5', { size: 10, isBold: true })).toBeGreaterThan(width)
  })
})
