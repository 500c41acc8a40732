// npm run dev: rebuilds the packages, restarts the API and refreshes the web app as you save, until Ctrl+C.
import './lib/check-node.mjs'

const { install } = await import('./lib/install.mjs')
const { inRoot, toolEnv } = await import('./lib/paths.mjs')
const { runMain } = await import('./lib/step.mjs')
const { supervise } = await import('./lib/supervise.mjs')
const { build } = await import('./lib/turbo.mjs')

const PACKAGES = '--filter=./packages/*'

await runMain(async () => {
  await install()
  await build(PACKAGES)
  const node = (app, ...args) => ({
    command: [process.execPath, inRoot(app, 'node_modules', ...args[0].split('/')), ...args.slice(1)],
    env: { ...toolEnv(), NODE_ENV: 'development' },
    cwd: inRoot(app),
  })
  console.log('The web app: http://localhost:5173 (the API behind it: http://localhost:3000)')
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
    node('apps/api', 'tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/main.ts'),
    node('apps/web', 'vite/bin/vite.js', '--clearScreen', 'false'),
  ])
})
