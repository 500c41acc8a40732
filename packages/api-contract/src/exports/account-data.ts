import { MAX_WEEKS, WORKOUT_TYPES } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { MAX_RACES, newRace } from '../adapt/races.js'
import { MAX_THRESHOLDS, newThreshold, ownZones, targetMethods } from '../adapt/thresholds.js'
import { MAX_TIME_OFF, newTimeOff } from '../adapt/time-off.js'
import {
  currentPaces,
  experienceLevel,
  flatLine,
  instant,
  isoDay,
  poolLength,
  poolUnits,
  racePriority,
  text,
  units,
  weekday,
  weeklySchedule,
} from '../base/fields.js'
import { calendarChoices, trainingTimes } from '../plans/calendar.js'
import { storedActual } from '../plans/exercise.js'
import { filedExercise } from '../plans/filed-exercise.js'
import { checkPlan, planFields, storedPlanName } from '../plans/plan.js'
import { raceResult } from '../plans/race-result.js'
import { MAX_EXERCISES, week } from '../plans/workout-edits.js'
import { accountActivity, checkActivities, MAX_ACTIVITIES } from './account-activity.js'
import { MAX_IMPORTS } from './past-training.js'

const NO_FILE = 'This is not a TriPlan file. Please choose one that you downloaded from your settings'
/** Plans a user may have. */
export const MAX_PLANS = 50
/** More than the densest plan of two years holds. */
const MAX_SESSIONS = 2_000

const count = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** An instant that a database can hold. */
const pastInstant = instant.check(z.regex(/^(?:19[7-9]|2[01])/, 'Please give a time of this or the last century'))

/** More days than a plan holds after its race. */
const MAX_AFTER_RACE = 28

/** Left out by files of before there were any. */
export const filedAfterRace = z.exactOptional(
  z.array(z.extend(filedExercise, { date: isoDay })).check(z.maxLength(MAX_AFTER_RACE)),
)

/** A workout without what follows from the rest of it. */
export const filedWorkout = z.strictObject({
  week,
  day: weekday,
  workoutType: z.enum(WORKOUT_TYPES),
  /** Left out by files of before there were any but the goal race. */
  priority: z.optional(z.nullable(racePriority)),
  exercises: z.array(filedExercise).check(z.maxLength(MAX_SESSIONS)),
  completedAt: z.nullable(pastInstant).check(z.describe('Null for a workout that is still open')),
  actualExercises: z.nullable(z.array(storedActual).check(z.maxLength(MAX_EXERCISES))),
  actualDuration: z.nullable(count).check(z.describe('Minutes')),
  notes: z.nullable(text(2000)).check(z.describe('Notes')),
})
export type ExportedWorkout = z.infer<typeof filedWorkout>

/** What a file holds of a plan besides its workouts. */
export const filedPlanFrame = z.object({
  ...planFields,
  name: storedPlanName
    .check(z.trim(), z.minLength(1, 'Plan name is required'))
    .check(z.describe('What the exercise is called')),
  createdAt: pastInstant,
  isCurrent: z.boolean(),
  afterRace: filedAfterRace,
  result: z.exactOptional(z.nullable(raceResult)).check(z.describe('What the race came to; left out by older files')),
})

/** A plan with its workouts, and with them alone. */
export const filedPlan = z
  .strictObject({
    ...filedPlanFrame.shape,
    workouts: z.array(filedWorkout).check(z.maxLength(MAX_SESSIONS)),
  })
  .check(
    z.superRefine((plan, context) => {
      const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      checkExported(plan, refuse)
    }),
  )
export type ExportedPlan = z.infer<typeof filedPlan>

type Filed = Parameters<typeof checkPlan>[0] & {
  workouts: readonly Pick<ExportedWorkout, 'week' | 'exercises'>[]
  afterRace?: readonly { date: string }[]
}

/** Tells what of a plan with its workouts, each right by itself, does not fit together. */
export function checkExported(plan: Filed, refuse: (path: string, message: string) => void): void {
  checkPlan(plan, refuse)
  if (plan.workouts.some((workout) => workout.week > Math.min(plan.totalWeeks, MAX_WEEKS)))
    refuse('workouts', `This plan has ${plan.totalWeeks} weeks; a workout lies outside of them`)
  const ids = plan.workouts.flatMap(({ exercises }) => exercises.map(({ id }) => id))
  if (new Set(ids).size < ids.length) refuse('workouts', 'An exercise stands in this plan twice')
  if (plan.afterRace?.some(({ date }) => date <= plan.raceDate))
    refuse('afterRace', 'A session after the race stands before it')
}

const accountPreferences = z.strictObject({
  defaultSwimPace: z.nullable(currentPaces.swim),
  defaultBikePace: z.nullable(currentPaces.bike),
  defaultRunPace: z.nullable(currentPaces.run),
  experienceLevel: z.nullable(experienceLevel),
  defaultWeeklySchedule: z.nullable(weeklySchedule),
  units: z.optional(z.nullable(units)),
  poolUnits: z.optional(z.nullable(poolUnits)),
  poolLength: z.optional(z.nullable(poolLength)),
  suggestsChanges: z.optional(z.nullable(z.boolean())),
  targetMethods: z.optional(z.nullable(targetMethods)),
  ownZones: z.optional(z.nullable(ownZones)),
  /** Null until start times were chosen. */
  trainingTimes: z.optional(z.nullable(trainingTimes)),
  calendarChoices: z.optional(calendarChoices),
})

const accountFile = z.strictObject(
  {
    format: z.literal('triplan-account', NO_FILE),
    version: z.literal(1, 'This file was made by another version of TriPlan and cannot be read here'),
    exportedAt: pastInstant,
    profile: z.strictObject({
      username: flatLine(254).check(z.describe('The e-mail address')),
      createdAt: pastInstant,
    }),
    preferences: accountPreferences,
    plans: z.array(filedPlan).check(z.maxLength(MAX_PLANS, `A file holds at most ${MAX_PLANS} plans`)),
    /** The earliest first; left out by files of before it was told. */
    timeOff: z.optional(
      z.array(newTimeOff).check(z.maxLength(MAX_TIME_OFF, `A file holds at most ${MAX_TIME_OFF} times off`)),
    ),
    /** The same. */
    races: z.optional(z.array(newRace).check(z.maxLength(MAX_RACES, `A file holds at most ${MAX_RACES} races`))),
    /** The oldest first; left out by files of before there were any. */
    thresholds: z.optional(
      z.array(newThreshold).check(z.maxLength(MAX_THRESHOLDS, `A file holds at most ${MAX_THRESHOLDS} thresholds`)),
    ),
    /** The same: what was read of files of before, for its activities to be removed together. */
    imports: z.optional(
      z
        .array(z.strictObject({ name: flatLine(100).check(z.describe('What was read')), createdAt: pastInstant }))
        .check(z.maxLength(MAX_IMPORTS, `A file holds at most ${MAX_IMPORTS} imports`)),
    ),
    /** The oldest first; left out by files of before there were any. */
    activities: z.optional(
      z.array(accountActivity).check(z.maxLength(MAX_ACTIVITIES, `A file holds at most ${MAX_ACTIVITIES} activities`)),
    ),
  },
  NO_FILE,
)

/** Everything an account holds but the password, its sessions and keys to other services; plans in the order they were made. */
export const accountData = accountFile.check(
  z.superRefine((file, context) =>
    checkActivities(file, (message) => context.addIssue({ code: 'custom', path: ['activities'], message })),
  ),
)

export type AccountData = z.infer<typeof accountData>
