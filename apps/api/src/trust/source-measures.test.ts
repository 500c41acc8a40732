import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const MAX_LINES = 220
const MAX_FILES = 15
/** Lines of a function, and of one in a file of markup. */
const MAX_FUNCTION = { ts: 50, tsx: 80 }
/** Places where a type is said instead of shown: the seams between text and types. */
const MAX_CASTS = 15

/** Lines of tests for each line of a source, at least; what tests share counts as neither. */
const LEAST_TESTED = { 'apps/web/src': 0.6 }

/** Where code stands that is written by hand. */
const FOLDERS = [
  ...foldersOf('apps').map((name) => `${name}/src`),
  ...foldersOf('packages').map((name) => `${name}/src`),
  'apps/web/build',
  'bench',
  'e2e',
  'packages/plan-engine/scripts',
  'scripts',
]

type Source = { path: string; text: string; tree: ts.SourceFile }

const ALL = FOLDERS.flatMap(sourcesIn)
const SOURCES = ALL.filter(({ path }) => !/\.test\.tsx?$|(^|\/)(testing|tests)\//.test(path))
const TESTS = ALL.filter(({ path }) => /\.test\.tsx?$/.test(path))

function foldersOf(parent: string): string[] {
  return readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist|coverage)$|^\./.test(entry.name) ? [] : sourcesIn(path)
    return /\.(tsx?|mjs)$/.test(path) && !/\.d\.ts$/.test(path)
      ? [toSource(path, readFileSync(join(ROOT, path), 'utf8'))]
      : []
  })
}

function toSource(path: string, text: string): Source {
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
}

/** What `pick` finds at the nodes of a source. */
function found<T>({ tree }: Pick<Source, 'tree'>, pick: (node: ts.Node) => T | undefined): T[] {
  const results: T[] = []
  const look = (node: ts.Node) => {
    const result = pick(node)
    if (result !== undefined) results.push(result)
    ts.forEachChild(node, look)
  }
  look(tree)
  return results
}

const lineAt = (tree: ts.SourceFile, position: number) => tree.getLineAndCharacterOfPosition(position).line + 1

const linesOf = (text: string) => text.trimEnd().split('\n').length

/** Lines of tests for each line of the sources below a folder. */
function testedShare(folder: string): number {
  const [tests, sources] = [TESTS, SOURCES].map((all) =>
    all.filter(({ path }) => path.startsWith(`${folder}/`)).reduce((sum, { text }) => sum + linesOf(text), 0),
  )
  return (tests ?? 0) / (sources ?? 0)
}

type Measured = { place: string; lines: number; most: number }

const functionsOf = ({ path, tree }: Source): Measured[] =>
  found({ tree }, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node && node.body)) return undefined
    const from = lineAt(tree, node.getStart())
    const most = path.endsWith('.tsx') ? MAX_FUNCTION.tsx : MAX_FUNCTION.ts
    return { place: `${path}:${from}`, lines: lineAt(tree, node.end) - from + 1, most }
  })

const castsOf = ({ path, tree }: Source): { place: string; isDouble: boolean }[] =>
  found({ tree }, (node) => {
    if (!ts.isAsExpression(node) || ts.isConstTypeReference(node.type)) return undefined
    return { place: `${path}:${lineAt(tree, node.getStart())}`, isDouble: ts.isAsExpression(node.expression) }
  })

/** Where a type is said against what is known of a value: in tests, too, that hides what has changed. */
const viaUnknownOf = ({ path, tree }: Source): string[] =>
  found({ tree }, (node) =>
    ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.UnknownKeyword && ts.isAsExpression(node.parent)
      ? `${path}:${lineAt(tree, node.getStart())}`
      : undefined,
  )

