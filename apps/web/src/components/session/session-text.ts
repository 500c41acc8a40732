import {
  formatPace,
  isSport,
  type RepeatStep,
  type SessionStep,
  type Sport,
  type Step,
  type Zone,
} from '@tri/plan-engine'
import type { TextExercise, TextSessionStep, TextStep } from '@tri/plan-engine/texts'
import { swumText } from '@tri/plan-engine/texts'
import { rangeText, targetField } from '@tri/plan-engine/zones'
import { paceUnit } from '@tri/plan-files/units'
import { capitalised } from '../../lib/measures/format.js'
import { paceText, type Units } from '../../lib/measures/units.js'

/** One row of a session as it is read out: what to do, and how long all of it takes. */
export type SessionLine = { text: string; detail: string; seconds: number }

/** Words for an effort that has no pace of its own. */
const EFFORT: Record<Zone, string> = {
  recovery: 'easy',
  easy: 'easy',
  moderate: 'moderate',
  tempo: 'tempo',
  threshold: 'threshold',
  interval: 'hard',
  race: 'race pace',
}

/** A session's steps as rows, e.g. `4 × 5:00 at 8:05/mi, 1:15 easy` with 1500 seconds. */
export const sessionLines = (
  { type, steps }: Pick<TextExercise, 'type' | 'steps'>,
  units: Units,
): readonly SessionLine[] => {
  const field = targetField(steps)
  const told: Told = (step) => {
    if (field === 'target') return step.target && isSport(type) ? targetText(step.target, type, units) : ''
    const range = step[field]
    return range ? rangeText(field, range) : ''
  }
  return steps.map((step) => ({ ...lineOf(step, told, units), seconds: secondsOf(step) }))
}

/** A step's target as its session tells them. */
type Told = (step: Step) => string

/** What the athlete wrote on a session, and what it is for: its notes go on with it, in one sentence; the steps as text follow. */
export function purposeOf({ notes, note = '' }: Pick<TextExercise, 'notes' | 'note'>): string {
  const rest = notes.slice(note.length).trim()
  return [note, /^[^.]*\./.exec(rest)?.[0] ?? rest].filter(Boolean).join(' ')
}

/** Seconds of a step, repeats counted. */
export const secondsOf = (step: SessionStep): number =>
  isRepeat(step) ? step.repeat * step.steps.reduce((sum, { seconds }) => sum + seconds, 0) : step.seconds

/** Every step in the order it is done, repeats written out. */
export const writtenOut = (steps: readonly SessionStep[]): readonly Step[] =>
  steps.flatMap((step) => (isRepeat(step) ? Array.from({ length: step.repeat }, () => step.steps).flat() : [step]))

/** A pace range in the athlete's unit: `8:05/mi`, `17.1\u201317.5 mph`. */
export function targetText(target: NonNullable<Step['target']>, sport: Sport, units: Units): string {
  const [from, to] = [paceText(units, sport, target.from), paceText(units, sport, target.to)]
  const ends = from === to ? from : `${from}\u2013${to}`
  return `${ends}${sport === 'bike' ? ' ' : ''}${paceUnit(units, sport)}`
}

const isRepeat = <S extends SessionStep>(step: S): step is Extract<S, RepeatStep> => 'repeat' in step

function lineOf(step: TextSessionStep, told: Told, units: Units): Pick<SessionLine, 'text' | 'detail'> {
  if (!isRepeat(step)) return { text: singleText(step, units), detail: told(step) }
  const parts = step.steps.map((part) => partText(part, told, units)).join(', ')
  const [work] = step.steps
  return { text: `${step.repeat} × ${parts}`, detail: work ? howOf(work, units) : '' }
}

/** A step that stands alone goes by its label, a swum one with its metres first. */
const singleText = (step: TextStep, units: Units) => {
  const { metres, label, zone } = step
  const text = metres ? `${swumText(units, metres)} ${howOf(step, units)}` : capitalised(label)
  return text.trim() || capitalised(EFFORT[zone])
}

/** How a step is done: its label, without the length that a swum one may begin with. */
export function howOf({ metres, label }: TextStep, units: Units): string {
  const length = metres ? `${swumText(units, metres)} ` : ''
  return label.startsWith(length) ? label.slice(length.length) : label
}

/** A step within a repeat: `5:00 at 8:05/mi`, `1:00 walk`, `0:15 rest`. */
function partText(step: TextStep, told: Told, units: Units): string {
  const { kind, seconds, metres, zone, label } = step
  const amount = metres ? swumText(units, metres) : formatPace(seconds)
  if (kind === 'rest') return `${amount} rest`
  if (kind === 'recover') return `${amount} ${label.toLowerCase() || EFFORT[zone]}`
  const target = told(step)
  return target ? `${amount} at ${target}` : `${amount} ${EFFORT[zone]}`
}
