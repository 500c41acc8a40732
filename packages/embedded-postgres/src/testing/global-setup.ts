import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The smallest app on an embedded database, built from the source as it is now. */
    program: string
  }
}

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the program that the tests start and kill, within the package, where its libraries are found. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(PACKAGE, '.data')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'program-'))
  await build({
    entry: { program: join(PACKAGE, 'src/testing/test-program.ts') },
    format: 'esm',
    target: 'node20',
    outDir: folder,
    config: false,
    silent: true,
  })
  project.provide('program', join(folder, 'program.js'))
  return () => rm(folder, { recursive: true, force: true })
}
