/** The defaults of an athlete who has saved none. */
export const NO_DEFAULTS = {
  defaultSwimPace: null,
  defaultBikePace: null,
  defaultRunPace: null,
  experienceLevel: null,
  defaultWeeklySchedule: null,
} as const

/** All that an athlete may choose, who has chosen nothing yet. */
export const NOTHING_CHOSEN = {
  ...NO_DEFAULTS,
  units: null,
  poolUnits: null,
  poolLength: null,
  suggestsChanges: null,
  targetMethods: null,
  ownZones: null,
  currentTrainingPlanId: null,
  role: 'user',
} as const

/** What a file tells of a run of half an hour. */
export const MORNING_RUN = {
  part: 0,
  sport: 'run',
  name: 'Morning Run',
  startTime: '2026-11-21T06:00:00Z',
  localDay: '2026-11-21',
  duration: 1830,
  distance: 5000.4,
  averageHeartRate: 148,
  elevationGain: 35,
} as const
