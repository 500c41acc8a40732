import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** What is packed of a folder; `pnpm deploy` takes the same files. */
function packed(folder: string): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts']
  const said = execFileSync('npm', args, {
    cwd: `${ROOT}${folder}`,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [{ files }] = JSON.parse(said) as [{ files: { path: string }[] }]
  return files.map(({ path }) => path)
}

describe('what is shipped', () => {
  it.each(['apps/api', 'packages/api-contract', 'packages/plan-engine', 'packages/plan-files'])(
    'of %s holds what was built, and neither sources nor tests',
    (folder) => {
      const files = packed(folder)
      expect(files.length).toBeGreaterThan(0)
      expect(files.filter((path) => /(^|\/)src\/|\.test\.|testing\/|tsconfig|vitest|test-results/.test(path))).toEqual(
        [],
      )
      expect(files.filter((path) => /^(?!examples\/).*(?<!\.d)\.ts$/.test(path))).toEqual([])
    },
  )
})
