import type { Exercise, Fuel, Notice, Reason, SessionType, Step } from '../types.js'
import type { Measures } from './measures.js'

/**
 * The words of a plan in one language: plain functions of codes and figures. Undefined is what a language has no words for,
 * such as the codes of earlier versions.
 */
export type Texts = {
  language: 'en' | 'de'
  /** Why something is in the plan. */
  sentence(reason: Pick<Reason, 'rule' | 'inputs'>, measures: Measures): string | undefined
  /** What a plan cannot do, and what to change. */
  message(notice: Pick<Notice, 'code' | 'inputs'>, measures: Measures): string | undefined
  /** What a session of a code is called, e.g. `Threshold 200s`; by its type, one that has neither code nor name. */
  sessionName(code: string, measures: Measures): string | undefined
  /** What a session is for. */
  purpose(code: string): string | undefined
  /** How a step is done, e.g. `at threshold`. */
  cue(code: string, measures: Measures): string | undefined
  /** How a drill of the pool goes, in one sentence, by the cue of its steps; undefined for what is no drill, or names none. */
  drill(cue: string): string | undefined
  /** What a step says: its length, where it is swum, and its cue; else what its kind says. */
  label(step: Pick<Step, 'kind' | 'cue' | 'metres'>, sport: SessionType, measures: Measures): string
  /** What a session is for, its steps, how its drills go, and its fuel. Undefined for an unknown code. */
  notes(exercise: Pick<Exercise, 'code' | 'type' | 'steps' | 'fuel'>, measures: Measures): string | undefined
  /** What to eat and drink in a session. No caffeine, no sodium: for these there is no dose that is safe to print. */
  fuelNote(fuel: Fuel): string
  /** A publication by its key; the text itself where it is none. */
  citation(source: string): string
}
