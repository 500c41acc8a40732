import type { RaceType } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { type Athlete, aimWorkouts, type TargetMethod } from '@tri/plan-engine/zones'
import type { PlannedWorkout } from '../plan/plan.js'
import { type EVERY_SEASON, realStoredPlan, SEASON_WEEKS } from './real-plans.js'

/** What of an athlete is known who goes by one method. */
export const KNOWN = { ftp: 240, lthr: { bike: 158, run: 168 } } as const

const measured = (sport: 'swim' | 'bike' | 'run', kind: Athlete['thresholds'][number]['kind'], value: number) =>
  ({ sport, kind, value, measuredOn: '2026-01-01', source: 'test' }) as const

/** An athlete of whom all is known, and who goes by one method in every sport that has it. */
const athleteBy = (method: TargetMethod): Athlete => ({
  thresholds: [
    measured('bike', 'ftp', KNOWN.ftp),
    measured('bike', 'lthr', KNOWN.lthr.bike),
    measured('run', 'lthr', KNOWN.lthr.run),
    measured('run', 'threshold-pace', 430),
    measured('swim', 'css', 98),
  ],
  methods: { swim: method, bike: method, run: method },
})

/** A season as it is stored, with the targets of such an athlete. */
export function aimedSheet(raceType: RaceType, level: (typeof EVERY_SEASON)[number][2], method: TargetMethod) {
  const sheet = realStoredPlan(raceType, level, SEASON_WEEKS)
  return { ...sheet, workouts: aimWorkouts(sheet.workouts, { raceType, ...sheet.calendar }, athleteBy(method)) }
}

/** Every session but those of the race. */
export const trainingIn = (
  workouts: readonly PlannedWorkout[],
): { workout: PlannedWorkout; exercise: TextExercise }[] =>
  workouts.flatMap((workout) =>
    workout.workoutType === 'race' ? [] : workout.exercises.map((exercise) => ({ workout, exercise })),
  )
