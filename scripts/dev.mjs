// npm run dev: rebuilds the packages, restarts the API and refreshes the web app as you save, until Ctrl+C. A Garmin sandbox runs
// beside them.
import './lib/check-node.mjs'

const { garminSandbox } = await import('./lib/garmin.mjs')
const { install } = await import('./lib/install.mjs')
const { inRoot, toolEnv } = await import('./lib/paths.mjs')
const { runMain } = await import('./lib/step.mjs')
const { supervise } = await import('./lib/supervise.mjs')
const { build } = await import('./lib/turbo.mjs')

const PACKAGES = '--filter=./packages/*'
const SANDBOX = '--filter=@tri/garmin-sandbox'
const WEB = 'http://localhost:5173'

await runMain(async () => {
  await install()
  await build(PACKAGES, SANDBOX)
  // The browser comes back to the web app, which passes it on to the API.
  const sandbox = await garminSandbox({ redirectUri: `${WEB}/api/garmin/callback` })
  const node = (app, args, env = {}) => ({
    command: [process.execPath, inRoot(app, 'node_modules', ...args[0].split('/')), ...args.slice(1)],
    env: { ...toolEnv(), NODE_ENV: 'development', ...env },
    cwd: inRoot(app),
  })
  console.log(`The web app: ${WEB} (the API behind it: http://localhost:3000)`)
  return supervise([
    {
      command: [
        process.execPath,
        inRoot('node_modules', 'turbo', 'bin', 'turbo'),
        'watch',
        'build',
        '--output-logs=errors-only',
        PACKAGES,
      ],
      env: toolEnv(),
    },
    node('apps/api', ['tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/main.ts'], sandbox?.appEnv),
    node('apps/web', ['vite/bin/vite.js', '--clearScreen', 'false']),
    ...(sandbox ? [sandbox.program] : []),
  ])
})
