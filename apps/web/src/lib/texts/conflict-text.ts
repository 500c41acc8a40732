import { DAY_NAMES, type Exercise, loggedSession, type Workout } from '@tri/plan-engine'
import { clock } from '../measures/format.js'
import { storedName } from '../words.js'

type Place = Pick<Workout, 'week' | 'day'>
type Result = { actualDuration?: number | null | undefined; notes?: string | null | undefined }

const QUOTED_CHARACTERS = 60

/** Where a workout stands: `"Tue, Week 5"`. */
export const placeText = ({ week, day }: Place): string => `${DAY_NAMES[day].slice(0, 3)}, Week ${week}`

/** Where a workout stands, and whether it is done: `"Tue, Week 5, completed"`. */
export const workoutText = (workout: Workout): string =>
  `${placeText(workout)}${workout.isCompleted ? ', completed' : ''}`

/** What stands of a workout: what was logged, else where it is, with its notes. */
export const resultThere = (workout: Workout): string =>
  workout.isCompleted
    ? resultText(workout)
    : [placeText(workout), 'not completed', workout.notes && quoted(workout.notes)].filter(Boolean).join(', ')

/** What is in a workout: `"Tue, Week 5: Easy run, Swim drills"`. */
export const exercisesText = (workout: Workout): string =>
  `${placeText(workout)}: ${workout.exercises.map(storedName).join(', ') || 'nothing'}`

/** What became of each session of a workout: `"Tue, Week 5: Easy Run done in 35 min, CSS 100s open"`. */
export const sessionsText = (workout: Workout): string =>
  `${placeText(workout)}: ${workout.exercises.map((exercise) => `${storedName(exercise)} ${becameOf(workout, exercise)}`).join(', ') || 'nothing'}`

function becameOf(workout: Workout, exercise: Exercise): string {
  const entry = loggedSession(workout, exercise)
  if (!entry) return 'open'
  const what = entry.skipped === undefined ? `done in ${clock(entry.duration)}` : 'skipped'
  return entry.notes ? `${what}, ${quoted(entry.notes)}` : what
}

/** What was logged of a workout: `"completed, 45 min, “Windy”"`. */
export const resultText = ({ actualDuration, notes }: Result): string =>
  ['completed', typeof actualDuration === 'number' && clock(actualDuration), notes && quoted(notes)]
    .filter(Boolean)
    .join(', ')

/** What a workout is called: by what is in it. */
export const workoutSubject = ({ exercises }: Workout): string => exercises.map(storedName).join(' + ') || 'Session'

/** The name of an exercise, wherever in the plan it stands. */
export function exerciseName(workouts: readonly Workout[], id: string): string {
  const exercise = allExercises(workouts).find((each) => each.id === id)
  return exercise ? storedName(exercise) : 'the session'
}

const allExercises = (workouts: readonly Workout[]): readonly Exercise[] =>
  workouts.flatMap(({ exercises }) => exercises)

const quoted = (text: string) =>
  `\u201c${text.length > QUOTED_CHARACTERS ? `${text.slice(0, QUOTED_CHARACTERS)}\u2026` : text}\u201d`
