import { SaxesParser } from 'saxes'
import { damaged, Unreadable } from '../limits.js'

/** What a reader of elements is told; names are without prefixes, the path from the root leads to the element. */
export type XmlEvents = {
  open: (path: readonly string[], attributes: Readonly<Record<string, string>>) => void
  /** The text within an element that has ended. */
  close: (path: readonly string[], text: string) => void
}

const CHUNK = 64 * 1024

/** No activity file nests deeper, or gives an element more attributes, or a name so long. */
const MOST = { depth: 40, attributes: 60, text: 10_000 }

/**
 * Reads an XML file piece by piece; only the open elements are kept. Throws `Unreadable` for a file that is cut off or not
 * well-formed, and for one that declares entities of its own, which no device does.
 */
export function readXml(bytes: Uint8Array, kind: string, events: XmlEvents) {
  const parser = new SaxesParser()
  const path: string[] = []
  let text = ''
  let attributes = 0
  parser.on('error', () => {
    throw damaged(kind)
  })
  parser.on('doctype', () => {
    throw new Unreadable(
      `This ${kind} file declares a document type, which activity files do not have. It was not read.`,
    )
  })
  parser.on('opentagstart', () => {
    attributes = 0
    if (path.length >= MOST.depth) throw damaged(kind)
  })
  parser.on('attribute', () => {
    if (++attributes > MOST.attributes) throw damaged(kind)
  })
  parser.on('opentag', (tag) => {
    path.push(localName(tag.name))
    text = ''
    events.open(path, tag.attributes)
  })
  parser.on('text', (part) => {
    text += part.slice(0, MOST.text - text.length)
  })
  parser.on('closetag', () => {
    events.close(path, text.trim())
    path.pop()
    text = ''
  })
  feed(parser, bytes)
}

function feed(parser: SaxesParser, bytes: Uint8Array) {
  const decoder = new TextDecoder(encodingOf(bytes))
  let hasBegun = false
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const piece: string = decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
    // Strava's exports begin with blanks, after which XML allows no declaration.
    const text: string = hasBegun ? piece : piece.trimStart()
    hasBegun ||= text !== ''
    parser.write(text)
  }
  parser.write(decoder.decode())
  parser.close()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** By the mark at the beginning or by how the first character stands there, else by the declaration, else UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(opening)?.[1]
  return declared && /^(iso-8859-\d+|windows-125\d|us-ascii)$/i.test(declared) ? declared : 'utf-8'
}
