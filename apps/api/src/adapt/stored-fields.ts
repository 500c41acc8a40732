import type { ChangeableFields } from '@tri/api-contract'

type JsonField = 'weeklySchedule' | 'earlierSchedules' | 'earlierRhythms' | 'afterRace'

/** What a change of a plan may change of it, as it is stored. */
type StoredFields = Omit<ChangeableFields, JsonField> & Record<JsonField, string>

export const storedFields = ({
  weeklySchedule,
  earlierSchedules,
  earlierRhythms,
  afterRace,
  ...fields
}: ChangeableFields): StoredFields => ({
  ...fields,
  weeklySchedule: JSON.stringify(weeklySchedule),
  earlierSchedules: JSON.stringify(earlierSchedules),
  earlierRhythms: JSON.stringify(earlierRhythms),
  afterRace: JSON.stringify(afterRace),
})
