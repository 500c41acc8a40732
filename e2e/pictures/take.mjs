// Takes a picture of every screen and state (e2e/test-results) and the README's own (docs/images). Needs a build: npm start, once.
import { spawnSync } from 'node:child_process'

/** The screens with the README's pictures, then dialogs, menus, and what is shown while and after something fails. */
const RUNS = [['tests/screens.test.ts'], ['--config', 'pictures/vitest.config.ts', '--root', '.']]

for (const args of RUNS) {
  const { status } = spawnSync('pnpm', ['--filter', '@tri/e2e', 'exec', 'vitest', 'run', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PICTURES: '1', UPDATE_PICTURES: '1' },
  })
  if (status !== 0) process.exitCode = status ?? 1
}