/** How a file imports Zod. */
const zodOf = ({ tree }: Pick<Source, 'tree'>): string[] =>
  found({ tree }, (node) => {
    if (!ts.isImportDeclaration(node) || !/^['"]zod\b/.test(node.moduleSpecifier.getText())) return undefined
    return node.getText().replace('import type', 'import')
  })

/** The contract and what else runs in browsers takes the small build; a server has no use for that. */
const zodFor = (path: string) =>
  `import * as z from '${/^apps\/(api|garmin-sandbox)\//.test(path) ? 'zod' : 'zod/mini'}'`

/** Where each side reads the clock: tests put it on another day by that, and nothing forgets it. */
const CLOCKS = { 'apps/api/src/': 'apps/api/src/clock.ts', 'apps/web/src/': 'apps/web/src/lib/dates/today.ts' }

/** Where a source reads the clock. */
const clockReadsOf = ({ path, tree }: Source): string[] =>
  found({ tree }, (node) => {
    const isRead =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'Date' &&
      (ts.isCallExpression(node) || !node.arguments?.length)
    const isNow = ts.isPropertyAccessExpression(node) && node.getText() === 'Date.now'
    return isRead || isNow ? `${path}:${lineAt(tree, node.getStart())}` : undefined
  })

/** What reads a stopwatch, the processor's or the memory's count; the age of a row that is just written is none. */
const STOPWATCH = /\bperformance\.now\(|\bprocess\.(memoryUsage|cpuUsage|hrtime)\b|\bDate\.now\(\) - (?!Date\b|new\b)\w/
const UPPER_BOUND = /^toBe(LessThan(OrEqual)?|CloseTo)$/

/** Where a test asks that something takes no longer, or no more, than so much, and not in a soak alone. */
const boundsOf = ({ path, tree }: Source): string[] =>
  found({ tree }, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
    const { name, expression: asked } = node.expression
    if (!UPPER_BOUND.test(name.text) || !ts.isCallExpression(asked) || asked.expression.getText() !== 'expect')
      return undefined
    const around = ts.findAncestor(node, ts.isFunctionLike) ?? tree
    const isBound = isMeasured(asked.arguments[0]?.getText() ?? '', measuredIn(around))
    const isSoak = ts.findAncestor(node, (each) => ts.isIfStatement(each) && each.expression.getText() === 'IS_SOAK')
    return isBound && !isSoak ? `${path}:${lineAt(tree, node.getStart())}` : undefined
  })

const isMeasured = (text: string, names: ReadonlySet<string>) =>
  STOPWATCH.test(text) || (text.match(/(?<![.\w])\w+/g) ?? []).some((word) => names.has(word))

/** The names of what is measured below a node: declared by it, or filled with it. */
function measuredIn(around: ts.Node): ReadonlySet<string> {
  const names = new Set<string>()
  const look = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && isMeasured(node.initializer?.getText() ?? '', names))
      for (const [name] of node.name.getText().matchAll(/\w+/g)) names.add(name)
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression
      const filled = node.arguments.map((each) => each.getText()).join()
      if (name.text === 'push' && isMeasured(filled, names)) names.add(expression.getText())
    }
    ts.forEachChild(node, look)
  }
  look(around)
  return names
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)]

const spread = (values: readonly number[]) =>
  `median ${quantile(values, 0.5)}, p95 ${quantile(values, 0.95)}, max ${Math.max(...values)}`

/** What a test puts in place, and what takes it back: the files after it share its process, and would meet it. */
const TAKEN_BACK = [
  ['vi.stubGlobal(', /unstubAllGlobals/],
  ['vi.stubEnv(', /unstubAllEnvs/],
  ['vi.useFakeTimers(', /useRealTimers/],
  ['vi.spyOn(', /mockRestore|restoreAllMocks/],
] as const

const leftBehindIn = ({ path, text }: Source) =>
  TAKEN_BACK.flatMap(([put, back]) => (text.includes(put) && !back.test(text) ? [`${path}: ${put}…)`] : []))

describe('the measure of the sources', () => {
  it('is that of a house one finds one’s way in', () => {
    const lines = SOURCES.map(({ text }) => linesOf(text))
    const functions = SOURCES.flatMap(functionsOf).map((each) => each.lines)
    console.log(`${SOURCES.length} files: lines ${spread(lines)}; functions: lines ${spread(functions)}`)
    expect(SOURCES.length).toBeGreaterThan(700)
  })

  it.each(Object.entries(LEAST_TESTED))('%s has %d lines of tests for each of its lines', (folder, least) => {
    const share = testedShare(folder)
    console.log(`${folder}: ${share.toFixed(3)} lines of tests for each line`)
    expect(share).toBeGreaterThanOrEqual(least)
  })

  it(`no file has more than ${MAX_LINES} lines`, () => {
    expect(SOURCES.filter(({ text }) => linesOf(text) > MAX_LINES).map(({ path }) => path)).toEqual([])
  })

  it(`no folder holds more than ${MAX_FILES} of them`, () => {
    const folders = SOURCES.map(({ path }) => dirname(path))
    const sizes = [...new Set(folders)].map((folder) => [folder, folders.filter((other) => other === folder).length])
    expect(sizes.filter(([, size]) => Number(size) > MAX_FILES)).toEqual([])
  })

  it(`no function has more than ${MAX_FUNCTION.ts} lines, or ${MAX_FUNCTION.tsx} of markup`, () => {
    expect(SOURCES.flatMap(functionsOf).filter(({ lines, most }) => lines > most)).toEqual([])
  })

  it(`types are said instead of shown in ${MAX_CASTS} places at most, and nowhere by way of unknown`, () => {
    const casts = SOURCES.flatMap(castsOf)
    expect([...casts.filter(({ isDouble }) => isDouble), ...ALL.flatMap(viaUnknownOf)]).toEqual([])
    expect(casts.length, casts.map(({ place }) => place).join('\n')).toBeLessThanOrEqual(MAX_CASTS)
  })

  it.each(Object.entries(CLOCKS))('what is in %s reads the clock in %s alone', (folder, clock) => {
    const others = SOURCES.filter(({ path }) => path.startsWith(folder) && path !== clock)
    expect(others.length).toBeGreaterThan(100)
    expect(others.flatMap(clockReadsOf), `Ask the \`now\` of ${clock} for the time instead`).toEqual([])
  })

  it('no test but those of a soak asks how long something takes, or how much memory', () => {
    expect(TESTS.flatMap(boundsOf), 'Ask it behind `if (IS_SOAK)`, or of a benchmark with its goal').toEqual([])
  })

  it('what a test puts in place of a global, a setting, the clock or a function it takes back', () => {
    // Those with a DOM: `dom-setup.tsx` does, after each of them.
    const others = TESTS.filter(({ path }) => !path.endsWith('.dom.test.tsx'))
    expect(others.flatMap(leftBehindIn), 'Take it back in an `afterEach`').toEqual([])
  })

  it('Zod is imported in one way', () => {
    const others = ALL.filter((source) => zodOf(source).some((text) => text !== zodFor(source.path)))
    expect(others.map(({ path }) => path)).toEqual([])
  })
})

