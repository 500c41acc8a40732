import type { Migration } from 'kysely'
import { firstTables } from './steps/0001-first-tables.js'
import { sessionGeneration } from './steps/0002-session-generation.js'
import { garminCalls } from './steps/0003-garmin-calls.js'
import { poolLength } from './steps/0004-pool-length.js'
import { calendarChoices } from './steps/0005-calendar-choices.js'
import { instanceId } from './steps/0006-instance-id.js'
import { userKeys } from './steps/0007-user-keys.js'
import { directories } from './steps/0008-directories.js'
import { leases } from './steps/0009-leases.js'
import { afterRace } from './steps/0010-after-race.js'
import { sessionCodes } from './steps/0011-session-codes.js'
import { extraActivities } from './steps/0012-extra-activities.js'
import { raceResult } from './steps/0013-race-result.js'
import { timeOffAndRevisions } from './steps/0015-time-off-and-revisions.js'
import { presentFitness } from './steps/0016-present-fitness.js'
import { accountEvents } from './steps/accounts/0025-account-events.js'
import { accountLinks } from './steps/accounts/0026-account-links.js'
import { secondFactors } from './steps/accounts/0027-second-factors.js'
import { racesOnTheWay } from './steps/adapting/0017-races-on-the-way.js'
import { suggestsChanges } from './steps/adapting/0018-suggests-changes.js'
import { changedPlans } from './steps/adapting/0019-changed-plans.js'
import { thresholds } from './steps/adapting/0020-thresholds.js'
import { activityTracks } from './steps/adapting/0021-activity-tracks.js'
import { ownZones } from './steps/adapting/0039-own-zones.js'
import { settledFacts } from './steps/adapting/0040-settled-facts.js'
import { revisionsByToken } from './steps/adapting/0041-revisions-by-token.js'
import { rhythm } from './steps/adapting/0042-rhythm.js'
import { roles } from './steps/admin/0030-roles.js'
import { invites } from './steps/admin/0031-invites.js'
import { backupRuns } from './steps/admin/0032-backup-runs.js'
import { pastTraining } from './steps/past/0023-past-training.js'
import { accessTokens } from './steps/tokens/0038-access-tokens.js'

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
  '0015-time-off-and-revisions': timeOffAndRevisions,
  '0016-present-fitness': presentFitness,
  '0017-races-on-the-way': racesOnTheWay,
  '0018-suggests-changes': suggestsChanges,
  '0019-changed-plans': changedPlans,
  '0020-thresholds': thresholds,
  '0021-activity-tracks': activityTracks,
  '0023-past-training': pastTraining,
  '0025-account-events': accountEvents,
  '0026-account-links': accountLinks,
  '0027-second-factors': secondFactors,
  '0030-roles': roles,
  '0031-invites': invites,
  '0032-backup-runs': backupRuns,
  '0038-access-tokens': accessTokens,
  '0039-own-zones': ownZones,
  '0040-settled-facts': settledFacts,
  '0041-revisions-by-token': revisionsByToken,
  '0042-rhythm': rhythm,
}
