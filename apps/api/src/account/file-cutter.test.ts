import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CutLimits, FileCutter, Uncuttable } from './file-cutter.js'

/** More than any file below holds; a test of a limit names its own. */
const LIMITS: CutLimits = { elementBytes: 10_000_000, bytesAValue: 12, restBytes: 10_000_000 }

/** The lists' elements and the rest, each read by itself, out of text that comes in pieces. */
function cut(text: string, size: number, limits = LIMITS) {
  const bytes = Buffer.from(text)
  const cutter = new FileCutter(['plans', 'activities'], limits)
  for (let at = 0; at < bytes.length; at += size) cutter.push(bytes.subarray(at, at + size))
  cutter.end()
  const read = ({ from, to }: { from: number; to: number }) => bytes.subarray(from, to).toString()
  const elementsOf = (name: string) => (cutter.elements[name] ?? []).map((span) => JSON.parse(read(span)))
  return {
    plans: elementsOf('plans'),
    activities: elementsOf('activities'),
    rest: JSON.parse(cutter.rest.map(read).join('')),
  }
}

const file = fc.record({
  format: fc.string(),
  plans: fc.array(fc.jsonValue(), { maxLength: 5 }),
  activities: fc.array(fc.jsonValue(), { maxLength: 5 }),
  profile: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.constantFrom('plans', '"', '\\', '[,]'))),
})

describe('a file that is cut', () => {
  it('is the same in pieces as in one, whatever stands in it and however it comes in', () => {
    fc.assert(
      fc.property(file, fc.nat({ max: 40 }), fc.constantFrom(undefined, 1, '\t'), (given, size, space) => {
        const { plans, activities, ...rest } = JSON.parse(JSON.stringify(given))
        const text = JSON.stringify(given, undefined, space)
        expect(cut(text, size + 1)).toEqual({ plans, activities, rest: { ...rest, plans: [], activities: [] } })
      }),
    )
  })

  it('is not cut at a name that every object has', () => {
    expect(cut('{"toString":[1],"plans":[2]}', 3)).toMatchObject({ plans: [2], rest: { toString: [1], plans: [] } })
  })

  it('is not cut where the name is a value, nor within another object', () => {
    const text = '{"format":"plans","inner":{"plans":[1]},"list":[["plans"]],"plans":[2]}'
    expect(cut(text, 3)).toMatchObject({ plans: [2], rest: { inner: { plans: [1] }, list: [['plans']], plans: [] } })
  })

  it.each([
    { what: 'an element', text: `{"plans":[{"a":"${'x'.repeat(60)}"}]}`, limits: { ...LIMITS, elementBytes: 68 } },
    { what: 'the rest', text: `{"plans":[],"a":"${'x'.repeat(60)}"}`, limits: { ...LIMITS, restBytes: 79 } },
  ])('holds $what up to its limit, blanks counted, and refuses one byte more', ({ text, limits }) => {
    expect(() => cut(text, 7, limits)).not.toThrow()
    expect(() => cut(text.replace('"a":', '"a": '), 7, limits)).toThrow(Uncuttable)
  })
})
