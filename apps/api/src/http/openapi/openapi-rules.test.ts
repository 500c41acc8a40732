import { createConfig, lintFromString } from '@redocly/openapi-core'
import { routes } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi.js'

type Json = Record<string, unknown>

const document = openApiDocument(routes)

describe('the OpenAPI document', () => {
  it('is clean by the recommended rules of redocly lint', async () => {
    expect(await problemsOf(document)).toEqual([])
    const { servers, ...without } = document
    expect(servers).toHaveLength(1)
    expect(await problemsOf(without)).toEqual([expect.stringContaining('no-empty-servers')])
  })

  it('says of every number and every text what it is, and in which unit', () => {
    expect(undescribed(document)).toEqual([])
  })
})

async function problemsOf(checked: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(checked), absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}

/** What tells by itself what it is. */
const SAYS = ['enum', 'const', 'format', '$ref']

/** The places of numbers and texts that are described nowhere on the way from their property. */
function undescribed(value: unknown, path = '', isDescribed = false): string[] {
  if (typeof value !== 'object' || value === null) return []
  const schema = value as Json
  const known = isDescribed || 'description' in schema
  const isScalar = ['string', 'number', 'integer'].includes(String(schema.type))
  const own = isScalar && !known && !SAYS.some((key) => key in schema) ? [path] : []
  const deeper = Object.entries(schema)
    .filter(([key]) => key !== 'propertyNames')
    .flatMap(([key, part]) =>
      undescribed(
        part,
        `${path}/${key}`,
        known && ['anyOf', 'oneOf', 'allOf', 'items', 'schema'].includes(lastOf(path, key)),
      ),
    )
  return [...own, ...deeper]
}

/** The keyword that a part belongs to; the members of a list belong to the list's. */
const lastOf = (path: string, key: string) => (/^\d+$/.test(key) ? (path.split('/').at(-1) ?? '') : key)
