import { FitEncoder } from 'fit-file-parser/encoder'
import { describe, expect, it } from 'vitest'
import { fitActivity } from '../../testing/activity-files.js'
import { type FitMessage, visitFit } from './fit-messages.js'

/** A FIT file around these bytes of messages, with a header of 12 or 14 bytes. */
function fitFile(body: readonly number[], headerSize: 12 | 14 = 14): Uint8Array {
  const header = new Uint8Array(headerSize)
  header.set([headerSize, 0x10, 0, 0, body.length, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54])
  const content = [...header, ...body]
  const crc = FitEncoder.calculateCRC(content)
  return Uint8Array.from([...content, crc & 0xff, crc >> 8])
}

/** The asked fields of each message. */
function read(bytes: Uint8Array, ...numbers: number[]) {
  const messages: (readonly (number | undefined)[])[] = []
  const { isWhole } = visitFit(bytes, ({ message, field }: FitMessage) =>
    messages.push([message, ...numbers.map(field)]),
  )
  return isWhole ? messages : { brokenOff: messages }
}

const U8 = 0x02
const U16 = 0x84
const U32 = 0x86
const TIME = [253, 4, U32]

describe('visitFit', () => {
  it('reads what another program wrote', () => {
    const session = { sport: 2, start: '2027-03-08T06:00:00Z', seconds: 60, metres: 500, heart: 120 }
    expect(read(fitActivity({ sessions: [session] }), 5, 8, 9, 16)).toEqual([
      [0, undefined, undefined, undefined, undefined],
      [18, 2, 60_000, 50_000, 120],
    ])
  })

  it.each([
    ['little', 0, [0xe8, 0x03]],
    ['big', 1, [0x03, 0xe8]],
  ] as const)('reads numbers with the %s end first', (_, architecture, bytes) => {
    const number = architecture === 0 ? [20, 0] : [0, 20]
    expect(read(fitFile([0x40, 0, architecture, ...number, 1, 7, 2, U16, 0x00, ...bytes]), 7)).toEqual([[20, 1000]])
  })

  it('takes the marks of invalid values for none', () => {
    const definition = [0x40, 0, 0, 20, 0, 3, 3, 1, U8, 7, 2, U16, 5, 4, U32]
    const invalid = [0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
    expect(read(fitFile([...definition, ...invalid]), 3, 7, 5, 99)).toEqual([
      [20, undefined, undefined, undefined, undefined],
    ])
    expect(read(fitFile([0x40, 0, 0, 20, 0, 1, 3, 1, 0x0a, 0x00, 0]), 3)).toEqual([[20, undefined]])
  })

  it('counts short times on from the last whole one, past their end too', () => {
    const whole = [0x40, 0, 0, 20, 0, 1, ...TIME, 0x00, 30, 0, 0, 1]
    const short = [0x41, 0, 0, 20, 0, 1, 3, 1, U8, 0xa0 | 31, 120, 0xa0 | 2, 121]
    const base = 0x01000000
    expect(read(fitFile([...whole, ...short]), 253, 3)).toEqual([
      [20, base + 30, undefined],
      [20, base + 31, 120],
      [20, base + 34, 121],
    ])
  })

  it('passes over the fields of apps', () => {
    const definition = [0x60, 0, 0, 20, 0, 1, 3, 1, U8, 1, 0, 3, 0]
    expect(read(fitFile([...definition, 0x00, 140, 1, 2, 3, 0x00, 141, 4, 5, 6]), 3)).toEqual([
      [20, 140],
      [20, 141],
    ])
  })

  it('passes over fields of apps of different sizes', () => {
    const definition = [0x60, 0, 0, 20, 0, 1, 3, 1, U8, 2, 0, 2, 0, 1, 1, 0]
    expect(read(fitFile([...definition, 0x00, 140, 1, 2, 3, 0x00, 141, 4, 5, 6]), 3)).toEqual([
      [20, 140],
      [20, 141],
    ])
  })

  it.each([
    ['without fields', [0x40, 0, 0, 20, 0, 0]],
    ['with a field', [0x40, 0, 0, 20, 0, 1, 3, 1, U8]],
    ['with a field of an app', [0x60, 0, 0, 20, 0, 1, 3, 1, U8, 1, 0, 3, 0]],
  ])('may end with a definition %s', (_, body) => {
    expect(read(fitFile(body))).toEqual([])
  })

  it('breaks off before the number of the apps', () => {
    const bytes = fitFile([0x60, 0, 0, 20, 0, 1, 3, 1, U8])
    bytes[4] = 0
    expect(read(bytes.slice(0, -2))).toEqual({ brokenOff: [] })
  })

  it('takes the old header of 12 bytes', () => {
    expect(read(fitFile([0x40, 0, 0, 20, 0, 1, 3, 1, U8, 0x00, 99], 12), 3)).toEqual([[20, 99]])
  })

  it.each([
    ['a message that nothing defined', [0x00, 1]],
    ['a message that is cut off', [0x40, 0, 0, 20, 0, 1, ...TIME, 0x00, 1]],
    ['a definition that is cut off', [0x40, 0, 0, 20]],
    ['a definition whose fields are cut off', [0x40, 0, 0, 20, 0, 9, 3, 1, U8]],
    ['fields of apps that are cut off', [0x60, 0, 0, 20, 0, 1, 3, 1, U8, 5, 0]],
  ])('refuses %s', (_, body) => {
    expect(() => read(fitFile(body))).toThrow('This .fit file is damaged or not complete')
  })

  it('reads every whole message of a file that breaks off', () => {
    const bytes = fitFile([0x40, 0, 0, 20, 0, 1, 3, 1, U8, 0x00, 98, 0x00, 99])
    const lengths = Array.from({ length: bytes.length - 14 }, (_, index) => 14 + index)
    const whole = lengths.map((length) => Math.max(0, Math.floor((length - 23) / 2)))
    const all = [98, 99].map((heart) => [20, heart])
    expect(lengths.map((length) => read(bytes.slice(0, length), 3))).toEqual(
      whole.map((count) => ({ brokenOff: all.slice(0, count) })),
    )
  })

  it('reads what a device wrote that never came to tell the length', () => {
    const bytes = fitFile([0x40, 0, 0, 20, 0, 1, 3, 1, U8, 0x00, 99])
    bytes[4] = 0
    expect(read(bytes.slice(0, -2), 3)).toEqual({ brokenOff: [[20, 99]] })
  })

  it('refuses a header that is none', () => {
    const bytes = fitFile([0x40, 0, 0, 20, 0, 1, 3, 1, U8, 0x00, 99])
    expect(() => read(new Uint8Array([99, ...bytes.slice(1)]))).toThrow('damaged')
  })
})
