import type {
  ActualExercise,
  Exercise,
  Notice,
  Plan,
  Reason,
  SessionStep,
  SessionType,
  Step,
  Week,
  Workout,
} from '../types.js'
import { inYards } from './in-yards.js'
import type { Measures } from './measures.js'
import type {
  InWords,
  TextActualExercise,
  TextNotice,
  TextPlan,
  TextReason,
  TextSessionStep,
  TextStep,
  TextWeek,
  TextWorkout,
} from './text-types.js'
import type { Texts } from './texts.js'

/**
 * An exercise with all of its words in a language and the athlete's units; words that are stored with it stay. A swim in a
 * pool of yards has stretches of whole fifties, in the same minutes.
 */
export function exerciseInWords<E extends Exercise>(stored: E, texts: Texts, measures: Measures): InWords<E> {
  const exercise = { ...stored, ...inYards(stored, measures) }
  return {
    ...exercise,
    name: nameOf(exercise, texts, measures),
    notes: [exercise.note, exercise.notes ?? texts.notes(exercise, measures)].filter(Boolean).join('\n'),
    steps: exercise.steps.map((step) => stepInWords(step, exercise.type, texts, measures)),
    reasons: exercise.reasons.map((reason) => reasonInWords(reason, texts, measures)),
  }
}

/** A workout with the words of its exercises, and what was done called by name. */
export const workoutInWords = <W extends Workout>(
  workout: W,
  texts: Texts,
  measures: Measures,
): Omit<W, 'exercises' | 'actualExercises'> & {
  exercises: InWords<W['exercises'][number]>[]
  actualExercises: TextWorkout['actualExercises']
} => ({
  ...workout,
  exercises: workout.exercises.map((exercise: W['exercises'][number]) => exerciseInWords(exercise, texts, measures)),
  actualExercises: workout.actualExercises?.map((done) => actualInWords(done, texts, measures)) ?? null,
})

/** What was done, called by name. */
export const actualInWords = (done: ActualExercise, texts: Texts, measures: Measures): TextActualExercise => ({
  ...done,
  name: nameOf(done, texts, measures),
})

/** A week with the sentences of its reasons. */
export const weekInWords = <W extends Week>(
  week: W,
  texts: Texts,
  measures: Measures,
): Omit<W, 'reasons'> & Pick<TextWeek, 'reasons'> => ({
  ...week,
  reasons: week.reasons.map((reason) => reasonInWords(reason, texts, measures)),
})

/** A notice with its message. */
export const noticeInWords = (notice: Notice, texts: Texts, measures: Measures): TextNotice => ({
  ...notice,
  message: notice.message ?? texts.message(notice, measures) ?? '',
})

/** A reason with its sentence, and with the publication it rests on. */
export const reasonInWords = (reason: Reason, texts: Texts, measures: Measures): TextReason => ({
  ...reason,
  source: texts.citation(reason.source),
  sentence: reason.sentence ?? texts.sentence(reason, measures) ?? '',
})

/** A whole plan with all of its words. */
export const planInWords = (plan: Plan, texts: Texts, measures: Measures): TextPlan => ({
  ...plan,
  weeks: plan.weeks.map((week) => weekInWords(week, texts, measures)),
  workouts: plan.workouts.map((workout) => workoutInWords(workout, texts, measures)),
  afterRace: plan.afterRace.map((session) => exerciseInWords(session, texts, measures)),
  notices: plan.notices.map((notice) => noticeInWords(notice, texts, measures)),
})

type Named = Pick<Exercise, 'type' | 'code' | 'name' | 'origin'>

/** The athlete's own name, else the one of the code, else the stored one. */
const nameOf = ({ type, code, name, origin }: Named, texts: Texts, measures: Measures): string =>
  (origin && name) || ((code && texts.sessionName(code, measures)) ?? name ?? texts.sessionName(type, measures) ?? '')

function stepInWords(part: SessionStep, sport: SessionType, texts: Texts, measures: Measures): TextSessionStep {
  const labelled = (step: Step): TextStep => ({ ...step, label: step.label ?? texts.label(step, sport, measures) })
  return 'repeat' in part ? { ...part, steps: part.steps.map(labelled) } : labelled(part)
}
