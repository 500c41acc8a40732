import type { TestProject } from 'vitest/node'
import { makeDataTemplate, newDataDir } from './data-template.js'
import { startServer } from './server.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is that the test files share. */
    origin: string
    /** A data folder to copy. */
    dataTemplate: string
  }
}

/**
 * Starts the app of all test files that neither stop theirs nor read its log; each has athletes with names of their own.
 * All of them come from one address: more of them a minute than may sign up there.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await makeDataTemplate()
  project.provide('dataTemplate', template.folder)
  const { origin, stop } = await startServer({ dataDir: newDataDir(template.folder), env: { SIGN_IN_LIMIT: '1000' } })
  project.provide('origin', origin)
  return async () => {
    await stop()
    template.remove()
  }
}
