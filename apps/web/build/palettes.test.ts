import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { PALETTES } from '../src/ui/theme/theme-css.js'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|theme\.css$/.test(path))
  .map((path) => readFileSync(join(SRC, path), 'utf8'))

/** Where a screen names a colour of a palette. */
const NAMED = /(?:--mantine-color-|(?:color|c|bg)=(?:"|\{'))([a-z]+)(?=[-.'"])/g
const NO_PALETTE = [
  'inherit',
  'dimmed',
  'default',
  'text',
  'body',
  'white',
  'black',
  'error',
  'placeholder',
  'disabled',
  'scheme',
]

it('has every palette that a screen names', () => {
  expect(sources.length).toBeGreaterThan(300)
  const named = sources.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name))
  const missing = [...new Set(named)].filter((name) => !PALETTES.includes(name) && !NO_PALETTE.includes(name))
  expect(named.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
