import type {
  AccountData,
  ActivityFile,
  ImportedActivity,
  KeptActivity,
  NewPastTraining,
  NewPlan,
  PlanFile,
} from '@tri/api-contract'
import { addDays, defaultSchedule, type Exercise, isSport, type Sport, weeksUntil } from '@tri/plan-engine'

const TODAY = new Date()
/** The latest Friday; on the day that tests usually take place on, 20 November 2026. */
export const START = addDays(TODAY.toISOString().slice(0, 10), -((TODAY.getUTCDay() + 2) % 7))

/** An Olympic race on a Sunday, 14 weeks and two days after the plan's first day. */
export function newPlan(changes: Partial<NewPlan> = {}): NewPlan {
  const raceDate = changes.raceDate ?? addDays(START, 14 * 7 + 2)
  return {
    name: 'Spring race',
    raceType: 'olympic',
    swimDistance: '0.93',
    bikeDistance: '25',
    runDistance: '6.2',
    raceDate,
    startDate: START,
    totalWeeks: weeksUntil(START, raceDate),
    experienceLevel: 'intermediate',
    currentSwimPace: '2:00',
    currentBikePace: '18.0',
    currentRunPace: '8:30',
    goalFinishTime: null,
    goalSwimPace: '1:55',
    goalBikePace: '18.8',
    goalRunPace: '8:10',
    weeklySchedule: defaultSchedule('olympic').map((day) => ({ ...day })),
    ...changes,
  }
}

/** A downloaded file with one plan and no workouts. */
export const accountFile = (changes: Partial<AccountData> = {}): AccountData => ({
  format: 'triplan-account',
  version: 1,
  exportedAt: '2026-11-20T08:00:00.000Z',
  profile: { username: 'ann@example.org', createdAt: '2026-11-01T08:00:00.000Z' },
  preferences: {
    defaultSwimPace: null,
    defaultBikePace: null,
    defaultRunPace: null,
    experienceLevel: null,
    defaultWeeklySchedule: null,
  },
  plans: [{ ...newPlan(), createdAt: '2026-11-20T08:00:00.000Z', isCurrent: true, workouts: [] }],
  ...changes,
})

/** A race so many weeks ahead, for quick plans. */
export const shortPlan = (weeks = 2): NewPlan => newPlan({ raceDate: addDays(START, weeks * 7) })

/** A plan file without workouts. */
export const planFile = (changes: Partial<PlanFile> = {}): PlanFile => ({
  format: 'triplan',
  version: 1,
  plan: newPlan(),
  workouts: [],
  ...changes,
})

/** A ride of an hour at seven in the morning of a day, as it is kept of files of before. */
export const pastRide = (localDay: string, changes: Partial<KeptActivity> = {}): KeptActivity => ({
  sport: 'bike',
  name: 'Morning Ride',
  startTime: `${localDay}T07:00:00Z`,
  localDay,
  duration: 3600,
  distance: 30_000,
  averageHeartRate: 140,
  maxHeartRate: 165,
  calories: null,
  elevationGain: 210,
  weightedWatts: 205,
  ...changes,
})

/** Such a ride on each of some days. */
export const pastTraining = (...days: readonly string[]): NewPastTraining => ({
  name: 'export.zip',
  activities: days.map((day) => pastRide(day)),
})

/** A file with a run of half an hour; `letter` tells files apart. */
/** The sport of an activity that was this exercise. */
export const sportOf = (exercise: Pick<Exercise, 'type'> | undefined): Sport | null =>
  exercise && isSport(exercise.type) ? exercise.type : null

export const activityFile = (letter: string, changes: Partial<ImportedActivity> = {}): ActivityFile => ({
  fileHash: letter.repeat(64),
  fileKind: 'fit',
  replaces: false,
  activities: [
    {
      part: 0,
      sport: 'run',
      name: 'Morning Run',
      startTime: '2026-11-21T06:00:00Z',
      localDay: '2026-11-21',
      duration: 1830,
      distance: 5000.4,
      averageHeartRate: 148,
      maxHeartRate: 171,
      calories: 400,
      elevationGain: 35,
      link: null,
      ...changes,
    },
  ],
})
