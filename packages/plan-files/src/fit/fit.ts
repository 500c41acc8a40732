import type { TextExercise } from '@tri/plan-engine/texts'
import { plainExercise } from '../one-line.js'
import type { FileWithNotes, PlannedWorkout } from '../plan/plan.js'
import { inPool, type Pool, poolMetres } from '../plan/pool.js'
import { listTitle, purposeOf } from '../plan/session-text.js'
import { targetField } from '../plan/targets.js'
import { cutToBytes } from './cut.js'
import { encodeFitWorkout } from './encode.js'
import { FIT_SPORT, FIT_SUB_SPORT, POOL_UNIT } from './profile.js'
import { type FitStep, fitSteps } from './steps.js'

export type { Pool } from '../plan/pool.js'

export type FitOptions = {
  /** When the file is made. */
  created: Date
  /** Where the athlete swims. */
  pool: Pool
}

/** Bytes of a name that watches show and keep; of a step's label; of a description. */
const MOST_BYTES = { name: 46, label: 60, description: 240 }

/** Steps that every watch takes. */
const SAFE_STEPS = 50

const NO_REASONS = 'A watch file has no room for the reasons of a session; they stay in the plan.'

const NO_EFFORT = 'A watch has no target for effort: it stands behind the name of each step.'

/**
 * One exercise of a workout as a FIT workout file for a watch: its steps with repeats, ranges of pace, watts or
 * heartbeats, and rests; for a swim
 * the pool, strokes and equipment. The notes say what the format cannot carry.
 */
export function exerciseFit(workout: PlannedWorkout, planned: TextExercise, options: FitOptions): FileWithNotes {
  const exercise = plainExercise(planned)
  const { type: sport, name } = exercise
  const notes = new Set<string>()
  const general = (sentence: string) => notes.add(sentence)
  const note = (sentence: string) => notes.add(`${name}: ${sentence}`)
  const isRace = workout.workoutType === 'race'
  const steps = fitSteps(withSteps(exercise, note), { sport, isRace, pool: options.pool, note: general })
  if (isRace) note(raceNote(exercise))
  if (targetField(exercise.steps) === 'effort') notes.add(NO_EFFORT)
  if (steps.length > SAFE_STEPS) note(`it has ${steps.length} steps; some watches take only ${SAFE_STEPS}.`)
  const purpose = purposeOf(exercise)
  const isPool = sport === 'swim' && !isRace
  const content = encodeFitWorkout({
    serial: serialOf(workout, exercise),
    created: options.created,
    sport: FIT_SPORT[sport],
    subSport: subSportOf(sport, isPool),
    name: cut(listTitle(workout, exercise), MOST_BYTES.name, note),
    description: cut(isPool ? inPool(purpose, options.pool) : purpose, MOST_BYTES.description, note),
    ...(isPool && { pool: poolFields(options.pool) }),
    steps: steps.map((step) => ({ ...step, label: cut(step.label, MOST_BYTES.label, note) })),
  })
  if (exercise.reasons.length > 0) notes.add(NO_REASONS)
  return { content, notes: [...notes] }
}

function withSteps(exercise: TextExercise, note: (sentence: string) => void): Pick<TextExercise, 'steps'> {
  if (exercise.steps.length > 0) return exercise
  note('it has no steps, so the file holds one block of its whole time, without a target.')
  return { steps: [{ kind: 'work', seconds: exercise.duration * 60, zone: 'easy', label: exercise.name }] }
}

function raceNote({ type }: TextExercise): string {
  const until = 'the race leg lasts until you press the lap button.'
  return type === 'swim' ? `${until} Most watches take structured swims for the pool only and may not list it.` : until
}

function subSportOf(sport: TextExercise['type'], isPool: boolean): number {
  if (sport === 'strength') return FIT_SUB_SPORT.strength
  if (sport !== 'swim') return FIT_SUB_SPORT.generic
  return isPool ? FIT_SUB_SPORT.lapSwimming : FIT_SUB_SPORT.openWater
}

const poolFields = (pool: Pool) => ({
  length: Math.round(poolMetres(pool) * 100),
  unit: pool.unit === 'm' ? POOL_UNIT.metric : POOL_UNIT.statute,
})

function cut(text: FitStep['label'], most: number, note: (sentence: string) => void): string {
  const short = cutToBytes(text, most)
  if (short !== text) note(`"${text}" is cut short to "${short}".`)
  return short
}

/** A number from the workout and its exercise: the same session keeps it, another has another (FNV-1a, 32 bits). */
function serialOf({ id, week, day }: PlannedWorkout, exercise: TextExercise): number {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify([id ?? [week, day], exercise.id, exercise.name, exercise.pace]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash || 1
}
