import type { ViteUserConfig } from 'vitest/config'

type TestConfig = NonNullable<ViteUserConfig['test']>

export const testWith: (options?: { resultsFile?: string }) => TestConfig

export const sharedTest: TestConfig

export const seededTest: TestConfig
