import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

const skeletons = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
  .flatMap((path) => readFileSync(join(SRC, path), 'utf8').match(/<Skeleton\b[^>]*>/g) ?? [])

it('gives a role to each skeleton that has a name: a box without one has nothing to name', () => {
  const named = skeletons.filter((text) => text.includes('aria-label='))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((text) => !text.includes('role='))).toEqual([])
})
