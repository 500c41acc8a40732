import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url))

/** The programs of this package, built from the source as it is now: they start in half the time of the source. */
export async function buildPrograms(): Promise<{ folder: string; remove: () => Promise<void> }> {
  // Within the package, where its libraries are found, and its package.json: that is looked for no farther up than `node_modules`.
  const cache = join(PACKAGE, '.data')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'programs-'))
  await build({
    entry: {
      main: join(PACKAGE, 'src/main.ts'),
      'bulk-thread': join(PACKAGE, 'src/threads/bulk-thread.ts'),
      'interactive-thread': join(PACKAGE, 'src/threads/interactive-thread.ts'),
      backup: join(PACKAGE, 'src/commands/backup-command.ts'),
      restore: join(PACKAGE, 'src/commands/restore-command.ts'),
      'reset-password': join(PACKAGE, 'src/commands/reset-password-command.ts'),
      doctor: join(PACKAGE, 'src/commands/doctor-command.ts'),
    },
    format: 'esm',
    target: 'node20',
    outDir: folder,
    // Wherever the tests were started from, what is in package.json there does not count.
    skipNodeModulesBundle: true,
    config: false,
    silent: true,
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
