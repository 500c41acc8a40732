import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { JsonSchema } from '../src/schema.js'
import { Failure } from './failure.js'

const MOST_ISSUES = 10

/** Passes what a schema accepts as the type that it stands for; fails with a line for each thing that is wrong, ten at most. */
export function validate<Value>(value: unknown, schema: JsonSchema, what: string): Value {
  const accepts = new Ajv2020({ allErrors: true, strict: false }).compile<Value>(schema)
  if (accepts(value)) return value
  const issues = (accepts.errors ?? []).map(lineOf)
  const more = issues.length > MOST_ISSUES ? [`  and ${issues.length - MOST_ISSUES} more`] : []
  const lines = [...issues.slice(0, MOST_ISSUES), ...more]
  throw new Failure([`This is no ${what} as \`plan-engine schema\` prints it:`, ...lines].join('\n'))
}

function lineOf({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'the whole'
  const allowed: unknown = params.allowedValues
  return `  ${place} ${message}${Array.isArray(allowed) ? `: ${allowed.join(', ')}` : ''}`
}
