import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOLDEN } from '../src/testing/golden-inputs.js'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
const ATTW = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js')
const shell = { shell: process.platform === 'win32' }
const inPackage = { cwd: PACKAGE, encoding: 'utf8' } as const

/** A folder with the packed engine, and an empty project beside it that has installed it. */
let folder = ''
let tarball = ''
let project = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-engine-'))
  const pnpm = [join(PACKAGE, '../../node_modules/pnpm/bin/pnpm.mjs'), 'pack', '--pack-destination', folder]
  execFileSync(process.execPath, pnpm, inPackage)
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
  project = mkdtempSync(join(folder, 'project-'))
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true }')
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', ['install', tarball, ...flags], { cwd: project, ...shell })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed engine, installed into an empty project', () => {
  it('brings date-fns along and nothing else', () => {
    const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(installed.sort()).toEqual(['@tri', 'date-fns'])
    const names = readdirSync(join(project, 'node_modules/@tri/plan-engine')).sort()
    expect(names).toEqual(['LICENSE', 'README.md', 'dist', 'docs', 'examples', 'package.json'])
  })

  it.each(['node.mjs', 'node.cjs'])('runs the example %s', (file) => {
    cpSync(join(PACKAGE, 'examples', file), join(project, file))
    expect(execFileSync(process.execPath, [file], { cwd: project, encoding: 'utf8' })).toMatch(/olympic: |Week 14: /)
  })

  it('has the same exports both ways, and plans that say which version made them', () => {
    const code = `const cjs = require('@tri/plan-engine')
      import('@tri/plan-engine').then((esm) => {
        const same = Object.keys(cjs).sort().join() === Object.keys(esm).sort().join()
        console.log(same, cjs.ENGINE_VERSION, esm.ENGINE_VERSION)
      })`
    const printed = execFileSync(process.execPath, ['-e', code], { cwd: project, encoding: 'utf8' })
    expect(printed.trim()).toBe(`true ${manifest.version} ${manifest.version}`)
  })
})

describe('the command line of the packed engine', () => {
  const tool = (words: string[], input = '') =>
    spawnSync(join(project, 'node_modules/.bin/plan-engine'), words, {
      cwd: project,
      encoding: 'utf8',
      input,
      ...shell,
    })

  it('makes a plan that it then finds in order', () => {
    const made = tool(['generate'], JSON.stringify(GOLDEN.G2))
    expect(made.status).toBe(0)
    writeFileSync(join(project, 'plan.json'), made.stdout)
    const audit = tool(['audit', 'plan.json'])
    expect(audit.stdout).toContain('0 fail')
    expect(audit.status).toBe(0)
  })

  it('ends with 1 for a plan that breaks a fatal rule', () => {
    const { input, plan } = JSON.parse(tool(['generate'], JSON.stringify(GOLDEN.G2)).stdout)
    const twice = { ...plan, workouts: [...plan.workouts, ...plan.workouts] }
    expect(tool(['audit'], JSON.stringify({ input, plan: twice })).status).toBe(1)
  })
})

describe('the package', () => {
  it('gives publint nothing to say', async () => {
    const { messages } = await publint({
      strict: true,
      pack: { tarball: readFileSync(tarball).buffer },
    })
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
  })

  it('gives every way of importing it the right types', () => {
    const attw = [ATTW, tarball, '--format', 'ascii', '--no-emoji']
    expect(execFileSync(process.execPath, attw, inPackage)).toContain('No problems found')
  }, 60_000)
})
