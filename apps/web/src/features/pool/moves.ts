import { formatPace, isSport, type RepeatStep, type SessionStep, type Step } from '@tri/plan-engine'
import { swumText, type TextExercise, type TextSessionStep, type TextStep } from '@tri/plan-engine/texts'
import { rangeText, targetField } from '@tri/plan-engine/zones'
import { howOf, targetText } from '../../components/session/session-text.js'
import { stopwatch } from '../../lib/measures/format.js'
import type { Units } from '../../lib/measures/units.js'
import { drillsIn } from '../../lib/words.js'

/** What an athlete does until they press Next: one repeat of a set, or a step that stands alone. */
export type Move = {
  /** The step of the session it belongs to, from 0. */
  step: number
  /** Which repeat of how many; absent for a step that stands alone. */
  repeat?: { number: number; of: number }
  /** What to do, large: `100` and `m`, `5:00` without a unit. */
  amount: { figure: string; unit: string }
  /** How far, where it is counted: `4 lengths of 25 m`. */
  lengths?: string
  /** How, in words: `hard`. */
  how: string
  /** How its drill goes, in a sentence. */
  drill?: string
  /** When to leave for the next one (swims, with the rest in it), or how long it takes: `2:15`. */
  leave?: { label: 'Leave every' | 'Takes about'; text: string }
  /** How fast: `1:56–2:00`, `8:05/mi`. */
  target?: { label: string; text: string }
  /** What the progress counts by: metres swum, seconds of anything else. */
  size: number
  /** What the timer counts down; undefined for what ends by its distance. */
  seconds: number | undefined
}

const POOL_METRES = 25

const isRepeat = <S extends SessionStep>(step: S): step is Extract<S, RepeatStep> => 'repeat' in step

/** The moves of a session in their order. A rest in the water belongs to what was swum before it: both are one send-off. */
export function movesOf({ type, steps }: Pick<TextExercise, 'type' | 'steps'>, units: Units): readonly Move[] {
  const field = targetField(steps)
  const toldTarget = (step: TextStep): Move['target'] => {
    if (field !== 'target') {
      const range = step[field]
      return range && { label: 'Target', text: rangeText(field, range) }
    }
    if (!step.target || !isSport(type)) return undefined
    return type === 'swim' && step.metres
      ? { label: 'Swim in', text: swimTime(step.target, step.metres) }
      : { label: 'Target', text: targetText(step.target, type, units) }
  }
  const told: Told = (step, rest) => moveOf({ step, rest, units, target: toldTarget(step) })
  return steps.flatMap((step, index) => {
    const [before, next] = [steps[index - 1], steps[index + 1]]
    if (!isRepeat(step)) {
      if (type === 'swim' && isRest(step) && before && !isRepeat(before)) return []
      return [{ ...told(step, type === 'swim' && isRest(next) ? next.seconds : 0), step: index }]
    }
    const round = joined(step.steps, type === 'swim').map(({ step: each, rest }) => told(each, rest))
    return Array.from({ length: step.repeat }, (_, at) =>
      round.map((move) => ({ ...move, step: index, repeat: { number: at + 1, of: step.repeat } })),
    ).flat()
  })
}

const isRest = (step: TextSessionStep | undefined): step is TextStep =>
  step !== undefined && !isRepeat(step) && step.kind === 'rest'

type Told = (step: TextStep, rest: number) => Omit<Move, 'step' | 'repeat'>

/** The steps of a round, each with the seconds of rest after it where they are part of its send-off. */
function joined(steps: readonly TextStep[], isSwum: boolean): readonly { step: TextStep; rest: number }[] {
  if (!isSwum) return steps.map((step) => ({ step, rest: 0 }))
  return steps.flatMap((step, at) => {
    if (step.kind === 'rest' && at > 0) return []
    const next = steps[at + 1]
    return [{ step, rest: next?.kind === 'rest' ? next.seconds : 0 }]
  })
}

type Telling = { step: TextStep; rest: number; units: Units; target: Move['target'] }

function moveOf({ step, rest, units, target }: Telling): Omit<Move, 'step' | 'repeat'> {
  const { metres, seconds } = step
  const whole = seconds + rest
  const counted = metres ? lengths(units, metres) : ''
  const [drill] = drillsIn([step])
  return {
    amount: metres ? swum(units, metres) : { figure: stopwatch(seconds), unit: '' },
    ...(counted && { lengths: counted }),
    how: effort(step, units),
    ...(drill && { drill }),
    ...(metres && {
      leave: { label: rest > 0 ? 'Leave every' : 'Takes about', text: stopwatch(whole) },
    }),
    ...(target && { target }),
    size: metres ?? whole,
    seconds: metres ? undefined : whole,
  }
}

function swum(units: Units, metres: number): Move['amount'] {
  const [figure = '', unit = ''] = swumText(units, metres).split(' ')
  return { figure, unit }
}

/** Only where they come out whole. */
const lengths = ({ poolUnits }: Units, metres: number): string =>
  poolUnits === 'metres' && metres % POOL_METRES === 0 && metres > POOL_METRES
    ? `${metres / POOL_METRES} lengths of ${POOL_METRES} m`
    : ''

const EFFORT: Record<Step['zone'], string> = {
  recovery: 'easy',
  easy: 'easy',
  moderate: 'moderate',
  tempo: 'tempo',
  threshold: 'threshold',
  interval: 'hard',
  race: 'race pace',
}

const effort = (step: TextStep, units: Units): string =>
  step.kind === 'rest' ? 'rest' : howOf(step, units).toLowerCase() || EFFORT[step.zone]

/** How long so many metres take at a pace by 100 m, e.g. `1:56–2:00`. */
function swimTime({ from, to }: NonNullable<Step['target']>, metres: number): string {
  const [slow, fast] = [from, to].map((pace) => formatPace(Math.round((pace * metres) / 100)))
  return slow === fast ? `${fast}` : `${fast}\u2013${slow}`
}

/** How far a session is when a move begins: done and whole in metres where all of it is swum, else in seconds. */
export function progressOf(moves: readonly Move[], at: number): { done: number; whole: number; segments: Segment[] } {
  const steps = [...new Set(moves.map(({ step }) => step))]
  const segments = steps.map((step) => {
    const own = moves.map((move, index) => ({ ...move, index })).filter((move) => move.step === step)
    const before = own.filter(({ index }) => index < at)
    return { whole: sizeOf(own), share: sizeOf(before) / Math.max(1, sizeOf(own)) }
  })
  return { done: sizeOf(moves.slice(0, at)), whole: sizeOf(moves), segments }
}

export type Segment = { whole: number; share: number }

const sizeOf = (moves: readonly Pick<Move, 'size'>[]) => moves.reduce((sum, { size }) => sum + size, 0)

/** What comes after a move, in words: `200 m easy`; `The end` after the last. */
export function nextText(moves: readonly Move[], at: number): string {
  const next = moves[at + 1]
  if (!next) return 'The end'
  return [next.amount.figure, next.amount.unit, next.how].filter(Boolean).join(' ')
}
