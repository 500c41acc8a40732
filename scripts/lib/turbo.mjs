import { inRoot } from './paths.mjs'
import { quietStep } from './step.mjs'

/** The command line of a turbo task, run by this Node and without a daemon that would outlive it. */
export const turbo = (...args) => [process.execPath, inRoot('node_modules', 'turbo', 'bin', 'turbo'), 'run', ...args]

/** Builds what changed since the last build. */
export async function build(...filters) {
  await quietStep('Building', turbo('build', '--output-logs=errors-only', ...filters), {
    hint: 'The messages above say where. If you changed nothing, remove node_modules and .turbo and try again.',
  })
}
