import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Sizes by import, kB, as the command prints them. */
function measured(): Map<string, number> {
  const printed = execFileSync(process.execPath, [`${ROOT}scripts/package-sizes.mjs`], { encoding: 'utf8' })
  return new Map(
    [...printed.matchAll(/^(\S+) +([\d.]+) kB$/gm)].map(([, name = '', size]) => [name, Number(size)] as const),
  )
}

/** The same as the tables of the READMEs tell them. */
function told(): Map<string, number> {
  const pages = ['plan-engine', 'plan-files', 'api-contract'].map((folder) =>
    readFileSync(`${ROOT}packages/${folder}/README.md`, 'utf8'),
  )
  const rows = pages.join('\n').matchAll(/^\| `([^`]+)`.*\| ([\d.]+) kB \|$/gm)
  return new Map([...rows].map(([, name = '', size]) => [name, Number(size)] as const))
}

it('has the READMEs tell what each import weighs, to a tenth', () => {
  const sizes = measured()
  const claims = told()
  expect([...claims.keys()].sort()).toEqual([...sizes.keys()].sort())
  const wrong = [...sizes].filter(([name, size]) => Math.abs((claims.get(name) ?? 0) - size) > size / 10)
  expect(wrong, 'npm run package-sizes tells what to write').toEqual([])
})
