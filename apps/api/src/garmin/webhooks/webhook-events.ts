import * as z from 'zod'
import { type Summary, summary } from '../activities/summary.js'

/** One thing that Garmin reports, about one of its accounts. */
export type GarminEvent =
  | { kind: 'activity'; garminUserId: string; isCorrection: boolean; summary: Summary }
  | { kind: 'ping'; garminUserId: string; isCorrection: boolean; callbackUrl: string }
  | { kind: 'deregistration'; garminUserId: string }
  | { kind: 'permissions'; garminUserId: string; permissions: string[]; changedAt: string | null }

export type Report = {
  events: GarminEvent[]
  /** Of the first record that names one. */
  garminUserId: string | null
  /** Records that are not understood, or not wanted, in words. */
  notes: string[]
}

/** Records of one call; a sane one has a few thousand at most. */
const MOST_RECORDS = 20_000
const MOST_NOTES = 5

const account = z.string().regex(/^[\w-]{1,100}$/)
const epoch = z.number().int().min(0).max(4_102_444_800)
const record = z.looseObject({ userId: account })
const details = z.looseObject({ summary: z.unknown() })
const ping = z.looseObject({ callbackURL: z.string().min(1).max(2048) })
const permissionChange = z.looseObject({
  // A list of what is allowed, or every name with true or false: both have been seen.
  permissions: z.union([
    z.array(z.string().max(100)).max(50),
    z.record(z.string().max(100), z.boolean()).transform((map) => Object.keys(map).filter((name) => map[name])),
  ]),
  changeTimeInSeconds: epoch.optional(),
})

type Read = (garminUserId: string, value: unknown) => GarminEvent | string

/** How the records under each key of a body are read; one address may be given for all of them. */
const READERS: Record<string, Read> = {
  activities: (user, value) => readActivity(user, value, false),
  manuallyUpdatedActivities: (user, value) => readActivity(user, value, true),
  activityDetails: (user, value) => readActivity(user, details.safeParse(value).data?.summary ?? value, false),
  deregistrations: (garminUserId) => ({ kind: 'deregistration', garminUserId }),
  userPermissionsChange: readPermissions,
  userPermissions: readPermissions,
  activityFiles: () => 'files are not fetched',
  moveIQActivities: () => 'movements that nobody recorded are not stored',
}

/** What a webhook's body reports, whatever else it holds. */
export function readReport(body: unknown): Report {
  const report: Report = { events: [], garminUserId: null, notes: [] }
  const note = (text: string) => {
    if (report.notes.length < MOST_NOTES && !report.notes.includes(text)) report.notes.push(text)
  }
  let left = MOST_RECORDS
  for (const [key, values] of Object.entries(typeof body === 'object' && body !== null ? body : {})) {
    const reader = Object.hasOwn(READERS, key) ? READERS[key] : undefined
    if (!reader || !Array.isArray(values)) continue
    if (values.length > left) note(`only the first ${MOST_RECORDS} records are read`)
    for (const [index, value] of values.slice(0, left).entries()) {
      const owner = record.safeParse(value).data?.userId
      const event = owner === undefined ? 'has no userId' : reader(owner, value)
      report.garminUserId ??= owner ?? null
      if (typeof event === 'string') note(`${key}[${index}]: ${event}`)
      else report.events.push(event)
    }
    left = Math.max(0, left - values.length)
  }
  if (report.events.length === 0 && report.notes.length === 0) note('holds nothing that is known here')
  return report
}

/** The record itself, or where to fetch it. */
function readActivity(garminUserId: string, value: unknown, isCorrection: boolean): GarminEvent | string {
  const pinged = ping.safeParse(value)
  if (pinged.success) return { kind: 'ping', garminUserId, isCorrection, callbackUrl: pinged.data.callbackURL }
  const read = summary.safeParse(value)
  if (read.success) return { kind: 'activity', garminUserId, isCorrection, summary: read.data }
  const [issue] = read.error.issues
  return `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not understood'}`.trim()
}

function readPermissions(garminUserId: string, value: unknown): GarminEvent | string {
  const read = permissionChange.safeParse(value)
  if (!read.success) return 'permissions are not understood'
  const { permissions, changeTimeInSeconds } = read.data
  const changedAt = changeTimeInSeconds === undefined ? null : new Date(changeTimeInSeconds * 1000).toISOString()
  return { kind: 'permissions', garminUserId, permissions, changedAt }
}
