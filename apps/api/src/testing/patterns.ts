import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import * as z from 'zod'

/** A regular expression, and the place in the sources that it comes from. */
export type Pattern = { place: string; source: string; flags: string }

type Found = {
  patterns: Pattern[]
  /** Where one is put together from texts. */
  built: string[]
  /** Names of the validator's own formats, like `email`. */
  formats: string[]
}

/** Kinds of files that run on outside text nowhere. */
const NOT_SHIPPED = /\.test\.ts$|(^|\/)(testing|testing\.ts|[\w-]*-test-(app|kit)\.ts)($|\/)/

/** Every regular expression that a source file under a folder writes down; tests, and what only they use, apart. */
export function patternsIn(root: string, folder: string): Found {
  const found: Found = { patterns: [], built: [], formats: [] }
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || NOT_SHIPPED.test(name)) continue
    const file = join(root, folder, name)
    const tree = ts.createSourceFile(name, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    visit(tree, tree, relative(root, file), found)
  }
  return found
}

function visit(node: ts.Node, tree: ts.SourceFile, file: string, found: Found) {
  const place = () => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  const callee = ts.isNewExpression(node) || ts.isCallExpression(node) ? node.expression.getText() : ''
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/')
    found.patterns.push({ place: place(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
  }
  if (callee === 'RegExp') found.built.push(place().replace(/:\d+$/, ''))
  const [, format] = /^z\.(?:iso\.)?(\w+)$/.exec(callee) ?? []
  if (format && Object.hasOwn(z.regexes, format)) found.formats.push(format)
  ts.forEachChild(node, (child) => visit(child, tree, file, found))
}

/** What each class of characters is hostile with. */
const SAMPLES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\\w|a-z/i, ['a', '_']],
  [/\\d|0-9/, ['0']],
  [/\\s|\\t|\\n/, [' ', '\n']],
  [/\\p\{/u, ['é', '\u0301', 'A']],
  [/\.|\[\^/, ['x', '=']],
]

/** Pieces that a pattern may be stuck on when they come again and again: its own words and characters, and its classes'. */
function piecesOf({ source }: Pattern): string[] {
  const words =
    source.replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-f]{1,6}\}?|\\[dDwWsSbBnrt]/gi, ' ').match(/[\p{L}\d]{2,}/gu) ?? []
  const marks = source.match(/[^\p{L}\d\s\\^$()[\]{}|*+?]/gu) ?? []
  const classes = SAMPLES.flatMap(([pattern, samples]) => (pattern.test(source) ? samples : []))
  return [...new Set(['a', ' ', ...classes, ...words, ...marks])]
}

/** Long texts for a pattern: each piece again and again, and each pair of pieces, with an end that nothing expects. */
export function hostileTexts(pattern: Pattern): { name: string; text: (length: number) => string }[] {
  const pieces = piecesOf(pattern)
  const units = pieces.flatMap((one) => [one, ...pieces.filter((other) => other !== one).map((other) => one + other)])
  const starts = ['', ...pieces.slice(2, 8)]
  return units.flatMap((unit) =>
    (pieces.includes(unit) ? starts : ['']).map((start) => ({
      name: JSON.stringify([start, unit]),
      text: (length) => `${start}${unit.repeat(Math.ceil(length / unit.length))}\u0000`,
    })),
  )
}

/** The most processor time, in milliseconds, that the pattern takes for a text; a search for all goes on for 10,000 finds. */
export function millisecondsOf({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags)
  // Compiled, and the text in one piece.
  for (let time = 0; time < 3; time++) pattern.test(text.slice(-10))
  pattern.lastIndex = 0
  const before = process.cpuUsage()
  for (let finds = 0; finds < 10_000 && pattern.test(text) && pattern.global; finds++);
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
