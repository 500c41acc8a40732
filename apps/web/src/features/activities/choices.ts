import type { ActivityFile, ImportedActivity } from '@tri/api-contract'
import { type IsoDay, loggedSession, type PlanCalendar } from '@tri/plan-engine'
import { packTrack } from '@tri/plan-engine/compliance'
import type { TextExercise } from '@tri/plan-engine/texts'
import type { Activity } from '@tri/plan-files/activity'
import { isClose, matchActivity } from '@tri/plan-files/match-activity'
import type { WorkoutInWords } from '../../lib/words.js'

/** Where activities may belong: the plan on screen, and the day a file was dropped on. */
export type Place = { calendar: PlanCalendar; workouts: readonly WorkoutInWords[]; droppedOn?: IsoDay | undefined }

/** A planned exercise that an activity may be. */
export type Target = { workout: WorkoutInWords; exercise: TextExercise; date: IsoDay }

/** What becomes of one activity of the file. */
export type Choice = {
  activity: Activity
  /** Its place in the file. */
  part: number
  sport: Activity['sport']
  isAdded: boolean
  /** The exercise that it was; undefined to keep it by itself. */
  exerciseId: string | undefined
}

/** Starts with what is likely: an exercise of the day and sport, near enough in time, that no other activity has. */
export function startChoices(activities: readonly Activity[], place: Place | undefined): readonly Choice[] {
  const taken = new Set<string>()
  return activities.map((activity, part) => {
    const choice = { activity, part, sport: activity.sport, isAdded: true }
    const likely = activity.sport === 'other' ? undefined : likelyTarget(choice, place, taken)
    if (likely) taken.add(likely.exercise.id)
    return { ...choice, exerciseId: likely?.exercise.id }
  })
}

type Sporty = Pick<Choice, 'activity' | 'sport'>

/** The exercises that an activity may be, those of the day it was dropped on first, the nearest in time before others. */
export function targetsOf({ activity, sport }: Sporty, place: Place | undefined): readonly Target[] {
  if (!place || sport === 'other') return []
  const days = [...new Set([place.droppedOn ?? activity.day, activity.day])]
  return days.flatMap((date) => {
    const match = matchActivity({ sport, day: date, seconds: activity.seconds }, place.workouts, place.calendar)
    const candidates = match.kind === 'one' ? [match.candidate] : match.kind === 'several' ? match.candidates : []
    return candidates.map(({ workout, exercise }) => ({ workout, exercise, date }))
  })
}

function likelyTarget(choice: Sporty, place: Place | undefined, taken: ReadonlySet<string>): Target | undefined {
  const { seconds } = choice.activity
  const free = targetsOf(choice, place).filter(({ exercise }) => !taken.has(exercise.id))
  if (place?.droppedOn && free.length > 0) return free[0]
  return free.find(({ exercise: { duration } }) => isClose(seconds / 60 / duration - 1))
}

/** The choice with another sport; what it was then is looked for anew. */
export function withSport(choice: Choice, sport: Choice['sport'], place: Place | undefined): Choice {
  const changed = { ...choice, sport }
  return { ...changed, exerciseId: likelyTarget(changed, place, new Set())?.exercise.id }
}

/** Exercises for which the athlete logged something already: it is only replaced when they say so. */
export const loggedBefore = (choices: readonly Choice[], place: Place | undefined): readonly Target[] =>
  choices.flatMap((choice) =>
    choice.isAdded
      ? targetsOf(choice, place).filter(
          ({ workout, exercise }) => exercise.id === choice.exerciseId && hasFigures(workout, exercise),
        )
      : [],
  )

/** Whether the athlete typed what they did; what was only ticked off, or skipped, takes the activity's figures unasked. */
function hasFigures(workout: WorkoutInWords, exercise: TextExercise): boolean {
  const entry = workout.actualExercises ? loggedSession(workout, exercise) : undefined
  if (!entry || entry.skipped !== undefined) return false
  return entry.distance !== '' || entry.actualPace !== '' || entry.duration !== exercise.duration
}

/** Whether two activities are given for one exercise. */
export function clash(choices: readonly Choice[]): boolean {
  const ids = choices.flatMap(({ isAdded, exerciseId }) => (isAdded && exerciseId ? [exerciseId] : []))
  return new Set(ids).size < ids.length
}

type Sent = { hash: string; choices: readonly Choice[]; place: Place | undefined; replaces: boolean }

/** What is sent; undefined when nothing is to be added. */
export function bodyOf({ hash, choices, place, replaces }: Sent): ActivityFile | undefined {
  const added = choices.filter(({ isAdded }) => isAdded)
  const [first] = added
  if (!first) return undefined
  return {
    fileHash: hash,
    fileKind: first.activity.source,
    replaces,
    activities: added.map((choice) => filed(choice, place)),
  }
}

function filed(choice: Choice, place: Place | undefined): ImportedActivity {
  const { activity, part, sport, exerciseId } = choice
  const target = targetsOf(choice, place).find(({ exercise }) => exercise.id === exerciseId)
  return {
    part,
    sport: sport === 'other' ? null : sport,
    name: activity.name,
    startTime: activity.start.toISOString(),
    localDay: activity.day,
    duration: activity.seconds,
    distance: activity.metres,
    averageHeartRate: activity.averageHeartRate,
    maxHeartRate: activity.maxHeartRate,
    calories: activity.calories,
    elevationGain: activity.ascentMetres,
    ...(activity.track && { track: packTrack(activity.track) }),
    link: target ? { workoutId: target.workout.id, exerciseId: target.exercise.id } : null,
  }
}
