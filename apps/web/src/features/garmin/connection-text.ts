import type { GarminConnection, GarminSettings } from '@tri/api-contract'
import { momentText } from '../../lib/texts/activity-text.js'

type Fact = readonly [name: string, value: string]

/** What a standing connection is and allows, name by name. */
export const connectionFacts = (
  { permissions, lastSyncedAt, canSync, canSendWorkouts }: GarminSettings,
  { garminUserId }: GarminConnection,
): Fact[] => [
  ['Garmin user', shortened(garminUserId ?? 'not known')],
  ['Activities', allowed(permissions.length === 0 || permissions.includes('ACTIVITY_EXPORT'))],
  ['Historical data', allowed(canSync)],
  ['Workouts to the watch', allowed(canSendWorkouts)],
  ['Last data', lastSyncedAt ? momentText(lastSyncedAt) : 'none yet'],
]

const allowed = (isAllowed: boolean) => (isAllowed ? 'allowed' : 'not allowed')

/** Garmin's ids have 32 digits and more; the first ones tell accounts apart. */
const shortened = (id: string) => (id.length > 14 ? `${id.slice(0, 12)}...` : id)
