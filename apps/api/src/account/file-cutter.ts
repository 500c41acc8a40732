import { BODY_LIMITS } from '../http/json-body.js'

/** Characters of a list's name; longer texts need not be remembered. */
const LONGEST_NAME = 20

const BYTE = { quote: 0x22, comma: 0x2c, open: 0x5b, backslash: 0x5c, close: 0x5d, brace: 0x7b, unbrace: 0x7d } as const
const BLANKS = [0x20, 0x09, 0x0a, 0x0d]

/** Bytes of a file, from the first to before the last. */
export type Span = { from: number; to: number }

/** What must not be exceeded; the values of an element follow from its bytes. */
export type CutLimits = { elementBytes: number; bytesAValue: number; restBytes: number }

/** A list that is open: where its element begins, and how many values there were before that. */
type List = { spans: Span[]; from: number | undefined; hasComma: boolean; values: number }

/** The text cannot be JSON, or more than a reader is to hold. */
export class Uncuttable extends Error {
  override name = 'Uncuttable'
}

/**
 * Finds the elements of the lists that a JSON object holds under the given names, while its text comes in: each can then be
 * read by itself, whatever size the whole has. It counts brackets and does not read: what it cut may still be no JSON.
 */
export class FileCutter {
  /** The elements of each list, in order. */
  readonly elements: Record<string, Span[]>
  /** The text between the lists' elements, where each list is empty. */
  readonly rest: Span[] = []
  #at = 0
  #restFrom = 0
  #restBytes = 0
  #depth = 0
  #values = 0
  #inString = false
  #isEscaped = false
  #text: number[] = []
  #list: List | undefined

  constructor(
    names: readonly string[],
    private readonly limits: CutLimits,
  ) {
    this.elements = Object.fromEntries(names.map((name) => [name, []]))
  }

  /** Takes the next bytes; throws `Uncuttable`. */
  push(bytes: Uint8Array): void {
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index] ?? 0
      if (this.#inString) this.#pushText(byte)
      else this.#pushSign(byte)
      this.#at += 1
    }
    this.#hold()
  }

  /** Takes the end of the text. */
  end(): void {
    if (this.#list) throw new Uncuttable('The text ends within a list')
    this.rest.push({ from: this.#restFrom, to: this.#at })
  }

  #pushText(byte: number) {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BYTE.backslash) this.#isEscaped = true
    else if (byte === BYTE.quote) this.#inString = false
    if (this.#inString && this.#depth === 1 && this.#text.length <= LONGEST_NAME) this.#text.push(byte)
  }

  #pushSign(byte: number) {
    if (BLANKS.includes(byte)) return
    const list = this.#depth === 2 ? this.#list : undefined
    if (list && (byte === BYTE.comma || byte === BYTE.close)) this.#endElement(list, byte === BYTE.comma)
    else if (list) list.from ??= this.#at
    if (byte === BYTE.quote) {
      this.#inString = true
      this.#text = []
    } else if (byte === BYTE.comma) this.#values += 1
    else if (byte === BYTE.open || byte === BYTE.brace) this.#enter(byte)
    else if (byte === BYTE.close || byte === BYTE.unbrace) this.#leave(byte)
  }

  #enter(byte: number) {
    const spans =
      this.#depth === 1 && byte === BYTE.open ? this.#listNamed(String.fromCharCode(...this.#text)) : undefined
    this.#depth += 1
    this.#values += 1
    if (this.#depth > BODY_LIMITS.depth) throw new Uncuttable('The text is nested too deeply')
    if (!spans) return
    this.#list = { spans, from: undefined, hasComma: false, values: this.#values }
    this.#endRest(this.#at + 1)
  }

  /** A name like `toString` is in every object. */
  #listNamed = (name: string): Span[] | undefined =>
    Object.hasOwn(this.elements, name) ? this.elements[name] : undefined

  #leave(byte: number) {
    if (this.#depth === 2 && this.#list) {
      if (byte !== BYTE.close) throw new Uncuttable('A list ends like an object')
      this.#list = undefined
      this.#restFrom = this.#at
    }
    this.#depth -= 1
  }

  #endElement(list: List, isFollowed: boolean) {
    const from = list.from ?? this.#at
    // Nothing between two commas is no JSON; nothing at all is an empty list.
    if (list.from !== undefined || isFollowed || list.hasComma) list.spans.push({ from, to: this.#at })
    this.#holdElement(list, this.#at - from)
    list.from = undefined
    list.hasComma = isFollowed
    list.values = this.#values
  }

  #endRest(to: number) {
    this.rest.push({ from: this.#restFrom, to })
    this.#restBytes += to - this.#restFrom
  }

  #hold() {
    const list = this.#list
    if (list) this.#holdElement(list, list.from === undefined ? 0 : this.#at - list.from)
    else if (this.#restBytes + this.#at - this.#restFrom > this.limits.restBytes) throw tooMuch()
  }

  #holdElement({ values }: { values: number }, bytes: number) {
    const { elementBytes, bytesAValue } = this.limits
    if (bytes > elementBytes || this.#values - values > Math.max(BODY_LIMITS.values, bytes / bytesAValue))
      throw tooMuch()
  }
}

const tooMuch = () => new Uncuttable('The text holds too much')
