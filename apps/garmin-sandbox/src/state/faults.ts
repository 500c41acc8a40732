import * as z from 'zod'

/** Calls that a fault can be kept to. */
const API_CALLS = [
  'any',
  'token',
  'with a token',
  'user id',
  'deregistration',
  'backfill',
  'create workout',
  'delete workout',
  'any of workouts',
] as const

/** What can be made to go wrong, or to be said in the other way that Garmin is known to say it. */
export const faults = z.strictObject({
  /** Each call to the partner is made twice. */
  duplicate: z.boolean(),
  /** Seconds that calls to the partner are held back. */
  lateSeconds: z.int().min(0).max(86_400),
  /** Of several calls, and of the activities in one, the last comes first. */
  outOfOrder: z.boolean(),
  /** How data reach the partner: in the call itself, or to be fetched from an address in it. */
  delivery: z.enum(['push', 'ping']),
  /** What the next calls of the API are answered with; with `lost` the work is done and no answer comes. */
  api: z.enum(['none', '400', '401', '404', '429', '500', 'slow', 'lost']),
  /** Which calls `api` meets. */
  apiCall: z.enum(API_CALLS),
  /** How many calls `api` still meets. */
  apiCalls: z.int().min(0).max(10_000),
  slowSeconds: z.int().min(0).max(60),
  /** What a 429 says of when to come again; 0: nothing. */
  retryAfterSeconds: z.int().min(0).max(86_400),
  /** How many of the next questions for permissions fail, as they can right after a consent. */
  permissionFailures: z.int().min(0).max(100),
  /** `["ACTIVITY_EXPORT"]`, or the same inside of `{"permissions": ...}`. */
  permissionShape: z.enum(['list', 'object']),
  /** A list of what is allowed, or every name with true or false; both have been seen. */
  permissionChangeShape: z.enum(['list', 'map']),
  permissionChangeKey: z.enum(['userPermissionsChange', 'userPermissions']),
  activityIds: z.enum(['number', 'text']),
  /** `{"scheduleId": 1}`, or just `1`. */
  scheduleShape: z.enum(['object', 'number']),
  /** The portal's switch for activities is off: a backfill is answered 400. */
  backfillDisabled: z.boolean(),
  /** How far history reaches back: what is older is a 400 with the earliest time, or a 401. */
  history: z.enum(['five years', '30 days before connecting']),
  rateLimits: z.enum(['evaluation', 'production', 'off']),
})
export type Faults = z.infer<typeof faults>

export const NO_FAULTS: Faults = {
  duplicate: false,
  lateSeconds: 0,
  outOfOrder: false,
  delivery: 'push',
  api: 'none',
  apiCall: 'any',
  apiCalls: 0,
  slowSeconds: 5,
  retryAfterSeconds: 0,
  permissionFailures: 0,
  permissionShape: 'list',
  permissionChangeShape: 'list',
  permissionChangeKey: 'userPermissionsChange',
  activityIds: 'number',
  scheduleShape: 'object',
  backfillDisabled: false,
  history: 'five years',
  rateLimits: 'evaluation',
}
