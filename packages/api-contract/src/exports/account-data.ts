import { CUES, type Exercise, MAX_WEEKS, type SessionStep, STEP_KINDS, WORKOUT_TYPES, ZONES } from '@tri/plan-engine'
import * as z from 'zod/mini'
import {
  currentPaces,
  experienceLevel,
  flatLine,
  instant,
  isoDay,
  poolLength,
  poolUnits,
  text,
  units,
  weekday,
  weeklySchedule,
} from '../base/fields.js'
import { calendarChoices, trainingTimes } from '../plans/calendar.js'
import {
  doneMinutes,
  exerciseCode,
  exerciseId,
  fuel,
  intensity,
  origin,
  sessionNote,
  sessionType,
  storedActual,
} from '../plans/exercise.js'
import { checkPlan, planFields, storedPlanName } from '../plans/plan.js'
import { MAX_EXERCISES, week } from '../plans/workout-edits.js'
import { accountActivity, checkActivities, MAX_ACTIVITIES } from './account-activity.js'

const NO_FILE = 'This is not a TriPlan file. Please choose one that you downloaded from your settings'
/** Plans a user may have. */
export const MAX_PLANS = 50
/** More than the densest plan of two years holds. */
const MAX_SESSIONS = 2_000

/** Seconds, metres or a pace: not negative, and not beyond what a person can do. */
const amount = z.number().check(z.minimum(0), z.maximum(1_000_000))
const count = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** An instant that a database can hold. */
const pastInstant = instant.check(z.regex(/^(?:19[7-9]|2[01])/, 'Please give a time of this or the last century'))

const OF_BEFORE = 'only in files of earlier versions'

const reason = z.strictObject({
  rule: flatLine(200).check(z.describe('The stable name of the rule')),
  inputs: z
    .record(
      text(200),
      z.union([
        flatLine(1000).check(z.describe('Words')),
        z.number().check(z.describe('In the unit of its name')),
        z.boolean(),
      ]),
    )
    .check(
      z.refine((inputs) => Object.keys(inputs).length <= 100, 'A reason has at most 100 inputs'),
      z.meta({ description: 'What the rule was given', maxProperties: 100 }),
    ),
  source: flatLine(1000).check(
    z.describe('What the rule rests on: the key of a publication, in files of before its citation'),
  ),
  sentence: z.exactOptional(flatLine(1000).check(z.describe(`The reason in words; ${OF_BEFORE}`))),
})

const step = z.strictObject({
  kind: z.enum(STEP_KINDS),
  seconds: count.check(z.describe('Seconds')),
  metres: z.exactOptional(amount).check(z.describe('Metres')),
  zone: z.enum(ZONES),
  target: z
    .exactOptional(
      z.strictObject({
        from: amount.check(z.describe('The slower end')),
        to: amount.check(z.describe('The faster end')),
      }),
    )
    .check(
      z.describe(
        "In the sport's pace, from the slower end to the faster one: seconds per 100 m, miles an hour, seconds per mile",
      ),
    ),
  cue: z.exactOptional(z.enum(CUES)).check(z.describe('How it is done; absent where the kind tells it')),
  label: z.exactOptional(flatLine(200)).check(z.describe(`What to do, in words; ${OF_BEFORE}`)),
})
const steps = z.array(step).check(z.maxLength(100))
const sessionStep = z.union([
  z.strictObject({ repeat: z.int().check(z.minimum(1), z.maximum(1000), z.describe('Rounds')), steps }),
  step,
]) satisfies z.ZodMiniType<SessionStep>

const exercise = z.strictObject({
  id: exerciseId,
  code: z.exactOptional(exerciseCode),
  type: sessionType,
  name: z.exactOptional(
    flatLine(200).check(z.describe(`What the exercise is called; where the athlete named it, ${OF_BEFORE}`)),
  ),
  duration: doneMinutes,
  distance: flatLine(200).check(z.describe('With its unit, like 1450 m or 17.5 mi')),
  pace: flatLine(200).check(z.describe('Of the work, with its unit, like 1:51/100m, 19.0 mph or 8:04/mi')),
  intensity,
  linked: z.exactOptional(z.boolean().check(z.describe('Whether it is done straight after the one before it'))),
  fuel: z.exactOptional(fuel),
  notes: z.exactOptional(text(2000).check(z.describe(`What it is for; ${OF_BEFORE}`))),
  origin: z.exactOptional(origin),
  note: z.exactOptional(sessionNote),
  steps: z.array(sessionStep).check(z.maxLength(100)),
  reasons: z.array(reason).check(z.maxLength(100)),
}) satisfies z.ZodMiniType<Exercise>

/** More days than a plan holds after its race. */
const MAX_AFTER_RACE = 28

/** Left out by files of before there were any. */
export const filedAfterRace = z.exactOptional(
  z.array(z.extend(exercise, { date: isoDay })).check(z.maxLength(MAX_AFTER_RACE)),
)

/** A workout without what follows from the rest of it. */
export const filedWorkout = z.strictObject({
  week,
  day: weekday,
  workoutType: z.enum(WORKOUT_TYPES),
  exercises: z.array(exercise).check(z.maxLength(MAX_SESSIONS)),
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
