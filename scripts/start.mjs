// npm start: installs and builds what is missing, then serves web and API together, with a Garmin sandbox beside them, until Ctrl+C.
import './lib/check-node.mjs'

const { buildChanges } = await import('./lib/build-changes.mjs')
const { garminSandbox } = await import('./lib/garmin.mjs')
const { install } = await import('./lib/install.mjs')
const { inRoot } = await import('./lib/paths.mjs')
const { runMain } = await import('./lib/step.mjs')
const { supervise } = await import('./lib/supervise.mjs')

await runMain(async () => {
  await install()
  await buildChanges()
  const follow = new URL('./lib/follow-launcher.mjs', import.meta.url).href
  const following = ['--import', follow]
  const sandbox = await garminSandbox({ nodeArgs: following })
  const app = {
    command: [process.execPath, ...following, inRoot('apps', 'api', 'dist', 'main.js')],
    env: { NODE_ENV: 'production', ...process.env, ...sandbox?.appEnv },
    ipc: true,
  }
  return supervise([app, ...(sandbox ? [{ ...sandbox.program, ipc: true }] : [])])
})
