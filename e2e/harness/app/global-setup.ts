import type { TestProject } from 'vitest/node'
import { startServer } from './server.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is that the test files share. */
    origin: string
  }
}

/**
 * Starts the app of all test files that neither stop theirs nor read its log; each has athletes with names of their own.
 * All of them come from one address: more of them a minute than may sign up there.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startServer({ env: { SIGN_IN_LIMIT: '1000' } })
  project.provide('origin', origin)
  return stop
}
