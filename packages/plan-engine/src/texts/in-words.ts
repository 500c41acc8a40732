import type { Exercise, Notice, Reason, SessionStep, Step, Week, Workout } from '../types.js'
import type { Measures } from './measures.js'
import type { InWords, TextNotice, TextReason, TextSessionStep, TextStep, TextWeek } from './text-types.js'
import type { Texts } from './texts.js'

/** An exercise with all of its words in a language and the athlete's units; words of earlier versions stay. */
export const exerciseInWords = <E extends Exercise>(exercise: E, texts: Texts, measures: Measures): InWords<E> => ({
  ...exercise,
  name: exercise.name ?? '',
  notes: exercise.notes ?? '',
  steps: exercise.steps.map((step) => stepInWords(step)),
  reasons: exercise.reasons.map((reason) => reasonInWords(reason, texts, measures)),
})

/** A workout with the words of its exercises. */
export const workoutInWords = <W extends Workout>(
  workout: W,
  texts: Texts,
  measures: Measures,
): Omit<W, 'exercises'> & { exercises: InWords<W['exercises'][number]>[] } => ({
  ...workout,
  exercises: workout.exercises.map((exercise: W['exercises'][number]) => exerciseInWords(exercise, texts, measures)),
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
export const noticeInWords = (notice: Notice, _texts: Texts, _measures: Measures): TextNotice => ({
  ...notice,
  message: notice.message ?? '',
})

/** A reason with its sentence. */
export const reasonInWords = (reason: Reason, _texts: Texts, _measures: Measures): TextReason => ({
  ...reason,
  sentence: reason.sentence ?? '',
})

const stepInWords = (part: SessionStep): TextSessionStep =>
  'repeat' in part ? { ...part, steps: part.steps.map(labelled) } : labelled(part)

const labelled = (step: Step): TextStep => ({ ...step, label: step.label ?? '' })
