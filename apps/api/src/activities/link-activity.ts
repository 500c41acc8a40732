import type { ActivityLink, GarminActivity, Workout } from '@tri/api-contract'
import { type Exercise, isSport, type Sport } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { HttpError, orNotFound } from '../http/errors.js'
import {
  announceWorkout,
  COUNTED,
  findWorkout,
  lockWorkout,
  type StoredWorkout,
  updateWorkout,
} from '../workouts/workouts.repository.js'
import { viewActivity } from './activity-view.js'
import { fillIn } from './fill-in.js'
import {
  clearLink,
  filledEntries,
  linksOf,
  lockActivity,
  type StoredActivity,
  storeLink,
  storeTrace,
} from './links.repository.js'
import { sessionName } from './session-name.js'
import { snapshotOf } from './snapshot.js'

type Linked = { activity: DeepReadonly<GarminActivity>; workout: DeepReadonly<Workout> | null }

/** What to link, and how. */
export type LinkRequest = ActivityLink & {
  /** The exercise that was done; left out: the one of the activity's sport, the nearest in time. */
  exerciseId?: string
  isAutomatic?: boolean
  /** Whether the athlete agreed that their own entry is replaced. */
  replaces?: boolean
}

/** Links an activity to a workout and answers both; a Refusal when one is not the user's, or cannot be linked. */
export const linkActivity = (db: Kysely<Database>, userId: number, link: LinkRequest): Promise<Linked> =>
  inTransaction(db, async (transaction) => {
    const { before, ...sides } = await linkWithin(transaction, userId, link)
    const { workout } = sides
    const replaced = before && { ...snapshotOf(before.workout, workout), isExtra: before.activity.isExtra }
    if (replaced) await storeTrace(transaction, userId, sides.activity.id, replaced)
    const { activity } = sides
    return { activity: await viewActivity(transaction, userId, activity), workout }
  })

/** The same within a transaction, with the rows as they are stored; linking twice changes nothing. */
export async function linkWithin(transaction: Db, userId: number, link: LinkRequest) {
  const activity = orNotFound(await lockActivity(transaction, userId, link.garminActivityId), 'Activity')
  const workout = orNotFound(await lockWorkout(transaction, userId, link.workoutId), 'Workout')
  if (activity.linkedWorkoutId === workout.id) return { activity, workout, before: undefined }
  if (activity.linkedWorkoutId !== null) await leaveDeletedPlan(transaction, userId, activity)
  const links = await linksOf(transaction, userId, [workout.id])
  const taken = links.map(({ linkedExerciseId }) => linkedExerciseId)
  const exercise = legFor(activity, workout, { taken, exerciseId: link.exerciseId })
  const filled = await filledEntries(transaction, userId, workout.id)
  const done = fillIn(workout, { exercise, activity, filled, replaces: link.replaces ?? false })
  const garminActivityId = workout.garminActivityId ?? activity.garminActivityId
  return {
    before: { activity, workout },
    workout: orNotFound(await updateWorkout(transaction, userId, { ...done.workout, garminActivityId }), 'Workout'),
    activity: await storeLink(transaction, userId, activity.id, {
      linkedWorkoutId: workout.id,
      linkedExerciseId: exercise.id,
      isAutomaticLink: link.isAutomatic ?? false,
      filled: done.actual ? JSON.stringify({ workoutId: workout.id, actual: done.actual }) : null,
    }),
  }
}

type Group = {
  workoutId: number
  done: readonly { exerciseId: string; activity: Pick<StoredActivity, 'garminActivityId'> }[]
  replaces: boolean
}

/** Links several activities to the legs of one workout, and answers it as it was and as it is now. */
export async function linkActivities(transaction: Db, userId: number, { workoutId, done, replaces }: Group) {
  const before = orNotFound(await lockWorkout(transaction, userId, workoutId), 'Workout')
  let after: StoredWorkout = before
  for (const { exerciseId, activity } of done) {
    const { garminActivityId } = activity
    after = (await linkWithin(transaction, userId, { garminActivityId, workoutId, exerciseId, replaces })).workout
  }
  return { before, after }
}

