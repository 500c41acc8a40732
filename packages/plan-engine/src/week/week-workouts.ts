import { DAY_NAMES } from '../calendar.js'
import { distanceText } from '../formulas/distance-text.js'
import { paceText } from '../formulas/zones.js'
import { type ReasonContext, sessionReasons } from '../reasons/session-reasons.js'
import type { Role, Slot } from '../season/session-slot.js'
import { fuelOf, RACE_FUEL } from '../sessions/fuel.js'
import { mainEffort } from '../sessions/library/main-part.js'
import type { Content } from '../sessions/session-content.js'
import type { Exercise, Fuel, RaceType, Weekday, Workout, WorkoutType } from '../types.js'
import { isLinked } from './order-in-day.js'
import { workoutTypeOf } from './workout-type.js'

/** The week's workouts in date order: one a day, its exercises in the order they are done. */
export function weekWorkouts(context: ReasonContext, slots: readonly Slot[], contents: readonly Content[]): Workout[] {
  const workouts: Workout[] = []
  let exercises: Exercise[] = []
  slots.forEach((slot, index) => {
    const content = contents[index]
    const before = slots[index - 1]
    const after = slots[index + 1]
    if (content) exercises.push(toExercise(context, { slot, content, before, after, index: exercises.length + 1 }))
    if (after?.day === slot.day) return
    workouts.push(newWorkout({ week: context.shape.week, day: slot.day }, exercises))
    exercises = []
  })
  return workouts
}

/** Fuel for a session and the run that is linked to it; the run itself has none of its own. */
function fuelFor(race: RaceType, { slot, content, before, after }: Omit<Chosen, 'index'>): Fuel | undefined {
  if (isLinked(slot, before)) return undefined
  const minutes = slot.minutes + (after && isLinked(after, slot) ? after.minutes : 0)
  const isAtRaceEffort = slot.sport === 'bike' && content.main !== undefined && AT_RACE_EFFORT.includes(slot.role)
  return fuelOf({ sport: slot.sport, minutes, raceFuel: isAtRaceEffort ? RACE_FUEL[race] : undefined })
}

const AT_RACE_EFFORT: readonly Role[] = ['long', 'rehearsal']

type Chosen = { slot: Slot; content: Content; before: Slot | undefined; after: Slot | undefined; index: number }

function toExercise(context: ReasonContext, { slot, content, before, after, index }: Chosen): Exercise {
  const { day } = slot
  return describe(content, {
    id: exerciseId(context.shape.week, day, index),
    isLinked: isLinked(slot, before),
    fuel: fuelFor(context.season.race, { slot, content, before, after }),
    reasons: sessionReasons(context, { slot, content, isFirstOfDay: index === 1 && after?.day === day }),
  })
}

type Frame = Pick<Exercise, 'id' | 'reasons'> & { isLinked?: boolean; fuel: Fuel | undefined }

/** An exercise of what is done in a session; each field is written once, in the order that files keep. */
export function describe(
  { draft, intensity, spec }: Pick<Content, 'draft' | 'intensity' | 'spec'>,
  { id, isLinked: linked, fuel, reasons }: Frame,
): Exercise {
  const { sport, minutes, covered, zones, steps } = draft
  const exercise: Omit<Exercise, 'steps' | 'reasons'> = {
    id,
    code: spec.code,
    type: sport,
    duration: minutes,
    distance: distanceText(sport, covered),
    pace: paceText(sport, zones[mainEffort({ steps, intensity, code: spec.code })?.zone ?? 'easy'].pace),
    intensity,
  }
  if (linked) exercise.linked = true
  if (fuel) exercise.fuel = fuel
  return Object.assign(exercise, { steps, reasons })
}

export const exerciseId = (week: number, day: Weekday, index: number): string => `w${week}d${day}e${index}`

/** An open workout of these exercises. */
export function newWorkout(
  { week, day }: { week: number; day: Weekday },
  exercises: readonly Exercise[],
  type?: WorkoutType,
): Workout {
  let totalDuration = 0
  for (const { duration } of exercises) totalDuration += duration
  return {
    week,
    day,
    dayName: DAY_NAMES[day],
    workoutType: type ?? workoutTypeOf(exercises, 'mixed'),
    exercises,
    totalDuration,
    isCompleted: false,
    actualExercises: null,
    actualDuration: null,
    completedAt: null,
    notes: null,
    garminActivityId: null,
  }
}
