import {
  type Exercise,
  formatMph,
  formatPace,
  type RepeatStep,
  type SessionStep,
  type Sport,
  type Step,
  type Zone,
} from '@tri/plan-engine'
import { capitalised } from './format.js'

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
export const sessionLines = ({ type, steps }: Pick<Exercise, 'type' | 'steps'>): readonly SessionLine[] =>
  steps.map((step) => ({ ...lineOf(step, type), seconds: secondsOf(step) }))

/** What a session is for: its notes open with it, in one sentence; the steps as text follow. */
export const purposeOf = ({ notes }: Pick<Exercise, 'notes'>): string => /^[^.]*\./.exec(notes)?.[0] ?? notes

/** Seconds of a step, repeats counted. */
export const secondsOf = (step: SessionStep): number =>
  isRepeat(step) ? step.repeat * step.steps.reduce((sum, { seconds }) => sum + seconds, 0) : step.seconds

/** Every step in the order it is done, repeats written out. */
export const writtenOut = (steps: readonly SessionStep[]): readonly Step[] =>
  steps.flatMap((step) => (isRepeat(step) ? Array.from({ length: step.repeat }, () => step.steps).flat() : [step]))

/** A pace range in the sport's own unit: `8:05/mi`, `17.1\u201317.5 mph`. */
export function targetText({ from, to }: NonNullable<Step['target']>, sport: Sport): string {
  const write = sport === 'bike' ? formatMph : formatPace
  const ends = write(from) === write(to) ? write(from) : `${write(from)}\u2013${write(to)}`
  return `${ends}${PACE_UNIT[sport]}`
}

const PACE_UNIT: Record<Sport, string> = { swim: '/100m', bike: ' mph', run: '/mi' }

const isRepeat = (step: SessionStep): step is RepeatStep => 'repeat' in step

function lineOf(step: SessionStep, sport: Sport): Pick<SessionLine, 'text' | 'detail'> {
  if (!isRepeat(step)) return { text: singleText(step), detail: step.target ? targetText(step.target, sport) : '' }
  const parts = step.steps.map((part) => partText(part, sport)).join(', ')
  const [work] = step.steps
  return { text: `${step.repeat} × ${parts}`, detail: work?.label ?? '' }
}

/** A step that stands alone goes by its label, a swum one with its metres first. */
const singleText = ({ metres, label, zone }: Step) =>
  `${metres ? `${metres} m ` : ''}${metres ? label : capitalised(label)}`.trim() || capitalised(EFFORT[zone])

/** A step within a repeat: `5:00 at 8:05/mi`, `1:00 walk`, `0:15 rest`. */
function partText({ kind, seconds, metres, target, zone, label }: Step, sport: Sport): string {
  const amount = metres ? `${metres} m` : formatPace(seconds)
  if (kind === 'rest') return `${amount} rest`
  if (kind === 'recover') return `${amount} ${label.toLowerCase() || EFFORT[zone]}`
  if (!target) return `${amount} ${EFFORT[zone]}`
  return `${amount} at ${targetText(target, sport)}`
}