/** Takes a link back; the workout stays as it is. A Refusal for an activity that is not the user's. */
export const unlinkActivity = (db: Kysely<Database>, userId: number, garminActivityId: string): Promise<Linked> =>
  inTransaction(db, async (transaction) => {
    const activity = orNotFound(await lockActivity(transaction, userId, garminActivityId), 'Activity')
    const unlinked = await unlinkWithin(transaction, userId, activity)
    return { activity: await viewActivity(transaction, userId, unlinked.activity), workout: unlinked.workout }
  })

/** The same within a transaction, for an activity that is locked; one without a link stays as it is. */
export async function unlinkWithin(transaction: Db, userId: number, activity: StoredActivity) {
  const { linkedWorkoutId } = activity
  if (linkedWorkoutId === null) return { activity, workout: null }
  const isVisible = (await lockWorkout(transaction, userId, linkedWorkoutId)) !== undefined
  const cleared = await clearLink(transaction, userId, activity.id)
  await nameRemaining(transaction, userId, linkedWorkoutId)
  const workout = isVisible ? await findWorkout(transaction, userId, linkedWorkoutId) : undefined
  return { activity: cleared, workout: workout ?? null }
}

/** The workout names the activity that is still linked to it, or none; also in a plan that is deleted. */
async function nameRemaining(transaction: Db, userId: number, workoutId: number) {
  const [left] = await linksOf(transaction, userId, [workoutId])
  const garminActivityId = left?.garminActivityId ?? null
  const renamed = await transaction
    .updateTable('workouts')
    .set({ garminActivityId, ...COUNTED })
    .where('userId', '=', userId)
    .where('id', '=', workoutId)
    .where('garminActivityId', 'is distinct from', garminActivityId)
    .returning(['id', 'version', 'trainingPlanId'])
    .executeTakeFirst()
  if (renamed) await announceWorkout(transaction, userId, renamed)
}

/** Frees an activity from a plan that was deleted and may still come back; any other link has to be taken back first. */
async function leaveDeletedPlan(transaction: Db, userId: number, activity: StoredActivity) {
  const standing = await findWorkout(transaction, userId, activity.linkedWorkoutId ?? 0)
  if (standing) throw new HttpError('conflict', 'This activity is linked to another workout. Please unlink it first')
  await unlinkWithin(transaction, userId, activity)
}

const NAMES: Record<Sport, string> = { swim: 'swim', bike: 'ride', run: 'run' }

/** Tells of an activity that is given for an exercise of a sport that it was not. */
export function ofAnotherSport(sport: Sport | null, exercise: Exercise): HttpError {
  const what = sport ? `a ${NAMES[sport]}` : 'of another sport'
  return new HttpError(
    'invalid',
    `This activity is ${what}, and ${sessionName(exercise)} is ${isSport(exercise.type) ? `a ${NAMES[exercise.type]}` : 'of no sport'}`,
  )
}

type Choice = { taken: readonly (string | null)[]; exerciseId: string | undefined }

/** The exercise of the workout that the activity was. */
function legFor(activity: StoredActivity, workout: StoredWorkout, { taken, exerciseId }: Choice): Exercise {
  const { sport } = activity
  const legs = exerciseId
    ? [
        orNotFound(
          workout.exercises.find(({ id }) => id === exerciseId),
          'Exercise',
        ),
      ]
    : workout.exercises.filter(({ type }) => sport === null || type === sport)
  const named = exerciseId === undefined ? undefined : legs[0]
  if (named && sport !== null && named.type !== sport) throw ofAnotherSport(sport, named)
  if (legs.length === 0)
    throw new HttpError(
      'conflict',
      `This workout holds no ${sport ? NAMES[sport] : 'exercise'}. Please choose another one`,
    )
  const minutes = activity.duration / 60
  const [leg] = legs
    .filter(({ id }) => !taken.includes(id))
    .toSorted((one, other) => Math.abs(one.duration - minutes) - Math.abs(other.duration - minutes))
  if (!leg)
    throw new HttpError('conflict', 'Another activity is linked to this workout already. Please unlink that one first')
  return leg
}
