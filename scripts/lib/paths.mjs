import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export const inRoot = (...parts) => join(ROOT, ...parts)

const DROPPED = /^(NODE_ENV|npm_config_(omit|only|production|include|global|workspaces?|prefix|local_prefix))$/i

/**
 * The environment of installing, building and testing: the programs of node_modules and this very Node first, and
 * nothing that would leave out the devDependencies those steps need (`NODE_ENV=production`, `npm --omit=dev`).
 */
export function toolEnv() {
  const kept = Object.entries(process.env).filter(([name]) => !DROPPED.test(name) && name.toUpperCase() !== 'PATH')
  const path = Object.entries(process.env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? ''
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    ...Object.fromEntries(kept),
    PATH: [inRoot('node_modules', '.bin'), dirname(process.execPath), path].join(separator),
    TURBO_TELEMETRY_DISABLED: '1',
  }
}
