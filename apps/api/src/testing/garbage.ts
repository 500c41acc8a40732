import type { Route } from '@tri/api-contract'
import fc from 'fast-check'
import * as z from 'zod'

type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  additionalProperties?: Schema | boolean
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** Stands for JSON that no JavaScript value becomes: put in its place as it is. */
const RAW = (json: string) => `@raw ${json} raw@`

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** JSON that has broken parsers and object merges. */
const raw = fc.constantFrom(
  RAW(nested(33)),
  RAW(nested(7_000)),
  RAW('{"__proto__":{"polluted":true}}'),
  RAW('{"\\u005f_proto__":{"polluted":true}}'),
  RAW('{"constructor":{"prototype":{"polluted":true}}}'),
  RAW('1e400'),
  RAW('-1e400'),
  RAW('9223372036854775808'),
  RAW('123456789012345678901234567890'),
  RAW('"\\ud800"'),
  RAW('"\\u0000"'),
  RAW('"\\udfff\\u202e"'),
)

/** Values that have broken drivers, databases and date arithmetic. */
const nasty = fc.oneof(
  raw,
  fc.constantFrom<unknown>(null, true, -0, 1e308, 5e-324, 2 ** 31, 2 ** 53, -1, 0.1, [], {}, [null], { length: 1 }),
  fc.constantFrom<unknown>('', ' ', '\u0000', '\ud800', '%00', "'; --", '٣', 'infinity', 'NaN', '__proto__'),
  fc.constantFrom<unknown>('2026-02-31', '2027-02-29', '0000-00-00', '9999-12-31', '-2026-01-01', '+12026-01-01'),
  fc.constantFrom<unknown>('2026-11-20T25:61:61Z', '20261120', '99:99', '-1:00', '1e9', '24:00:00', '0x10'),
  fc.constantFrom<unknown>('🏊‍♀️', 'e\u0301', '\u202e', '\ufeff', 'ﷺ', 'İ', 'x'.repeat(5_000)),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer(),
  fc.double(),
)

/** Text as fields want it, so that a body gets past one field to the next. */
const wellFormed = fc.constantFrom(
  ...['2026-11-20', '2027-02-28', '2:05', '18.5', '8:30', '02:45:00', '6.2', 'Europe/Berlin', '07:00', 'Spring race'],
  ...['a@example.org', 'horse-battery-9', 'w1d1e0', '2026-11-20T08:00:00.000Z', 'RUNNING', 'x'],
)

/** A body of the route's own shape, or nearly, with nonsense in it: made from the contract, so new routes have theirs. */
export function bodyLike(route: Route): fc.Arbitrary<unknown> {
  if (!route.body) return nasty
  const schema = z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as Schema
  return fc.oneof({ weight: 9, arbitrary: like(schema, schema.$defs ?? {}, 0) }, { weight: 1, arbitrary: nasty })
}

/** A good value with one value, anywhere in it, replaced by nonsense. */
export const spoiled = (good: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(400), nasty).map(([at, value]) => spoil(good, at, value))

/** A path parameter: a real one, or what is none. */
export const pathPart = (real: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(real) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('0', '-1', '1.5', '2147483648', '٣', '%00', '1;--', '..', '__proto__', '1e3'),
    },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((part) => part.isWellFormed()),
    },
  )

/** As JSON text, with the parts in it that no value becomes. */
export const toPayload = (body: unknown): string =>
  (JSON.stringify(body) ?? 'null').replace(/"@raw (.*?) raw@"/g, (_, json: string) => String(JSON.parse(`"${json}"`)))

function like(schema: Schema, defs: Record<string, Schema>, depth: number): fc.Arbitrary<unknown> {
  const good = depth > 6 ? nasty : wanted(schema, defs, depth)
  return fc.oneof({ weight: 14, arbitrary: good }, { weight: 1, arbitrary: nasty })
}

function wanted(schema: Schema, defs: Record<string, Schema>, depth: number): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => like(part, defs, depth + 1)
  const named = schema.$ref && defs[schema.$ref.replace('#/$defs/', '')]
  if (named) return inner(named)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map(inner))
  if (schema.allOf?.[0]) return inner(schema.allOf[0])
  if (schema.properties) return object(schema, inner)
  if (schema.type === 'array') return array(schema, inner)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return fc.oneof(wellFormed, fc.string({ unit: 'grapheme', maxLength: 40 }))
  return nasty
}

/** With all its fields most of the time; without some, or with one too many, at others. */
function object({ properties = {} }: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]))
  const whole = fc.record(model)
  const extra = fc.constantFrom('id', 'userId', 'isCompleted', 'trainingPlanId', 'createdAt', 'constructor', 'toString')
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, extra, nasty).map(([body, name, value]) => ({ ...body, [name]: value })) },
  )
}

function array({ items, prefixItems, minItems = 0, maxItems }: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>) {
  if (prefixItems) return fc.tuple(...prefixItems.map(inner))
  const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems ?? 4, 4)) }
  return fc.array(inner(items ?? {}), bounds)
}

function number({ type, minimum = -10, maximum = 10_000 }: Schema): fc.Arbitrary<unknown> {
  const [least, most] = [Math.ceil(minimum), Math.max(Math.ceil(minimum), Math.floor(maximum))]
  const within = fc.oneof(
    fc.integer({ min: least, max: Math.min(most, least + 7) }),
    fc.integer({ min: least, max: most }),
  )
  return fc.oneof(
    within,
    fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1),
    type === 'number' ? fc.double() : within,
  )
}

function spoil(body: unknown, at: number, value: unknown): unknown {
  const spots: [Record<string, unknown>, string][] = []
  const copy = structuredClone({ body })
  const walk = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    for (const key of Object.keys(part)) {
      const holder = part as Record<string, unknown>
      spots.push([holder, key])
      walk(holder[key])
    }
  }
  walk(copy)
  const [holder, key] = spots[at % spots.length] ?? []
  if (holder && key) holder[key] = value
  return copy.body
}
