import { configureGlobal } from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run's random tests begin. */
    seed: number
  }
}

configureGlobal({ seed: inject('seed') })
