import { DAY_NAMES } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { text } from '../base/fields.js'
import { route } from '../base/route.js'
import { plan, planFields } from '../plans/plan.js'
import { checkExported, filedAfterRace, filedWorkout } from './account-data.js'

const NO_FILE = 'This is not a TriPlan plan file. Please choose a file that ends in .triplan.json'

/** What the file says of a workout besides, for other programs; here it follows from the rest. */
const derived = {
  dayName: z.enum(DAY_NAMES),
  totalDuration: z.int().check(z.minimum(0)).check(z.describe('Minutes')),
  isCompleted: z.boolean(),
  garminActivityId: z.nullable(text(100)).check(z.describe('Of the account that the file came from; not taken over')),
}

const workoutInFile = z.strictObject({ ...filedWorkout.shape, ...derived }).check(
  z.superRefine((workout, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (workout.dayName !== DAY_NAMES[workout.day]) refuse('dayName', `This day is ${DAY_NAMES[workout.day]}`)
    const sum = workout.exercises.reduce((total, { duration }) => total + duration, 0)
    if (workout.totalDuration !== sum) refuse('totalDuration', `The exercises of this workout take ${sum} minutes`)
    if (workout.isCompleted !== (workout.completedAt !== null))
      refuse('completedAt', 'A completed workout has a time, and an open one has none')
  }),
)

/** A `.triplan.json` file, version 1, as `@tri/plan-files` writes it. */
export const planFile = z
  .strictObject(
    {
      format: z.literal('triplan', NO_FILE),
      version: z.literal(1, 'This plan file was written by another version of TriPlan and cannot be read here'),
      plan: z.strictObject({ ...planFields, afterRace: filedAfterRace }),
      workouts: z.array(workoutInFile).check(z.maxLength(2_000)),
    },
    NO_FILE,
  )
  .check(
    z.superRefine(({ plan, workouts }, context) =>
      checkExported({ ...plan, workouts }, (path, message) =>
        context.addIssue({ code: 'custom', path: path === 'workouts' ? [path] : ['plan', path], message }),
      ),
    ),
  )
export type PlanFile = z.infer<typeof planFile>

/** Room for a plan of two years with two sessions a day. */
const MAX_FILE_BYTES = 8 * 1024 * 1024

export const planFileRoutes = {
  bringIn: route({
    method: 'POST',
    path: '/api/training-plans/import',
    access: 'user',
    changes: ['plans', 'workouts', 'account'],
    summary: 'Add the plan of a plan file (.triplan.json) with its workouts',
    body: planFile,
    answer: plan,
    texts: true,
    status: 201,
    maxBytes: MAX_FILE_BYTES,
  }),
}
