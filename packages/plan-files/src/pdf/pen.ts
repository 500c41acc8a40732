import PDFDocument from 'pdfkit'
import { INK, PAPER, type PaperName } from './look.js'
import { plainFont } from './plain-font.js'

/** The two cuts of the booklet's typeface, as TrueType files. */
export type BookletFonts = { regular: Uint8Array; bold: Uint8Array }

/** A document that is being drawn, and the characters that its font could not draw. */
export type Pen = {
  doc: PDFKit.PDFDocument
  width: number
  height: number
  missing: Set<string>
  /** What was measured before. */
  widths: Map<string, number>
  heights: Map<string, number>
  drawables: Map<string, string>
}

/** How a text looks and where it may stand, in points. */
export type TextStyle = {
  size: number
  width: number
  isBold?: boolean
  colour?: string
  align?: 'left' | 'right' | 'center'
  /** On one line, cut with an ellipsis where it is too long. */
  isOneLine?: boolean
}

export type BookletSettings = { paper: PaperName; fonts: BookletFonts; title: string; stamp: Date }

export function newPen({ paper, fonts, title, stamp }: BookletSettings): Pen {
  const [width, height] = PAPER[paper]
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    // No built-in font: browsers have none.
    font: '',
    lang: 'en',
    displayTitle: true,
    info: { Title: title.toWellFormed(), Creator: 'TriPlan', Producer: 'TriPlan', CreationDate: stamp, ModDate: stamp },
  })
  doc.registerFont('regular', exactly(fonts.regular))
  doc.registerFont('bold', exactly(fonts.bold))
  doc.font('regular')
  return { doc, width, height, missing: new Set(), widths: new Map(), heights: new Map(), drawables: new Map() }
}

/** pdfkit takes a whole buffer, not a view on one. */
const exactly = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(plainFont(bytes)).buffer

/** Draws a text with its upper left corner at x, y; answers how high it stands. */
export function write(pen: Pen, text: string, style: TextStyle & { x: number; y: number }): number {
  const { doc } = pen
  const { x, y, size, width, colour = INK, align = 'left', isOneLine = false } = style
  const drawn = isOneLine ? cutToWidth(pen, drawable(pen, text), style) : drawable(pen, text)
  const ownWidth = measure(pen, drawn, style)
  setFont(pen, style)
  doc.fillColor(colour)
  if (ownWidth > width && !isOneLine) doc.text(drawn, x, y, { width, align })
  else doc.text(drawn, x + SHIFT[align] * (width - ownWidth), y, { lineBreak: false })
  return isOneLine ? lineHeight(pen, size) : heightOf(pen, text, style)
}

/** How much of the free room stands left of a text. */
const SHIFT = { left: 0, center: 0.5, right: 1 }

/** How high a text would stand. Measured once: asking pdfkit for it is most of the time a booklet takes. */
export function heightOf(pen: Pen, text: string, style: TextStyle): number {
  const drawn = drawable(pen, text)
  const { size, width } = style
  if (measure(pen, drawn, style) <= width) return lineHeight(pen, size)
  return remembered(pen.heights, `${size} ${Math.round(width)} ${style.isBold ?? false} ${drawn}`, () => {
    setFont(pen, style)
    return pen.doc.heightOfString(drawn, { width })
  })
}

/** How wide a text would stand on one line. */
export const widthOf = (pen: Pen, text: string, style: Cut): number => measure(pen, drawable(pen, text), style)

type Cut = Pick<TextStyle, 'size' | 'isBold'>

const setFont = ({ doc }: Pen, { size, isBold = false }: Cut) => doc.font(isBold ? 'bold' : 'regular', size)

/** Line heights and widths grow with the size, so they are measured at one size only. */
const MEASURED_SIZE = 100

function measure(pen: Pen, drawn: string, { size, isBold = false }: Cut): number {
  const width = remembered(pen.widths, `${isBold} ${drawn}`, () => {
    setFont(pen, { size: MEASURED_SIZE, isBold })
    return pen.doc.widthOfString(drawn)
  })
  return (width * size) / MEASURED_SIZE
}

const lineHeight = (pen: Pen, size: number): number =>
  (size / MEASURED_SIZE) *
  remembered(pen.heights, 'line', () => {
    setFont(pen, { size: MEASURED_SIZE })
    return pen.doc.currentLineHeight(true)
  })

function remembered<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  const value = make()
  values.set(key, value)
  return value
}

/** The text itself, or as much of it as fits with an ellipsis. */
function cutToWidth(pen: Pen, drawn: string, { size, width, isBold = false }: TextStyle): string {
  if (measure(pen, drawn, { size, isBold }) <= width) return drawn
  const characters = [...drawn]
  while (characters.length > 0 && measure(pen, `${characters.join('')}\u2026`, { size, isBold }) > width)
    characters.pop()
  return `${characters.join('').trimEnd()}\u2026`
}

const PLACEHOLDER = '\u25A1'

/** Characters that change others and have no shape of their own. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u

/** The text with a box for every character that the font has no shape for; each is remembered. */
const drawable = (pen: Pen, text: string): string => remembered(pen.drawables, text, () => toDrawable(pen, text))

function toDrawable({ doc, missing }: Pen, text: string): string {
  let drawn = ''
  for (const character of unbroken(text.toWellFormed().replace(/\s+/g, ' ').normalize('NFC'))) {
    if (hasShape(doc, character)) drawn += character
    else if (!SHAPELESS.test(character)) {
      missing.add(character)
      drawn += PLACEHOLDER
    }
  }
  return drawn
}

/** No line ends between a number and its unit. */
const unbroken = (text: string) => text.replace(/(\d) (?=(min|s|h|m|mph|mi)\b)/g, '$1\u00A0')

/** The font file behind pdfkit's current font; its types do not show it. */
type WithFontFile = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

const isWithFontFile = (doc: PDFKit.PDFDocument): doc is PDFKit.PDFDocument & WithFontFile => '_font' in doc

const hasShape = (doc: PDFKit.PDFDocument, character: string): boolean =>
  isWithFontFile(doc) && doc._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** Ends the document and answers its bytes. */
export function finished({ doc }: Pen): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => resolve(joined(chunks)))
    doc.end()
  })
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
