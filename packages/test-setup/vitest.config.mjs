import { defineConfig } from 'vitest/config'
import { seededTest } from './src/shared-config.mjs'

export default defineConfig({ test: seededTest })
