import * as z from 'zod'

/** Where Garmin itself is; whoever was approved may have been given others. */
const LIVE = {
  authorize: 'https://connect.garmin.com/oauth2Confirm',
  token: 'https://diauth.garmin.com/di-oauth2-service/oauth/token',
  api: 'https://apis.garmin.com',
}
const SANDBOX_API = 'http://localhost:4100'
const SANDBOX_CLIENT = { id: 'triplan-sandbox', secret: 'triplan-sandbox-secret' }

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://apis.garmin.com' })
  .refine(
    (value) => URL.canParse(value) && !/[?#@]/.test(value),
    'must be an address without a user, a query and a fragment',
  )

/** The variables as `env.ts` reads them, with the rest of the settings. */
export const garminVariables = {
  GARMIN_MODE: z.enum(['off', 'sandbox', 'live'], 'must be off, sandbox or live').optional(),
  GARMIN_ALLOW_SANDBOX: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  GARMIN_CLIENT_ID: z.string().optional(),
  GARMIN_CLIENT_SECRET: z.string().optional(),
  GARMIN_AUTHORIZE_URL: address.optional(),
  GARMIN_TOKEN_URL: address.optional(),
  GARMIN_API_BASE: address.optional(),
  GARMIN_WORKOUT_CREATE_URL: address.optional(),
  GARMIN_TRAINING_BASE: address.optional(),
  GARMIN_USER_PATH_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'must be a path like /wellness-api/rest')
    .default('/wellness-api/rest'),
  GARMIN_REDIRECT_URI: address.optional(),
  GARMIN_WEBHOOK_SECRET_PATH: z
    .string()
    .regex(/^[\w-]{22,100}$/, 'must be 22 to 100 letters, digits, _ and - (openssl rand -hex 16)')
    .optional(),
  GARMIN_BACKFILL_MAX_DAYS: z.coerce.number().int().min(1).max(90).default(30),
  GARMIN_RATE_PER_MIN: z.coerce.number().int().min(1).max(10_000).default(100),
  GARMIN_CALLS_PER_USER_DAY: z.coerce.number().int().min(1).max(100_000).default(200),
}

type Given = z.output<z.ZodObject<typeof garminVariables>> & {
  NODE_ENV?: string | undefined
  PUBLIC_ORIGIN?: string | undefined
  ENCRYPTION_KEY?: string | undefined
}

/** How Garmin, or the sandbox that stands in for it, is reached. */
export type GarminEnv = {
  /** `off`: not at all. */
  mode: 'off' | 'sandbox' | 'live'
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  /** Without a slash at the end, like the next two. */
  apiBase: string
  workoutCreateUrl: string
  trainingBase: string
  /** Of `user/id`, `user/permissions` and `user/registration`. */
  userPathPrefix: string
  /** Absent: `/api/garmin/callback` of the origin that the browser asked. */
  redirectUri: string | undefined
  /** The part of the webhooks' address that only Garmin knows; absent: anyone may call them. */
  webhookSecret: string | undefined
  /** Longest time that one backfill may ask for. */
  backfillMaxDays: number
  /** Calls of the training interface that Garmin allows us in a minute. */
  ratePerMinute: number
  /** The same for one athlete in a day. */
  callsPerUserDay: number
}

type Issue = { path: [string]; message: string }

/** What is missing or must not be, by the name of its variable. */
export function garminIssues(given: Given): Issue[] {
  const mode = modeOf(given)
  const issue = (name: string, message: string): Issue[] => [{ path: [name], message }]
  if (mode === 'sandbox' && given.NODE_ENV === 'production' && given.GARMIN_ALLOW_SANDBOX !== 'yes')
    return issue(
      'GARMIN_MODE',
      'cannot be sandbox with NODE_ENV=production: set GARMIN_ALLOW_SANDBOX=yes for a demonstration, or GARMIN_MODE=off',
    )
  if (mode !== 'live') return []
  return [
    ...(given.GARMIN_CLIENT_ID && given.GARMIN_CLIENT_SECRET
      ? []
      : issue('GARMIN_CLIENT_ID', 'and GARMIN_CLIENT_SECRET must be set for GARMIN_MODE=live')),
    ...(given.GARMIN_REDIRECT_URI || given.PUBLIC_ORIGIN
      ? []
      : issue('GARMIN_REDIRECT_URI', 'or PUBLIC_ORIGIN must be set for GARMIN_MODE=live')),
    ...(given.GARMIN_WEBHOOK_SECRET_PATH
      ? []
      : issue('GARMIN_WEBHOOK_SECRET_PATH', 'must be set for GARMIN_MODE=live (openssl rand -hex 16)')),
    ...(given.ENCRYPTION_KEY
      ? []
      : issue('ENCRYPTION_KEY', 'must be set for GARMIN_MODE=live (openssl rand -base64 32)')),
  ]
}

/** The settings, with defaults for Garmin itself or for a sandbox on this computer. */
export function toGarminEnv(given: Given): GarminEnv {
  const mode = modeOf(given)
  const apiBase = trimmed(given.GARMIN_API_BASE ?? (mode === 'live' ? LIVE.api : SANDBOX_API))
  return {
    mode,
    clientId: given.GARMIN_CLIENT_ID ?? SANDBOX_CLIENT.id,
    clientSecret: given.GARMIN_CLIENT_SECRET ?? SANDBOX_CLIENT.secret,
    authorizeUrl: given.GARMIN_AUTHORIZE_URL ?? (mode === 'live' ? LIVE.authorize : `${apiBase}/oauth2Confirm`),
    tokenUrl: given.GARMIN_TOKEN_URL ?? (mode === 'live' ? LIVE.token : `${apiBase}/di-oauth2-service/oauth/token`),
    apiBase,
    workoutCreateUrl: trimmed(given.GARMIN_WORKOUT_CREATE_URL ?? `${apiBase}/workoutportal/workout/v2`),
    trainingBase: trimmed(given.GARMIN_TRAINING_BASE ?? `${apiBase}/training-api`),
    userPathPrefix: given.GARMIN_USER_PATH_PREFIX,
    redirectUri: given.GARMIN_REDIRECT_URI,
    webhookSecret: given.GARMIN_WEBHOOK_SECRET_PATH,
    backfillMaxDays: given.GARMIN_BACKFILL_MAX_DAYS,
    ratePerMinute: given.GARMIN_RATE_PER_MIN,
    callsPerUserDay: given.GARMIN_CALLS_PER_USER_DAY,
  }
}

/** Unless said: Garmin itself once there are credentials, the sandbox before; nothing in production. */
function modeOf({ GARMIN_MODE, GARMIN_CLIENT_ID, GARMIN_CLIENT_SECRET, NODE_ENV }: Given): GarminEnv['mode'] {
  if (GARMIN_MODE) return GARMIN_MODE
  if (GARMIN_CLIENT_ID && GARMIN_CLIENT_SECRET) return 'live'
  return NODE_ENV === 'production' ? 'off' : 'sandbox'
}

const trimmed = (value: string) => value.replace(/(?<!\/)\/+$/, '')
