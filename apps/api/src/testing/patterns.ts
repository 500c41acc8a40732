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
