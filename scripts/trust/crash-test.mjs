// npm run crash-test [-- CYCLES]: kills app and database during writes, 50 times with each kind of database by default.
import '../lib/check-node.mjs'

const { install } = await import('../lib/install.mjs')
const { openStep, runMain } = await import('../lib/step.mjs')
const { build } = await import('../lib/turbo.mjs')
const { vitestIn } = await import('../lib/vitest.mjs')

await runMain(async () => {
  await install()
  await build('--filter=./packages/*')
  const command = vitestIn(['apps', 'api'], 'src/trust/crash.all.test.ts')
  return (await openStep('Crash test', command, { TEST_ALL: '1', CRASH_CYCLES: process.argv[2] ?? '50' })) ? 0 : 1
})