describe('what is measured', () => {
  const sample = (text: string): Source => toSource('sample.ts', text)

  it.each([
    ['const a = b as C', 1, 0],
    ['const a = b as unknown as C', 2, 1],
    ['const a = [1] as const', 0, 0],
    ["import { a as b } from 'c'", 0, 0],
  ])('%s has %i casts, %i of them double', (text, count, double) => {
    const casts = castsOf(sample(text))
    expect([casts.length, casts.filter(({ isDouble }) => isDouble).length]).toEqual([count, double])
  })

  it.each([
    ['const a = b as unknown as C', 1],
    ['const a = b as unknown', 0],
  ])('%s goes by way of unknown %i times', (text, count) => {
    expect(viaUnknownOf(sample(text))).toHaveLength(count)
  })

  it.each([
    ['const at = new Date()', 1],
    ['const at = new Date', 1],
    ['const at = Date()', 1],
    ['const at = Date.now() + 1', 1],
    ['ask({ clock: Date.now })', 1],
    ['const at = new Date(text)', 0],
    ['const at = Date.parse(text)', 0],
    ['const at = performance.now()', 0],
  ])('%s reads the clock %i times', (text, count) => {
    expect(clockReadsOf(sample(text))).toHaveLength(count)
  })

  it.each([
    ['const began = performance.now(); expect(performance.now() - began).toBeLessThan(5)', 1],
    ['const began = Date.now(); const took = Date.now() - began; expect(took).toBeLessThanOrEqual(5)', 1],
    ['times.push(Date.now() - began); expect(times[1]).toBeLessThan(5)', 1],
    ['const { user, system } = process.cpuUsage(before); expect((user + system) / 1e6).toBeLessThan(1)', 1],
    ['const grown = process.memoryUsage().rss - before; expect(grown).toBeLessThan(1)', 1],
    ['const took = Date.now() - began; if (IS_SOAK) expect(took).toBeLessThan(5)', 0],
    ['expect(Date.now() - Date.parse(row.createdAt)).toBeLessThan(60_000)', 0],
    ['const took = performance.now() - began; expect(reply.took).toBeLessThan(300)', 0],
    ['const limit = Date.now() + 5; expect(size).toBeLessThan(5)', 0],
  ])('%s has %i bounds of time or memory', (text, count) => {
    expect(boundsOf(sample(text))).toHaveLength(count)
  })

  it.each([
    ["beforeEach(() => vi.stubGlobal('a', 1))", 1],
    ["vi.useFakeTimers(); vi.spyOn(a, 'b'); vi.useRealTimers()", 1],
    ["vi.stubEnv('TZ', 'UTC'); afterEach(() => vi.unstubAllEnvs())", 0],
  ])('%s leaves %i things behind', (text, count) => {
    expect(leftBehindIn(sample(text))).toHaveLength(count)
  })

  it('a function from its first line to its last', () => {
    expect(functionsOf(sample('function a() {\n\n}\nconst b = () =>\n  1\n')).map(({ lines }) => lines)).toEqual([3, 2])
  })

  it.each([
    ["import { z } from 'zod'", "import { z } from 'zod'"],
    ["import type * as z from 'zod/mini'", "import * as z from 'zod/mini'"],
  ])('%s as an import of Zod', (text, expected) => {
    expect(zodOf(sample(text))).toEqual([expected])
  })
})
