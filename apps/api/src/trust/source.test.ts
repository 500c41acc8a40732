import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const PACKAGES = ['api-contract', 'plan-engine', 'plan-files']

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
  const api = sourcesIn('apps/api/src')

  it('raw statements stand only where the job queue hands over its own', () => {
    expect(placesOf(/sql\.raw\(|CompiledQuery\.raw\(|sql\.lit\(/, api)).toEqual(['apps/api/src/jobs/boss.ts'])
  })

  it('statements are put together only from names that the database itself told', () => {
    const places = placesOf(/\.query(<[^(]*>)?\(\s*(`[^`]*\$\{|[^`'"]*\+)/, api)
    expect(places).toEqual(['apps/api/src/backup/dump.ts', 'apps/api/src/backup/load.ts'])
  })
})

describe('S20 no text of others becomes markup', () => {
  it('nothing in the page writes HTML', () => {
    const web = sourcesIn('apps/web/src')
    expect(web.length).toBeGreaterThan(50)
    expect(placesOf(/dangerouslySetInnerHTML|\.innerHTML|outerHTML|insertAdjacentHTML|document\.write/, web)).toEqual(
      [],
    )
  })

  it('nothing runs text as code', () => {
    const all = [
      ...sourcesIn('apps/web/src'),
      ...sourcesIn('apps/api/src'),
      ...PACKAGES.flatMap((name) => sourcesIn(`packages/${name}/src`)),
    ]
    expect(placesOf(/\beval\(|new Function\(/, all)).toEqual([])
  })
})
