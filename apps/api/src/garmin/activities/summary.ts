import type { Sport } from '@tri/plan-engine'
import type { Insertable } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/schema.js'

/** Text that fits: cut, without what a database cannot store. */
const words = (max: number) =>
  z.string().transform((value) => value.toWellFormed().replaceAll('\u0000', '').trim().slice(0, max).toWellFormed())

/** A number that is left out when it is none that can be. */
const amount = (max: number) => z.number().min(0).max(max).optional().catch(undefined)
const signed = (max: number) => z.number().min(-max).max(max).optional().catch(undefined)

/** Seconds since 1970, from 1990 to 2100. */
const time = z.number().int().min(631_152_000).max(4_102_444_800)
/** Watches are at most 14 hours ahead, 12 behind. */
const offset = z.number().int().min(-50_400).max(50_400)
const MOST_SECONDS = 600_000

/** An activity as Garmin reports it, with what is of use here; the rest is passed over. */
export const summary = z.object({
  summaryId: z
    .string()
    .regex(/^[\w.:-]{1,100}$/)
    .optional(),
  activityId: z.union([z.number().int().positive(), z.string().regex(/^[\w.:-]{1,80}$/)]).transform(String),
  activityName: words(200).optional().catch(undefined),
  activityType: words(50).optional().catch(undefined),
  startTimeInSeconds: time,
  startTimeOffsetInSeconds: offset.optional().catch(undefined),
  durationInSeconds: z.number().min(0).max(MOST_SECONDS),
  distanceInMeters: amount(3_000_000),
  averagePaceInMinutesPerKilometer: amount(10_000),
  averageSpeedInMetersPerSecond: amount(200),
  averageHeartRateInBeatsPerMinute: amount(300),
  maxHeartRateInBeatsPerMinute: amount(300),
  activeKilocalories: amount(100_000),
  totalElevationGainInMeters: amount(100_000),
  elevationGainInMeters: amount(100_000),
  totalElevationLossInMeters: amount(100_000),
  maxSpeedInMetersPerSecond: amount(200),
  averageRunCadenceInStepsPerMinute: amount(1_000),
  averageBikeCadenceInRoundsPerMinute: amount(1_000),
  averageBikingCadenceInRevPerMinute: amount(1_000),
  averageSwimCadenceInStrokesPerMinute: amount(1_000),
  numberOfActiveLengths: amount(10_000),
  startingLatitudeInDegree: signed(90),
  startingLongitudeInDegree: signed(180),
  steps: amount(1_000_000),
  deviceName: words(100).optional().catch(undefined),
  manual: z.boolean().optional().catch(undefined),
  isWebUpload: z.boolean().optional().catch(undefined),
  isParent: z.boolean().optional().catch(undefined),
  parentSummaryId: z
    .union([z.string().regex(/^[\w.:-]{1,100}$/), z.number().int().positive()])
    .transform(String)
    .optional()
    .catch(undefined),
})
export type Summary = z.output<typeof summary>

/** What of a summary has a column of its own, or none that is wanted. */
const IN_COLUMNS = [
  'activityId',
  'activityName',
  'activityType',
  'startTimeInSeconds',
  'durationInSeconds',
  'distanceInMeters',
  'averagePaceInMinutesPerKilometer',
  'averageSpeedInMetersPerSecond',
  'averageHeartRateInBeatsPerMinute',
  'maxHeartRateInBeatsPerMinute',
  'activeKilocalories',
  // Where somebody lives is nobody's business here.
  'startingLatitudeInDegree',
  'startingLongitudeInDegree',
] as const satisfies (keyof Summary)[]

/** Whether it is no training of its own: the whole of several legs, which come too, or the change between them. */
export const isPassedOver = ({ isParent, activityType = '' }: Summary): boolean =>
  isParent === true || /TRANSITION/i.test(activityType)

/** A summary as our row; `owner` and the row's bookkeeping are the caller's. */
export function toColumns(one: Summary) {
  const { startTimeOffsetInSeconds: ahead = 0, distanceInMeters: metres = 0, durationInSeconds: seconds } = one
  const activityType = one.activityType?.toUpperCase().replaceAll(' ', '_') || 'OTHER'
  const sport = sportOf(activityType)
  return {
    garminActivityId: one.activityId,
    activityName: one.activityName || NAMES[sport ?? 'other'],
    activityType,
    sport,
    startTime: new Date(one.startTimeInSeconds * 1000).toISOString(),
    localDay: new Date((one.startTimeInSeconds + ahead) * 1000).toISOString().slice(0, 10),
    duration: Math.round(seconds),
    distance: metres,
    averagePace: one.averagePaceInMinutesPerKilometer ?? (metres > 0 ? seconds / 60 / (metres / 1000) : null),
    averageSpeed: one.averageSpeedInMetersPerSecond ?? (seconds > 0 && metres > 0 ? metres / seconds : null),
    averageHeartRate: rounded(one.averageHeartRateInBeatsPerMinute),
    maxHeartRate: rounded(one.maxHeartRateInBeatsPerMinute),
    calories: rounded(one.activeKilocalories),
    elevationGain: one.totalElevationGainInMeters ?? one.elevationGainInMeters ?? null,
    activityData: JSON.stringify({ ...one, ...Object.fromEntries(IN_COLUMNS.map((name) => [name, undefined])) }),
  } satisfies Partial<Insertable<Database['garmin_activities']>>
}

const rounded = (value: number | undefined) => (value === undefined ? null : Math.round(value))

const NAMES: Record<Sport | 'other', string> = { swim: 'Swim', bike: 'Ride', run: 'Run', other: 'Activity' }

/** Garmin's types, by what their names have in common. */
const SPORT_PATTERNS: readonly (readonly [Sport, RegExp])[] = [
  ['run', /RUN/],
  ['bike', /CYCLING|BIKING|RIDE|BMX/],
  ['swim', /SWIM/],
]

/** null for a type that is none of the three, or several of them. */
export function sportOf(activityType: string): Sport | null {
  if (/TRANSITION|MULTI_?SPORT|SWIMRUN|MOTOR/.test(activityType)) return null
  return SPORT_PATTERNS.find(([, pattern]) => pattern.test(activityType))?.[0] ?? null
}
