// Takes a picture of every screen (e2e/test-results) and the README's own (docs/images). Needs a build: npm start, once.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('pnpm', ['--filter', '@tri/e2e', 'exec', 'vitest', 'run', 'tests/screens.test.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, UPDATE_PICTURES: '1' },
})
process.exit(status ?? 1)
