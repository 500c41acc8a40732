import type { Workout as SavedWorkout } from '@tri/api-contract'
import type { AfterRaceSession, Exercise, Fuel, Notice, Reason, Step, Workout } from '@tri/plan-engine'
import {
  actualInWords,
  type TextAfterRaceSession,
  type TextNotice,
  type TextReason,
  type TextWorkout,
} from '@tri/plan-engine/texts'
import { en } from '@tri/plan-engine/texts/en'
import { type Pool, unitsOf } from '@tri/plan-files/units'
import { exerciseForReader, noticeForReader, type Reader, reasonsForReader } from '@tri/plan-files/words'
import { STORED_UNITS, type Units } from './measures/units.js'

/** A stored workout in the athlete's words. */
export type WorkoutInWords = Omit<SavedWorkout, 'exercises' | 'actualExercises'> &
  Pick<TextWorkout, 'exercises' | 'actualExercises'>

type InWords<W extends Workout> = Omit<W, 'exercises' | 'actualExercises'> &
  Pick<TextWorkout, 'exercises' | 'actualExercises'>

const readerOf = (units: Units): Required<Reader> => ({ texts: en, units })

/** Lays an athlete's targets over a workout. */
export type Aim = <W extends Workout>(workout: W) => W

/** Where no threshold is known, targets stay as they are stored. */
const asStored: Aim = (workout) => workout

const said = new WeakMap<Aim, Map<string, WeakMap<Workout, object>>>()

/** What was put in words, by its words. */
const stored = new WeakMap<object, Workout>()

/** With which targets it was. */
const aims = new WeakMap<object, Aim>()

/**
 * Workouts in the athlete's words and units, with the athlete's targets. A workout that did not change stays the same object, so that it is
 * not drawn anew.
 */
export function workoutsInWords<W extends Workout>(
  units: Units,
  workouts: readonly W[],
  aim: Aim = asStored,
): readonly InWords<W>[] {
  const key = `${units.units} ${units.poolUnits}`
  const aimed = said.get(aim) ?? new Map<string, WeakMap<Workout, object>>()
  said.set(aim, aimed)
  const known = aimed.get(key) ?? new WeakMap<Workout, object>()
  aimed.set(key, known)
  const reader = readerOf(units)
  return workouts.map((workout) => {
    const words: InWords<W> = Object(known.get(workout) ?? worded(aim(workout), reader))
    known.set(workout, words)
    stored.set(words, workout)
    aims.set(words, aim)
    return words
  })
}

/** A workout as it is stored, of which these are the words. */
export const storedOf = (workout: WorkoutInWords): Workout => stored.get(workout) ?? workout

/** The same with the targets that it is shown with. */
const aimedOf = (workout: WorkoutInWords): Workout => (aims.get(workout) ?? asStored)(storedOf(workout))

/** The words of a workout for a watch, which counts the lengths of a pool of its own. */
export const forWatch = (workout: WorkoutInWords, pool: Pool): InWords<Workout> =>
  worded(aimedOf(workout), readerOf(unitsOf(pool)))

/** Of a whole plan only some weeks are read: what a workout says is put in words when somebody asks for it. */
function worded<W extends Workout>(workout: W, reader: Required<Reader>): InWords<W> {
  const words = {
    ...workout,
    exercises: [],
    actualExercises: workout.actualExercises?.map((done) => actualInWords(done, reader.texts, reader.units)) ?? null,
  }
  const told = { configurable: true, enumerable: true }
  return Object.defineProperty(words, 'exercises', {
    ...told,
    get() {
      const value = workout.exercises.map((exercise) => exerciseForReader(exercise, reader))
      Object.defineProperty(words, 'exercises', { ...told, writable: true, value })
      return value
    },
  })
}

/** The days after the race in the athlete's words. */
export const afterRaceInWords = (
  units: Units,
  sessions: readonly (Omit<AfterRaceSession, 'reasons'> & Partial<Pick<AfterRaceSession, 'reasons'>>)[],
): readonly TextAfterRaceSession[] =>
  sessions.map((session) => exerciseForReader({ reasons: [], ...session }, readerOf(units)))

/** Why a week is as it is, in the athlete's words. */
export const reasonsInWords = (units: Units, reasons: readonly Reason[]): readonly TextReason[] =>
  reasonsForReader(reasons, readerOf(units))

/** What a session is called, in the measures that it is stored in. */
export const storedName = (exercise: Exercise): string => exerciseForReader(exercise, readerOf(STORED_UNITS)).name

/** What a session is called in the athlete's words. */
export const nameInWords = (units: Units, exercise: Exercise): string =>
  exerciseForReader(exercise, readerOf(units)).name

/** What a plan cannot do, in words. */
export const noticesInWords = (units: Units, notices: readonly Notice[]): readonly TextNotice[] =>
  notices.map((notice) => noticeForReader(notice, readerOf(units)))

/** What a rule of the audit rests on, in words. */
export const citationOf = (source: string): string => en.citation(source)

/** How the drills of some steps go, each in a sentence. */
export const drillsIn = (steps: readonly Step[]): readonly string[] => [
  ...new Set(steps.flatMap(({ cue = '' }) => en.drill(cue) ?? [])),
]

/** What to eat and drink, and what to mind with it. */
export const fuelNoteOf = (fuel: Fuel): string => en.fuelNote(fuel)

/** What goes with every plan: whom to ask before eating by it. */
export const ADVICE: Notice['code'] = 'NOT_MEDICAL_ADVICE'

export const adviceInWords = (units: Units): string => noticeForReader({ code: ADVICE }, readerOf(units)).message
