import { accountData } from '@tri/api-contract'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Database } from '../db/schema.js'
import { freshDatabase } from '../testing/fresh-database.js'

/** Tables of which the account's file holds nothing, and why. */
const LEFT_OUT: Record<string, string> = {
  access_tokens: 'keys to the account',
  account_events: 'what happened on this server',
  account_links: 'keys to the account',
  admin_acts: 'what was done to run this server',
  backup_runs: 'names no user',
  device_accounts: 'leads to the user; follows from the connection',
  garmin_connections: 'keys to another service',
  garmin_oauth_states: 'keys to another service',
  garmin_training_calls: 'names no user',
  garmin_watch_workouts: 'what was sent to the watch; follows from the plans',
  garmin_webhook_logs: 'calls of another service',
  idempotency_keys: 'calls of one day',
  invites: 'names no user',
  leases: 'names no user',
  login_names: 'leads to the user; follows from the account',
  passkeys: 'keys to the account',
  plan_revisions: 'how the plans came to be what they are: a way back on this server',
  plan_shares: 'keys to the plans',
  public_tokens: 'keys to the plans and the calendar',
  rate_limits: 'calls of some minutes',
  recovery_codes: 'keys to the account',
  revision_changes: 'the way back on this server, too',
  secrets: 'names no user',
  sessions: 'keys to the account',
  sign_in_steps: 'calls of some minutes',
  sign_ins: 'who came to this server',
  token_owners: 'keys to the account',
  totp: 'keys to the account',
}

/** Columns of the other tables that have no field of their name: keys, marks of this server, and what another field tells. */
const WITHOUT_FIELD = {
  activity_tracks: ['userId', 'activityId'],
  calendars: [
    ...['userId', 'tokenHash', 'tokenMadeAt', 'revision', 'changedAt'],
    ...['reminderRevision', 'reminderChangedAt', 'feedHash', 'feedChangedAt'],
  ],
  // Links stand in `link`, by their places in the file; of the data there is `deviceName`.
  garmin_activities: [
    ...['id', 'userId', 'activityData', 'linkedWorkoutId', 'linkedExerciseId', 'isAutomaticLink', 'receivedOrder'],
    // `importedWith`, by its place in the file.
    ...['createdAt', 'pastImportId'],
  ],
  past_imports: ['userId', 'id'],
  // `date`.
  season_races: ['userId', 'id', 'raceDate', 'createdAt'],
  // `isCurrent` tells the user's current one; deleted plans are not in the file.
  // `from` and `to`.
  thresholds: ['userId', 'id', 'createdAt'],
  time_off: ['userId', 'id', 'firstDay', 'lastDay', 'createdAt'],
  training_plans: ['id', 'userId', 'deletedAt', 'wasCurrent', 'version', 'declinedProposal', 'settledFacts'],
  users: ['id', 'password', 'currentTrainingPlanId', 'sessionGeneration', 'role', 'disabledAt'],
  workouts: [
    ...['id', 'trainingPlanId', 'totalDuration', 'isCompleted', 'garminActivityId'],
    ...['version', 'changedAt', 'userId'],
  ],
}

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let db: Kysely<Database>

beforeAll(async () => {
  fresh = await freshDatabase()
  db = fresh.db
})
afterAll(() => fresh.drop())

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

const { profile, preferences, plans, activities, imports, timeOff, races, thresholds } = (
  z.toJSONSchema(accountData, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
).properties as Record<string, Schema>

/** The names of the fields of an object, of a list's objects, or of what may be null. */
const fieldsOf = (schema: Schema | undefined): string[] => [
  ...Object.keys(schema?.properties ?? schema?.items?.properties ?? {}),
  ...(schema?.anyOf ?? []).flatMap(fieldsOf),
]

/** Where the columns of a table stand in the file. */
const FIELDS: Record<string, string[]> = {
  activity_tracks: fieldsOf(activities),
  calendars: [
    ...fieldsOf(preferences?.properties?.trainingTimes),
    ...fieldsOf(preferences?.properties?.calendarChoices),
  ],
  garmin_activities: fieldsOf(activities),
  past_imports: fieldsOf(imports),
  time_off: fieldsOf(timeOff),
  season_races: fieldsOf(races),
  thresholds: fieldsOf(thresholds),
  training_plans: fieldsOf(plans),
  users: [...fieldsOf(profile), ...fieldsOf(preferences)],
  workouts: fieldsOf(plans?.items?.properties?.workouts),
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('every table', () => {
  it('stands in the file with all data, column by column, or is left out of it for a reason', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' and is_generated = 'NEVER'
      order by table_name, ordinal_position`.execute(db)
    const missing: Record<string, string[]> = {}
    for (const { table, column } of rows) {
      const name = camelCase(column)
      if (!LEFT_OUT[table] && !FIELDS[table]?.includes(name)) missing[table] = [...(missing[table] ?? []), name]
    }
    const advice = 'a new column goes into account-data.ts, account-file.ts and import-account.ts, or into a list here'
    expect(missing, advice).toEqual(WITHOUT_FIELD)
  })

  it('that names a user loses its rows with the account', async () => {
    const { rows } = await sql<{ reference: string }>`
      select conrelid::regclass || ' (' || conname || ')' as reference from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype <> 'c'`.execute(db)
    expect(rows, 'references users on delete cascade').toEqual([])
  })
})
