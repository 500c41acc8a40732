import * as z from 'zod'

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const unitOf = (value: string): number => {
  if (value.endsWith('m')) return UNITS.m
  return value.endsWith('h') ? UNITS.h : UNITS.d
}
const SHORTEST = 5 * UNITS.m

const every = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a time like 24h, 30m or 7d')
  .transform((value) => Number(value.slice(0, -1)) * unitOf(value))
  .refine(
    (milliseconds) => milliseconds >= SHORTEST && milliseconds <= 90 * UNITS.d,
    'must be 5m at least and 90d at most',
  )

export const backupVariables = {
  BACKUP_EVERY: every.optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1, 'must be 1 at least').max(1000, 'must be 1000 at most').default(14),
  BACKUP_FOLDER: z.string().default('backups'),
}

/** Backups that TriPlan makes by itself. */
export type BackupEnv = {
  /** Milliseconds from one to the next. */
  every: number
  /** How many are kept; the oldest go. */
  keep: number
  folder: string
}

type Values = { BACKUP_EVERY?: number | undefined; BACKUP_KEEP: number; BACKUP_FOLDER: string }

/** Undefined: none are made. `inRoot` finds a folder from the repository. */
export const toBackupEnv = (values: Values, inRoot: (path: string) => string): BackupEnv | undefined =>
  values.BACKUP_EVERY === undefined
    ? undefined
    : { every: values.BACKUP_EVERY, keep: values.BACKUP_KEEP, folder: inRoot(values.BACKUP_FOLDER) }
