import { unzlibSync } from 'fflate'

type PdfObject = { text: string; stream: Uint8Array | undefined }

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** The texts on each page of a PDF, in the order they are drawn, by the fonts' own tables back to Unicode. */
export function readPdfPages(bytes: Uint8Array): readonly (readonly string[])[] {
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
    return drawnTexts(latin1(content), fonts)
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

function drawnTexts(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] {
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
