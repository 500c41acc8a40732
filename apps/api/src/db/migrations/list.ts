import type { Migration } from 'kysely'
import { firstTables } from './0001-first-tables.js'
import { sessionGeneration } from './0002-session-generation.js'
import { garminCalls } from './0003-garmin-calls.js'
import { poolLength } from './0004-pool-length.js'
import { calendarChoices } from './0005-calendar-choices.js'
import { instanceId } from './0006-instance-id.js'
import { userKeys } from './0007-user-keys.js'
import { directories } from './0008-directories.js'
import { leases } from './0009-leases.js'
import { afterRace } from './0010-after-race.js'
import { sessionCodes } from './0011-session-codes.js'
import { extraActivities } from './0012-extra-activities.js'
import { raceResult } from './0013-race-result.js'

/** In the order of their names. Imported one by one, so that they survive bundling. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-session-generation': sessionGeneration,
  '0003-garmin-calls': garminCalls,
  '0004-pool-length': poolLength,
  '0005-calendar-choices': calendarChoices,
  '0006-instance-id': instanceId,
  '0007-user-keys': userKeys,
  '0008-directories': directories,
  '0009-leases': leases,
  '0010-after-race': afterRace,
  '0011-session-codes': sessionCodes,
  '0012-extra-activities': extraActivities,
  '0013-race-result': raceResult,
}
