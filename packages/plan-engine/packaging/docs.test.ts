import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { SOURCES } from '../src/sources.js'
import { ADAPT_CITATIONS } from '../src/texts/adapt/citations.js'

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const method = readFileSync(inPackage('docs/method.md'), 'utf8')
const readme = readFileSync(inPackage('README.md'), 'utf8')

it('links from the README only to files that are there, the method among them', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path)
  expect(links).toContain('docs/method.md')
  for (const path of links) expect(existsSync(inPackage(path)), path).toBe(true)
})

it('warns in both that this is no medical advice', () => {
  for (const text of [method, readme]) expect(text).toContain('General guidance, not medical advice.')
})

it.each([...Object.values(SOURCES), ...Object.values(ADAPT_CITATIONS)])(
  'has the method name what reasons name: %s',
  (source) => {
    const [name = ''] = /[A-Z][\w-]+/.exec(source.replace(/^(Joe|Dave|Front\.) /, '')) ?? []
    expect(method).toContain(name)
    for (const [year] of source.matchAll(/\b(19|20)\d\d\b/g)) expect(method).toContain(year)
  },
)

it('gives each row of the evidence a rule, a number, a basis and a source', () => {
  const rows = method.split('\n').filter((line) => /^\| (?!Rule )\w/.test(line))
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    const cells = row.split('|').map((cell) => cell.trim())
    expect(cells).toHaveLength(6)
    expect(cells[3]).toMatch(/^(study|practice|ours)$/)
    for (const cell of cells.slice(1, 5)) expect(cell).not.toBe('')
  }
})
