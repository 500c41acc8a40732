import type { User } from '@tri/api-contract'

/** Who has just made an account and chosen nothing. */
export const newcomer: User = {
  id: 1,
  username: 'ann@example.org',
  defaultSwimPace: null,
  defaultBikePace: null,
  defaultRunPace: null,
  experienceLevel: null,
  defaultWeeklySchedule: null,
  units: null,
  poolUnits: null,
  poolLength: null,
  currentTrainingPlanId: null,
}
