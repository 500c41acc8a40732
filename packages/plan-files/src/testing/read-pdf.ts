import { unzlibSync } from 'fflate'

type PdfObject = { text: string; stream: Uint8Array | undefined }

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** The texts on each page of a PDF, in the order they are drawn, by the fonts' own tables back to Unicode. */
export const readPdfPages = (bytes: Uint8Array): readonly (readonly string[])[] =>
  contentsOf(bytes).map(({ content, fonts }) => drawnTexts(content, fonts))

/** All that is drawn on each page of a PDF, a line each: texts and shapes with their places in points, sizes and colours. */
export const readPdfDrawings = (bytes: Uint8Array): readonly (readonly string[])[] =>
  contentsOf(bytes).map(({ content, fonts }) => drawingsOf(content, fonts))

type Fonts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** What a page's program is, and the characters of its fonts. */
function contentsOf(bytes: Uint8Array): readonly { content: string; fonts: Fonts }[] {
  const objects = objectsOf(bytes)
  const follow = (reference: string | undefined) => objects.get(Number(reference)) ?? { text: '', stream: undefined }
  const kids = [...objects.values()].find(({ text }) => /\/Type \/Pages\b/.test(text))?.text ?? ''
  const pages = [...(/\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => follow(id))
  return pages.map(({ text }) => {
    const content = follow(/\/Contents (\d+) 0 R/.exec(text)?.[1]).stream ?? new Uint8Array()
    const resources = follow(/\/Resources (\d+) 0 R/.exec(text)?.[1]).text
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
        name,
        unicodeOf(follow(id).text, follow),
      ]),
    )
    return { content: latin1(content), fonts }
  })
}

function objectsOf(bytes: Uint8Array): ReadonlyMap<number, PdfObject> {
  const file = latin1(bytes)
  const objects = new Map<number, PdfObject>()
  for (const match of file.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length
    const dictionaryEnd = Math.min(
      ...['\nendobj', 'stream\n'].map((mark) => file.indexOf(mark, start)).filter((at) => at >= 0),
    )
    const text = file.slice(start, dictionaryEnd)
    const length = Number(/\/Length (\d+)/.exec(text)?.[1])
    const from = dictionaryEnd + 'stream\n'.length
    const isStream = file.startsWith('stream\n', dictionaryEnd)
    const raw = isStream ? bytes.slice(from, from + length) : undefined
    objects.set(Number(match[1]), { text, stream: raw && /FlateDecode/.test(text) ? unzlibSync(raw) : raw })
  }
  return objects
}

/** The characters of a font's codes. */
function unicodeOf(font: string, follow: (reference: string | undefined) => PdfObject): ReadonlyMap<string, string> {
  const cmap = latin1(follow(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]).stream ?? new Uint8Array())
  const characters = new Map<string, string>()
  for (const [, first = '0', , list = ''] of cmap.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    const values = [...list.matchAll(/<([\w\s]+)>/g)].map(([, hex = '']) => hex.replace(/\s/g, ''))
    values.forEach((hex, index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      characters.set(code, String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))))
    })
  }
  return characters
}

function drawnTexts(content: string, fonts: Fonts): readonly string[] {
  const texts: string[] = []
  let font: ReadonlyMap<string, string> = new Map()
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map()
    if (array === undefined) continue
    const codes = [...array.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    texts.push(codes.map((code) => font.get(code) ?? '?').join(''))
  }
  return texts
}

/** Operators that end a path: it is filled, or its line is drawn. */
const PAINTED: Record<string, string> = { f: 'filled', S: 'lined' }

function drawingsOf(content: string, fonts: Fonts): readonly string[] {
  const drawings: string[] = []
  let path: string[] = []
  let [colour, place, font, size] = ['', '', '', '']
  for (const line of content.split('\n')) {
    const [operator = '', ...operands] = line.split(' ').reverse()
    const given = operands.reverse()
    if (/^(scn|SCN)$/.test(operator)) colour = given.map(inHundredths).join(' ')
    else if (operator === 'Tm') place = given.slice(4).map(inTenths).join(' ')
    else if (operator === 'Tf') [font = '', size = ''] = given
    else if (operator === 'TJ')
      drawings.push(`${place} ${font} ${size} (${colour}) ${drawnTexts(`/${font.slice(1)} 1 Tf ${line}`, fonts)}`)
    else if (/^(re|m|l|c|w)$/.test(operator)) path.push(`${given.map(inTenths).join(' ')} ${operator}`)
    else if (PAINTED[operator]) {
      drawings.push(`${PAINTED[operator]} (${colour}) ${path.join(', ')}`)
      path = []
    }
  }
  return drawings
}

const inTenths = (number: string) => (Math.round(Number(number) * 10) / 10).toString()
const inHundredths = (number: string) => (Math.round(Number(number) * 100) / 100).toString()
