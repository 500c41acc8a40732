/** What an athlete can allow, as Garmin names it. */
export const PERMISSIONS = [
  'ACTIVITY_EXPORT',
  'HEALTH_EXPORT',
  'WORKOUT_IMPORT',
  'COURSE_IMPORT',
  'MCT_EXPORT',
  'HISTORICAL_DATA_EXPORT',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** What the consent page says of each, and whether its box is ticked before anybody touches it. */
export const CONSENT: Record<Permission, { label: string; isTicked: boolean }> = {
  ACTIVITY_EXPORT: { label: 'Activities', isTicked: true },
  HEALTH_EXPORT: { label: 'Daily health stats', isTicked: true },
  WORKOUT_IMPORT: { label: 'Put workouts on my calendar and devices', isTicked: true },
  COURSE_IMPORT: { label: 'Put courses on my devices', isTicked: true },
  MCT_EXPORT: { label: "Women's health", isTicked: true },
  HISTORICAL_DATA_EXPORT: { label: 'Historical data: activities from before today', isTicked: false },
}
