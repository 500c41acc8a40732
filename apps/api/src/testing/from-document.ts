import fc from 'fast-check'

/** A schema of the OpenAPI document, as far as bodies use it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** What does not fit most schemas, or fits where nobody thought of it. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', '0', 0, -1, 0.25, 1e9, 2 ** 31, [], {}, ['a'], { a: 1 }),
  fc.constantFrom<unknown>(
    '2026-02-30',
    '2026-11-20',
    '24:00',
    '5:60',
    '10.5',
    '0.0',
    'a@b',
    'a@b.de',
    '\u0000',
    '\ud800',
    'x'.repeat(3_000),
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** A body of this schema most of the time; sometimes with one part, or several, that is something else. */
export const bodyOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 1, arbitrary: value(schema, 0) }, { weight: 1, arbitrary: value(schema, 0.15) })

/** `oddness`: how often a part is replaced by nonsense. */
function value(schema: Schema, oddness: number): fc.Arbitrary<unknown> {
  const fitting = suited(schema, (part) => value(part, oddness))
  if (oddness === 0) return fitting
  const weight = Math.round(oddness * 1000)
  return fc.oneof({ weight: 1000 - weight, arbitrary: fitting }, { weight, arbitrary: odd })
}

function suited(schema: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map(inner))
  if (schema.type === 'object') return object(schema, inner)
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 3 } = schema
    return fc.array(inner(items), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, minItems + 2)),
    })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema)
  return text(schema)
}

function object(schema: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema
  if (!properties) {
    const part = typeof additionalProperties === 'object' ? additionalProperties : { type: 'string' }
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), inner(part), { maxKeys: 3 })
  }
  const model = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]))
  return fc.record(model, { requiredKeys: required })
}

function number({ type, minimum = 0, maximum = 1e6, multipleOf }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  if (multipleOf)
    return fc
      .integer({ min: Math.ceil(min / multipleOf), max: Math.floor(max / multipleOf) })
      .map((n) => n * multipleOf)
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return fc.double({ min, max, noNaN: true })
}

/** As the pattern, or each of the patterns, wants it. */
function text({ pattern, format, allOf = [], minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((each) => each !== undefined)
  const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  if (format === 'date-time') return instant.map((date) => date.toISOString())
  if (format === 'date') return instant.map((date) => date.toISOString().slice(0, 10))
  const [strictest] = patterns.toSorted((one, other) => other.length - one.length)
  const most = Math.min(maxLength, minLength + 30)
  const mostWritten = Math.min(maxLength, 100)
  const written = strictest
    ? fc.stringMatching(new RegExp(strictest, 'u'), { maxLength: mostWritten })
    : fc.string({ unit: 'grapheme', minLength, maxLength: most })
  return written.filter((each) => each.length >= minLength && each.length <= maxLength)
}
