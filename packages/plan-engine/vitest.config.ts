import { seededTest } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

/**
 * Its modules keep no state, so its files share one process each worker: what they import is loaded once. What takes
 * seconds for hundreds of random plans takes longer on a busy machine; a soak takes as long as its rounds do.
 */
const testTimeout = process.env.SOAK ? 86_400_000 : 60_000

export default defineConfig({ test: { ...seededTest, isolate: false, testTimeout } })
