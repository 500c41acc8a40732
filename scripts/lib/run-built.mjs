import { existsSync } from 'node:fs'
import { install } from './install.mjs'
import { inRoot } from './paths.mjs'
import { runMain } from './step.mjs'
import { supervise } from './supervise.mjs'
import { build } from './turbo.mjs'

/**
 * Runs a program of the built API with the words of the command line; installs and builds first what is missing.
 * @param {string} name its file @param {{ isKept?: boolean }} options `isKept`: nothing is built that is there already
 */
export function runBuilt(name, { isKept = false } = {}) {
  const program = inRoot('apps', 'api', 'dist', name)
  return runMain(async () => {
    if (!isKept || !existsSync(program)) {
      await install()
      await build('--filter=@tri/api')
    }
    const command = [process.execPath, program, ...process.argv.slice(2)]
    return supervise([{ command, env: { NODE_ENV: 'production', ...process.env } }])
  })
}
