// npm run soak: the tests that take long in their full length. `npm test` runs a short form of each, with the same bounds.
import './lib/check-node.mjs'

const { install } = await import('./lib/install.mjs')
const { inRoot } = await import('./lib/paths.mjs')
const { openStep, runMain } = await import('./lib/step.mjs')
const { build } = await import('./lib/turbo.mjs')

/** Kills during writes, floods, first starts cut short and ten thousand pieces of nonsense: all of the API. */
const FILES = [
  'src/db/embedded/embedded.test.ts',
  'src/garmin/webhooks/storm.test.ts',
  'src/http/garbage.test.ts',
  'src/trust/',
  'src/users/login-flood.test.ts',
  'src/users/login-timing.test.ts',
]

await runMain(async () => {
  await install()
  await build('--filter=@tri/api^...')
  const root = inRoot('apps', 'api')
  const vitest = inRoot('apps', 'api', 'node_modules', 'vitest', 'vitest.mjs')
  // One after the other: what is timed must not wait for the next.
  const command = [process.execPath, vitest, 'run', '--root', root, '--no-file-parallelism', ...FILES]
  return (await openStep('Soak', command, { SOAK: '1' })) ? 0 : 1
})
