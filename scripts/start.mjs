// npm start: installs and builds what is missing, then serves web and API together until Ctrl+C.
import './lib/check-node.mjs'

const { install } = await import('./lib/install.mjs')
const { inRoot } = await import('./lib/paths.mjs')
const { runMain } = await import('./lib/step.mjs')
const { supervise } = await import('./lib/supervise.mjs')
const { build } = await import('./lib/turbo.mjs')

await runMain(async () => {
  await install()
  await build()
  const follow = new URL('./lib/follow-launcher.mjs', import.meta.url).href
  const command = [process.execPath, '--import', follow, inRoot('apps', 'api', 'dist', 'main.js')]
  return supervise([{ command, env: { NODE_ENV: 'production', ...process.env }, ipc: true }])
})
