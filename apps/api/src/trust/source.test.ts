import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newPasswords } from '@tri/embedded-postgres'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const PACKAGES = ['api-contract', 'embedded-postgres', 'plan-engine', 'plan-files']

/** Files of a folder that are part of the product. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx)$/.test(name) && !/\.test\.tsx?$|testing\/|test-kit|test-app/.test(name))
    .map((name) => join(ROOT, folder, name))
}

/** Where a pattern stands in these files. */
const placesOf = (pattern: RegExp, files: string[]) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).map((file) => relative(ROOT, file))

describe('S19 no text of others becomes SQL', () => {
  const api = [...sourcesIn('apps/api/src'), ...sourcesIn('packages/embedded-postgres/src')]

  it('raw statements stand only where the job queue hands over its own', () => {
    expect(placesOf(/sql\.raw\(|CompiledQuery\.raw\(|sql\.lit\(/, api)).toEqual(['apps/api/src/jobs/boss.ts'])
  })

  it('statements are put together only from names that the database itself told, and from passwords made of letters and digits', () => {
    const places = api.filter((file) => puttingTogether(file).length > 0).map((file) => relative(ROOT, file))
    expect(places).toEqual([
      'apps/api/src/backup/dump.ts',
      'apps/api/src/backup/load.ts',
      'packages/embedded-postgres/src/cluster.ts',
    ])
    for (const password of Object.values(newPasswords())) expect(password).toMatch(/^[\w-]{20,}$/)
  })

  it.each([
    ['query(`select * from users where name = @{name}`)', 1],
    ["const text = 'delete from users where id = ' + id", 1],
    ["run(['alter role', name].join(' '))", 1],
    ["const text = 'update plans set name = '.concat(name)", 1],
    ['sql`select * from users where name = @{name}`', 0],
    ['sql<{ id: number }>`select id from users where name = @{name}`.execute(db)', 0],
    ['query(`select count(*) from users`)', 0],
    ['throw new Error(`Select a day before @{day}`)', 0],
  ])('%s has %i of them', (code, count) => {
    const text = code.replaceAll('@', '$')
    expect(statementsIn(ts.createSourceFile('sample.ts', text, ts.ScriptTarget.Latest, true))).toHaveLength(count)
  })
})

/** How a statement begins; a sentence of ours goes on otherwise. */
const STATEMENT = new RegExp(
  [
    String.raw`^\s*(select\s.*\bfrom\b|insert into|update\s.*\bset\b|delete from|truncate|copy\s.*\b(to|from)\b|with\s.*\bas\s*\(`,
    String.raw`(alter|create|drop|comment on|grant|revoke|lock)\s+(role|database|table|schema|user|index|function|trigger|select|all))`,
  ].join('|'),
  'is',
)

const puttingTogether = (file: string) =>
  statementsIn(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))

/** The places where a text that begins as SQL gets something else into it, other than by Kysely's `sql`. */
function statementsIn(source: ts.SourceFile): string[] {
  const found: string[] = []
  const look = (node: ts.Node) => {
    const [begins, isJoined] = textOf(node)
    if (isJoined && STATEMENT.test(begins)) found.push(node.getText(source))
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

/** The fixed parts of a text, and whether anything is put between or after them. */
function textOf(node: ts.Node): [text: string, isJoined: boolean] {
  if (ts.isStringLiteralLike(node)) return [node.text, false]
  if (ts.isTemplateExpression(node)) {
    const isSafe = ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText().startsWith('sql')
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' x '), !isSafe]
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [`${textOf(node.left)[0]} x ${textOf(node.right)[0]}`, true]
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return ['', false]
  const { name, expression } = node.expression
  if (name.text === 'concat')
    return [`${textOf(expression)[0]} x ${node.arguments.map((each) => textOf(each)[0]).join(' ')}`, true]
  if (name.text === 'join' && ts.isArrayLiteralExpression(expression))
    return [expression.elements.map((each) => textOf(each)[0] || 'x').join(' '), true]
  return ['', false]
}

const MARKUP =
  /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTML|document\.write|srcDoc|setAttribute(?!\('(data|aria)-)|createContextualFragment|DOMParser/i
const CODE = /\beval\(|\bFunction\(|\bimport\((?!\s*['"])|\bset(Timeout|Interval)\(\s*['"`]/
const ADDRESS =
  /\b(href|src|formAction|xlinkHref)=\{|\.(href|src|formAction)\s*=[^=>]|\bwindow\.location\s*=[^=>]|\blocation\.(assign|replace)\(|\bwindow\.open\(/

describe('S20 no text of others becomes markup', () => {
  it('nothing in the page writes HTML', () => {
    const web = sourcesIn('apps/web/src')
    expect(web.length).toBeGreaterThan(50)
    expect(placesOf(MARKUP, web)).toEqual([])
  })

  it('nothing runs text as code', () => {
    const all = [
      ...sourcesIn('apps/web/src'),
      ...sourcesIn('apps/api/src'),
      ...PACKAGES.flatMap((name) => sourcesIn(`packages/${name}/src`)),
    ]
    expect(placesOf(CODE, all)).toEqual([
      // The page's own program that draws plans.
      'apps/api/src/ssr/render-in-thread.ts',
      // The database's package for this machine.
      'packages/embedded-postgres/src/binaries.ts',
    ])
  })

  it('addresses that are no fixed text are used where the server or the page itself made them', () => {
    expect(placesOf(ADDRESS, sourcesIn('apps/web/src'))).toEqual([
      // The calendar's feed.
      'apps/web/src/components/calendar/calendar-link.tsx',
      // Garmin's page, to which the server leads.
      'apps/web/src/data/activities/garmin.ts',
      // A file that the page holds.
      'apps/web/src/lib/browser/save-file.ts',
      // The key that the page made, for an app of one-time codes.
      'apps/web/src/features/settings/security/second-factor/totp-dialog.tsx',
    ])
  })

  it.each([
    ['<iframe srcDoc={name} />', MARKUP],
    ["frame.setAttribute('srcdoc', name)", MARKUP],
    ['link.setAttribute(name, value)', MARKUP],
    ['link.setAttributeNS(null, name, value)', MARKUP],
    ['range.createContextualFragment(name)', MARKUP],
    ['new DOMParser()', MARKUP],
    ['eval(name)', CODE],
    ['new Function(name)', CODE],
    ['import(name)', CODE],
    ["setTimeout('run()', 5)", CODE],
    ['<a href={user.website}>', ADDRESS],
    ['<Anchor component="a" href={plan.name}>', ADDRESS],
    ['<img src={picture} />', ADDRESS],
    ['link.href = name', ADDRESS],
    ['window.location = name', ADDRESS],
    ['location.replace(name)', ADDRESS],
    ['window.open(name)', ADDRESS],
  ])('%s would be seen', (code, pattern) => {
    expect(code).toMatch(pattern)
  })
})
