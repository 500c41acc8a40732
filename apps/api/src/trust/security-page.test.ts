import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const inRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

const page = readFileSync(inRoot('SECURITY.md'), 'utf8')

/** The rows of the table: a promise's number, the file of its proof, and the names in it. */
const rows = [...page.matchAll(/^\| (S\d\d) \| (.+?) \| \[.+?\]\((.+?)\) \| (.+?) \| (.+?) \|$/gm)].map((match) => {
  const [, id = '', promise = '', file = '', names = '', run = ''] = match
  return { id, promise, file, run, names: [...names.matchAll(/`(.+?)`/g)].map(([, name = '']) => name) }
})

/** What runs a file: a suffix and a folder are left to the night, and what takes each kind of call once is whole there. */
function runOf(file: string) {
  if (!file.endsWith('.test.ts')) return 'by hand'
  if (file.startsWith('e2e/tests/') || file.endsWith('.all.test.ts')) return 'test:all'
  return /eachKind\(|rounds\(\{ short: [\d_]+, all:/.test(readFileSync(inRoot(file), 'utf8')) ? 'both' : 'test'
}

describe('the table in SECURITY.md', () => {
  it('has a proof for each promise from S01 to S66, in order', () => {
    const all = Array.from({ length: 66 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`)
    const ids = rows.map(({ id }) => id)
    expect([...new Set(ids)]).toEqual(all)
    expect(ids).toEqual(ids.toSorted())
    expect(rows.length).toBe(page.match(/^\| S\d\d /gm)?.length)
  })

  it.each(rows)('$id: $file has the tests that are named', ({ file, names }) => {
    expect(existsSync(inRoot(file))).toBe(true)
    const text = readFileSync(inRoot(file), 'utf8')
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(text).toContain(name)
  })

  it.each(rows)('$id: $file is run where the table says', ({ file, run }) => {
    expect(run).toBe(runOf(file))
  })

  it('names nothing but tests, and two scripts', () => {
    const others = rows.filter(({ file }) => !file.endsWith('.test.ts')).map(({ id }) => id)
    expect(others).toEqual(['S19', 'S41'])
  })
})
