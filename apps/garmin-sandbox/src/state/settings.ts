import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod'
import type { SandboxOptions } from './options.js'

/** The repository's folder: two up from the package, wherever in `src` or `dist` this code stands. */
const ROOT = resolve(dirname(createRequire(import.meta.url).resolve('#package.json')), '../..')

const variables = z.object({
  GARMIN_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  GARMIN_SANDBOX_HURRY: z.coerce.number().min(1).max(1_000_000).default(1),
  GARMIN_SANDBOX_WEBHOOK_URL: z
    .string()
    .regex(/^https?:\/\/.+\{kind\}/, 'must be an address like http://localhost:3000/api/garmin/webhooks/{kind}')
    .default('http://localhost:3000/api/garmin/webhooks/{kind}'),
  GARMIN_CLIENT_ID: z.string().default('triplan-sandbox'),
  GARMIN_CLIENT_SECRET: z.string().default('triplan-sandbox-secret'),
  GARMIN_API_BASE: z.url().optional(),
  GARMIN_REDIRECT_URI: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
})

export type Settings = { port: number; options: SandboxOptions }

/**
 * Reads the settings once; without any they fit an app on port 3000 that has none either. An empty variable counts as
 * not set. @throws Error that lists what is wrong
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = variables.safeParse(set)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`)
    throw new Error(`Please correct these settings:\n${lines.join('\n')}`)
  }
  const values = result.data
  return {
    port: values.GARMIN_SANDBOX_PORT,
    options: {
      clientId: values.GARMIN_CLIENT_ID,
      clientSecret: values.GARMIN_CLIENT_SECRET,
      webhookUrl: values.GARMIN_SANDBOX_WEBHOOK_URL,
      origin: values.GARMIN_API_BASE ?? `http://localhost:${values.GARMIN_SANDBOX_PORT}`,
      redirectUri: values.GARMIN_REDIRECT_URI,
      stateFile: join(resolve(ROOT, values.DATA_DIR), 'garmin-sandbox', 'state.json'),
      hurry: values.GARMIN_SANDBOX_HURRY,
      recordsDaily: true,
    },
  }
}
