// npm run crash-test [-- CYCLES]: kills app and database during writes, 50 times with each kind of database by default.
import '../lib/check-node.mjs'

const { install } = await import('../lib/install.mjs')
const { inRoot } = await import('../lib/paths.mjs')
const { openStep, runMain } = await import('../lib/step.mjs')
const { build } = await import('../lib/turbo.mjs')

await runMain(async () => {
  await install()
  await build('--filter=./packages/*')
  const root = inRoot('apps', 'api')
  const vitest = [process.execPath, inRoot('apps', 'api', 'node_modules', 'vitest', 'vitest.mjs')]
  const command = [
    ...vitest,
    'run',
    '--root',
    root,

    'src/trust/crash.test.ts',
  ]
  return (await openStep('Crash test', command, { CRASH_CYCLES: process.argv[2] ?? '50' })) ? 0 : 1
})
