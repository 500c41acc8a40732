import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const PNPM = join(ROOT, 'node_modules/pnpm/bin/pnpm.mjs')
const ATTW = join(
  dirname(createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json')),
  'dist/index.js',
)
const FOLDERS = ['plan-engine', 'plan-files', 'api-contract']
/** The engine is CommonJS too, and its own tests hold it to every way of importing. */
const MODULES_ONLY = ['plan-files', 'api-contract']

type Manifest = { name: string; private?: boolean; exports: Record<string, string | Record<string, unknown>> } & Record<
  'homepage' | 'repository' | 'bugs',
  unknown
>

/** A folder with the tarballs, and an empty project in it that has installed them. */
let folder = ''
let project = ''
const tarballs = new Map<string, string>()

const manifestOf = (path: string) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
const installed = (name: string) => join(project, 'node_modules/@tri', name)
const tarball = (name: string) => tarballs.get(name) ?? ''

/** Every entry that is code, as it is imported. */
const entriesOf = (name: string): string[] =>
  Object.entries(manifestOf(installed(name)).exports)
    .filter(([, target]) => typeof target !== 'string')
    .map(([entry]) => join('@tri', name, entry))

/** The first program of the packed README. */
const exampleOf = (name: string): string =>
  /```js\n(.*?)```/s.exec(readFileSync(join(installed(name), 'README.md'), 'utf8'))?.[1] ?? ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'))
  for (const name of FOLDERS) {
    const target = join(folder, name)
    mkdirSync(target)
    execFileSync(process.execPath, [PNPM, 'pack', '--pack-destination', target], { cwd: join(ROOT, 'packages', name) })
    tarballs.set(name, join(target, readdirSync(target)[0] ?? ''))
  }
  project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', ['install', ...tarballs.values(), ...flags], {
    cwd: project,
    shell: process.platform === 'win32',
  })
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

describe.each(FOLDERS)('%s, packed and installed into an empty project', (name) => {
  it('says where it comes from, and may be published', () => {
    const { homepage, repository, bugs, private: isPrivate } = manifestOf(installed(name))
    expect(isPrivate).toBeUndefined()
    expect(repository).toMatchObject({ url: expect.stringMatching(/^git\+https:/), directory: `packages/${name}` })
    expect(homepage).toMatch(/^https:/)
    expect(bugs).toEqual({ url: expect.stringMatching(/^https:/) })
  })

  it('holds what was built, its README and its licence, and neither sources nor tests', () => {
    const files = readdirSync(installed(name), { recursive: true, encoding: 'utf8' })
    for (const file of ['LICENSE', 'README.md', 'package.json', 'dist']) expect(files).toContain(file)
    const kept = files.filter((file) => !file.startsWith('examples') && !file.startsWith('node_modules'))
    expect(kept.filter((file) => /(^|\/)src(\/|$)|\.test\.|testing|tsconfig|vitest|(?<!\.d)\.ts$/.test(file))).toEqual(
      [],
    )
  })

  it('gives publint nothing to say', async () => {
    const pack = { tarball: new Uint8Array(readFileSync(tarball(name))).buffer }
    const { messages, pkg } = await publint({ strict: true, pack })
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([])
  })

  it('loads by every entry', () => {
    const entries = entriesOf(name)
    expect(entries.length).toBeGreaterThan(0)
    const code = `for (const entry of ${JSON.stringify(entries)}) {
      const names = Object.keys(await import(entry))
      if (names.length === 0) throw new Error(entry)
      console.log(entry)
    }`
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(printed.trim().split('\n')).toEqual(entries)
  })

  it('has an example in its README that runs', () => {
    writeFileSync(join(project, `${name}.mjs`), exampleOf(name))
    execFileSync(process.execPath, [`${name}.mjs`], { cwd: project })
    if (name === 'plan-files') expect(existsSync(join(project, 'plan.ics'))).toBe(true)
  })
})

it.each(MODULES_ONLY)(
  'gives every module that imports %s the right types',
  (name) => {
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji']
    const { status, stdout } = spawnSync(process.execPath, [ATTW, tarball(name), ...options], { encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  },
  60_000,
)

it('type-checks a program that uses every entry, with the declarations themselves', () => {
  const entries = FOLDERS.flatMap(entriesOf)
  const program = join(project, 'program.ts')
  const lines = entries.map((entry, index) => `import * as entry${index} from '${entry}'`)
  writeFileSync(program, `${lines.join('\n')}\nexport const all = [${entries.map((_, index) => `entry${index}`)}]\n`)
  const { diagnostics } = check([program])
  expect(diagnostics).toEqual([])
}, 60_000)

function check(files: string[]) {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
  })
  const diagnostics = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  return { diagnostics }
}
