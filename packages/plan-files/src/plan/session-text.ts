import {
  formatPace,
  isSport,
  type RepeatStep,
  type SessionStep,
  type SessionType,
  type Sport,
  type Step,
  type Workout,
  type WorkoutType,
} from '@tri/plan-engine'
import {
  swumText,
  type TextExercise,
  type TextSessionStep,
  type TextStep,
  type TextWorkout,
} from '@tri/plan-engine/texts'
import type { PlannedExercise } from './plan.js'
import { type Field, rangeWords, targetField } from './targets.js'
import { paceUnit, STORED_UNITS, shownPace, shownText, type Units } from './units.js'

/** One line of a session: what to do so many times, at which target. */
export type SetLine = { repeat: number; parts: readonly { what: string; target: string }[]; seconds: number }

const WORKOUT_NAMES: Record<WorkoutType, string> = {
  swim: 'Swim',
  bike: 'Bike',
  run: 'Run',
  brick: 'Brick',
  mixed: 'Training',
  race: 'Race',
}

/** `"Run: Tempo Blocks"`, `"Brick: Long Ride + Brick Run"`; `"Race day"` for the race. */
export function workoutTitle({ workoutType, exercises }: Pick<TextWorkout, 'workoutType' | 'exercises'>): string {
  if (workoutType === 'race') return 'Race day'
  return `${WORKOUT_NAMES[workoutType]}: ${exercises.map(({ name }) => name).join(' + ')}`
}

/** How a session is told apart in the list of a watch or a trainer app: `"W3 Tue Threshold 100s"`. */
export const listTitle = (
  { week, dayName }: Pick<Workout, 'week' | 'dayName'>,
  { name }: Pick<TextExercise, 'name'>,
): string => `W${week} ${dayName.slice(0, 3)} ${name}`

export const isRepeat = <S extends SessionStep>(step: S): step is Extract<S, RepeatStep> => 'repeat' in step

/** Seconds of a step, repeats counted. */
const secondsOf = (step: SessionStep): number =>
  isRepeat(step) ? step.repeat * step.steps.reduce((sum, { seconds }) => sum + seconds, 0) : step.seconds

/** Every step in the order it is done, repeats written out. */
export function writtenOut(steps: readonly TextSessionStep[]): readonly TextStep[]
export function writtenOut(steps: readonly SessionStep[]): readonly Step[]
export function writtenOut(steps: readonly SessionStep[]): readonly Step[] {
  return steps.flatMap((step) =>
    isRepeat(step) ? Array.from({ length: step.repeat }, () => step.steps).flat() : [step],
  )
}

/** A session's steps, a line each. */
export const setLines = ({
  type,
  steps,
  units = STORED_UNITS,
}: Pick<PlannedExercise, 'type' | 'steps' | 'units'>): readonly SetLine[] => {
  const field = targetField(steps)
  return steps.map((step) => ({
    repeat: isRepeat(step) ? step.repeat : 1,
    parts: (isRepeat(step) ? step.steps : [step]).map((part) => partOf(part, { sport: type, units, field })),
    seconds: secondsOf(step),
  }))
}

/** The same in words: `"4 x (Threshold 5 min @ 8:07-7:53/mi + Jog 75 s)"`. */
export function lineText({ repeat, parts }: SetLine): string {
  const texts = parts.map(({ what, target }) => (target ? `${what} @ ${target}` : what))
  return repeat === 1 ? texts.join(', ') : `${repeat} x (${texts.join(' + ')})`
}

/** A step's label with how long it is; a swum distance stands in its label already, or before it. */
export function stepText({ label, metres, seconds }: TextStep, units: Units = STORED_UNITS): string {
  if (metres === undefined) return `${label} ${timeText(seconds)}`.trim()
  const length = swumText(units, metres)
  return label.startsWith(length) ? label : `${length} ${label}`.trim()
}

type Reading = { sport: SessionType; units: Units; field: Field }

function partOf(step: TextStep, { sport, units, field }: Reading) {
  const what = stepText(step, units)
  if (field !== 'target') return { what, target: rangeWords(step, field) }
  return {
    what,
    target: step.kind === 'rest' || !step.target || !isSport(sport) ? '' : targetText(step.target, sport, units),
  }
}

/** A pace range, slower end first: `"1:53-1:49/100m"`. */
export function targetText(
  { from, to }: NonNullable<Step['target']>,
  sport: Sport,
  units: Units = STORED_UNITS,
): string {
  const write = (pace: number) => shownText(sport, shownPace(units, sport, pace))
  const ends = write(from) === write(to) ? write(from) : `${write(from)}-${write(to)}`
  return `${ends}${sport === 'bike' ? ' ' : ''}${paceUnit(units, sport)}`
}

/** Seconds as `"8 min"`, `"2:30 min"`, `"90 s"` or `"1:05 h"` from an hour on. */
export function timeText(seconds: number): string {
  if (seconds < 120 && seconds !== 60) return `${seconds} s`
  if (seconds % 60 !== 0) return `${formatPace(seconds)} min`
  return durationText(seconds / 60)
}

/** Whole minutes as `"45 min"`, from an hour on as `"1:15 h"`. */
export const durationText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`

/** What the athlete wrote on a session, and what it is for: its notes go on with it, in one sentence; the steps in words follow. */
export function purposeOf({ notes, note = '', steps }: Pick<TextExercise, 'notes' | 'note' | 'steps'>): string {
  const rest = notes.slice(note.length).trim()
  return [note, steps.length > 1 ? (/^[^.]*\./.exec(rest)?.[0] ?? rest) : rest].filter(Boolean).join('\n')
}

/** Why an exercise is in the plan: the sentences of its reasons, each once. */
export const reasonSentences = ({ reasons }: Pick<TextExercise, 'reasons'>): readonly string[] => [
  ...new Set(reasons.map(({ sentence }) => sentence)),
]
