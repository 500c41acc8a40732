/**
 * Where each answer is kept in the cache: by noun, then by what of it. A shorter key stands for all that begins with it, so that
 * whatever is known of a noun can be asked anew at once.
 */
export const keys = {
  user: () => ['user'] as const,
  plans: () => ['plans'] as const,
  planList: () => ['plans', 'list'] as const,
  currentPlan: () => ['plans', 'current'] as const,
  /** Of all plans. */
  workouts: () => ['workouts'] as const,
  plan: (id: number) => ({ workouts: () => ['workouts', id] as const }),
  activities: () => ['activities'] as const,
  garmin: () => ['garmin'] as const,
  garminConnection: () => ['garmin', 'connection'] as const,
  garminSettings: () => ['garmin', 'settings'] as const,
  calendar: () => ['calendar'] as const,
  sharedPlan: (token: string) => ['sharing', token] as const,
  signIns: () => ['sign-ins'] as const,
  latestSignIns: () => ['sign-ins', 'latest'] as const,
  wrongPasswords: () => ['sign-ins', 'wrong passwords'] as const,
}
