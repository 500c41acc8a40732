import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import * as z from 'zod'
import { type BackupEnv, backupVariables, toBackupEnv } from './backup-env.js'
import { type GarminEnv, garminIssues, garminVariables, toGarminEnv } from './garmin-env.js'
import { type MailEnv, mailIssues, mailVariables, toMailEnv } from './mail-env.js'
import { type SignUpRules, signUpVariables, toSignUpRules } from './sign-up-env.js'

/** The repository's folder: two up from the package, wherever in `src` or `dist` this code stands. */
const ROOT = resolve(dirname(createRequire(import.meta.url).resolve('#package.json')), '../..')

const inRoot = (path: string) => resolve(ROOT, path)

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://tri.example.org' })
  .refine(
    (value) => URL.canParse(value) && value === new URL(value).origin,
    'must be an address without a path, like https://tri.example.org',
  )

const list = z.string().transform((value) => value.split(',').map((part) => part.trim()))

/** An address, a network or a name for some; never "trust everybody". */
const isProxy = (value: string) => {
  const [address = '', bits] = value.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1))
}

const proxies = list.pipe(
  z.array(z.string().refine(isProxy, 'must list the addresses of your proxies, like 127.0.0.1,10.0.0.0/8')),
)

/** The newest first; older ones still open what they closed, until `rotate-keys` has closed it again. */
const keys = z
  .string()
  .refine(
    (value) => value.split(',').every((key) => key.trim().length >= 32),
    'must be one key, or new,old, each of at least 32 characters (openssl rand -base64 32)',
  )

const variables = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('localhost'),
    DATABASE_URL: z.string().startsWith('postgres', 'must start with postgres:// or postgresql://').optional(),
    DATABASE_DIRECT_URL: z.string().startsWith('postgres', 'must start with postgres:// or postgresql://').optional(),
    DATA_DIR: z.string().default('.data'),
    WEB_DIR: z.string().default('apps/web/dist'),
    PUBLIC_ORIGIN: origin.optional(),
    TRUST_PROXY: proxies.optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    SIGN_IN_LIMIT: z.coerce.number().int().min(1).default(10),
    CALL_LIMIT: z.coerce.number().int().min(1).default(1500),
    HEAVY_CALL_LIMIT: z.coerce.number().int().min(1).default(120),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    MAX_LOOP_DELAY: z.coerce.number().int().min(0).default(1000),
    MAX_MEMORY: z.coerce.number().int().min(0).default(1536),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    NODE_ENV: z.string().optional(),
    OFFLINE: z.enum(['on', 'off']).default('on'),
    ENCRYPTION_KEY: keys.optional(),
    ...garminVariables,
    ...mailVariables,
    ...signUpVariables,
    ...backupVariables,
  })
  .refine(({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_URL || !DATABASE_DIRECT_URL, {
    path: ['DATABASE_URL'],
    message: 'must name the pooler of the database that DATABASE_DIRECT_URL names',
  })
  .refine(({ PUBLIC_ORIGIN, TRUST_PROXY }) => !PUBLIC_ORIGIN?.startsWith('https:') || TRUST_PROXY, {
    path: ['TRUST_PROXY'],
    message:
      'must name the proxy that speaks https for PUBLIC_ORIGIN (e.g. 127.0.0.1), or visitors cannot be told apart and secure cookies fail',
  })
  .check((context) => {
    for (const { path, message } of [...garminIssues(context.value), ...mailIssues(context.value)])
      context.issues.push({ code: 'custom', input: context.value, path, message })
  })

/** The settings, as the program uses them. */
export type Env = {
  port: number
  host: string
  /** Absent: the embedded server in `dataDir`. */
  databaseUrl: string | undefined
  /** The same database past the pooler that `databaseUrl` leads to; absent: there is none. */
  databaseDirectUrl: string | undefined
  dataDir: string
  /** The built web app. */
  webDir: string
  /** Where browsers find the app, e.g. `https://tri.example.org`; absent: whatever they asked for. */
  publicOrigin: string | undefined
  trustProxy: string[] | false
  sessionSecret: string | undefined
  /** Attempts to sign in or up, for each network and minute. */
  signInLimit: number
  /** Calls of one user in five minutes, and heavy calls in one, on each instance. */
  callLimit: number
  heavyCallLimit: number
  /** What Prometheus has to bring to read `/metrics`; absent: there are none. */
  metricsToken: string | undefined
  /** Milliseconds the process may be behind, on average over a second, before calls are refused; 0: however many. */
  maxLoopDelay: number
  /** MiB the process may take before calls are refused; 0: however many. */
  maxMemory: number
  logLevel: string
  /** Whether browsers keep a service worker; false takes it out of them. */
  opensOffline: boolean
  /** What tokens are closed with at rest, the newest first; empty: a key that the database keeps. */
  encryptionKeys: readonly string[]
  garmin: GarminEnv
  /** Absent: no mail is sent. */
  mail: MailEnv | undefined
  signUps: SignUpRules
  /** Absent: none are made. */
  backups: BackupEnv | undefined
}

/** Settings that cannot be; the message lists each with what it must be. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Reads the settings once. An empty variable counts as not set; relative paths start at the repository. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = variables.safeParse(set)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`)
    throw new EnvError(`Please correct these settings:\n${lines.join('\n')}`)
  }
  const values = result.data
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    dataDir: inRoot(values.DATA_DIR),
    webDir: inRoot(values.WEB_DIR),
    publicOrigin: values.PUBLIC_ORIGIN,
    trustProxy: values.TRUST_PROXY ?? false,
    sessionSecret: values.SESSION_SECRET,
    signInLimit: values.SIGN_IN_LIMIT,
    callLimit: values.CALL_LIMIT,
    heavyCallLimit: values.HEAVY_CALL_LIMIT,
    metricsToken: values.METRICS_TOKEN,
    maxLoopDelay: values.MAX_LOOP_DELAY,
    maxMemory: values.MAX_MEMORY,
    logLevel: values.LOG_LEVEL,
    opensOffline: values.OFFLINE === 'on',
    encryptionKeys: values.ENCRYPTION_KEY?.split(',').map((key) => key.trim()) ?? [],
    garmin: toGarminEnv(values),
    mail: toMailEnv(values),
    signUps: toSignUpRules(values),
    backups: toBackupEnv(values, inRoot),
  }
}
