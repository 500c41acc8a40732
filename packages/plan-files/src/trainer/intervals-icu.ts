import { isSport, METRES_PER_YARD, type RaceType, type Sport } from '@tri/plan-engine'
import type { TextExercise, TextSessionStep, TextStep } from '@tri/plan-engine/texts'
import { plainExercise } from '../one-line.js'
import { cadenceIn } from '../plan/how-it-is-done.js'
import type { FileWithNotes, PlannedWorkout } from '../plan/plan.js'
import { inLengths, type Pool } from '../plan/pool.js'
import { isRepeat } from '../plan/session-text.js'
import { type Field, rangeIn, targetField } from '../plan/targets.js'
import { paceUnit, shownPace, shownText, type Units } from '../plan/units.js'
import { noSteps } from './trainer-blocks.js'
import { ftpFraction } from './trainer-power.js'

/** The athlete's units and pool, and the race that sessions are for. */
export type IntervalsOptions = {
  units: Units
  pool: Pool
  raceType: RaceType
  /** Heart rate at the sport's threshold on the session's day, in beats a minute, where it is known. */
  lthr?: number | undefined
}

/**
 * A session as text that the workout builder of intervals.icu reads: a line a step, repeats between empty lines; watts, shares of the heart rate at
 * threshold, or paces; swims in lengths of the pool. Undefined for what is none of the three sports. Syntax: forum.intervals.icu, 'Workout
 * builder syntax quick guide'.
 */
export function intervalsText(
  workout: Pick<PlannedWorkout, 'workoutType'>,
  planned: TextExercise,
  options: IntervalsOptions,
): FileWithNotes<string> | undefined {
  const exercise = plainExercise(planned)
  const { type, steps, duration, name } = exercise
  if (!isSport(type)) return undefined
  const notes = new Set<string>(noSteps(exercise))
  const context: Context = {
    ...options,
    ...{ sport: type, isRace: workout.workoutType === 'race', field: targetField(steps) },
    note: (sentence) => notes.add(sentence),
  }
  const whole: TextStep = { kind: 'work', seconds: duration * 60, zone: 'easy', label: name }
  const isPool = type === 'swim' && !context.isRace
  const blocks = blocksOf(steps.length > 0 ? steps : [whole], context)
  const pool = isPool ? [`pool length: ${options.pool.length}${options.pool.unit === 'm' ? 'm' : 'yd'}`] : []
  return { content: [...blocks, ...pool].join('\n\n').concat('\n'), notes: [...notes] }
}

type Context = IntervalsOptions & { sport: Sport; isRace: boolean; field: Field; note: (sentence: string) => void }

/** Lines that are done so many times. */
type Block = { rounds: number; lines: string[] }

/** Steps in a row are a block of lines with a title; a repeat is one of its own, with its rounds behind the title. */
function blocksOf(steps: readonly TextSessionStep[], context: Context): string[] {
  const blocks: Block[] = []
  for (const step of steps) {
    const lines = (isRepeat(step) ? step.steps : [step]).map((each) => lineOf(each, context))
    const rounds = isRepeat(step) && step.repeat > 1 ? step.repeat : 1
    const last = blocks.at(-1)
    if (rounds === 1 && last?.rounds === 1) last.lines.push(...lines)
    else blocks.push({ rounds, lines })
  }
  return blocks.map(({ rounds, lines }, index) => {
    const title = rounds > 1 ? `Main set ${rounds}x` : titleOf(index, blocks.length)
    return [title, ...lines].join('\n')
  })
}

function titleOf(index: number, all: number): string {
  if (all > 1 && index === 0) return 'Warmup'
  return all > 1 && index === all - 1 ? 'Cooldown' : 'Main set'
}

const lineOf = (step: TextStep, context: Context): string =>
  ['-', cueOf(step), lengthOf(step, context), targetOf(step, context), turnsOf(step, context)].filter(Boolean).join(' ')

/** What stands for more than itself in a line. */
const KEYWORDS = /\b(?:press lap|freeride|maxeffort|ramp)\b/gi

/** What stands before a figure, and its units. */
const BEFORE = ['at', 'for', 'of', 'bei', 'mit', 'über']
const UNITS = ['m', 'yd', 'min', 's', 'km', 'mi', 'rpm', 'U/min', 'W', 'bpm']

const MARKS = ':,;+-'

/** What to do, in words without figures: the first one in a line is read as the length of its step. */
function cueOf({ label }: TextStep): string {
  const words: string[] = []
  let isBehindFigure = false
  for (const word of label.replace(KEYWORDS, ' ').split(' ')) {
    const plain = withoutMarks(word)
    const isFigure = /\d/.test(word)
    if (isFigure && BEFORE.includes(words.at(-1)?.toLowerCase() ?? '')) words.pop()
    if (!isFigure && plain && !(isBehindFigure && UNITS.includes(plain))) words.push(word)
    isBehindFigure = isFigure
  }
  return withoutMarks(words.join(' '))
}

/** Words without the marks at either end. */
function withoutMarks(words: string): string {
  let [from, to] = [0, words.length]
  while (from < to && MARKS.includes(words.charAt(from))) from++
  while (to > from && MARKS.includes(words.charAt(to - 1))) to--
  return words.slice(from, to)
}

/** A race leg ends with the lap button; a swum distance at the wall; everything else by the clock. */
function lengthOf({ kind, seconds, metres, zone }: TextStep, { isRace, pool, sport }: Context): string {
  if (isRace && zone === 'race') return `Press lap ${timeOf(seconds)}`
  if (metres === undefined || kind === 'rest' || sport !== 'swim' || isRace) return timeOf(seconds)
  const swum = inLengths(metres, pool).metres
  return pool.unit === 'm' ? `${Math.round(swum)}mtr` : `${Math.round(swum / METRES_PER_YARD)}yrd`
}

/** `"1h5m"`, `"2m30s"`, `"45s"`. */
function timeOf(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'm'],
    [seconds % 60, 's'],
  ] as const
  return parts.map(([amount, unit]) => (amount > 0 ? `${amount}${unit}` : '')).join('') || '0s'
}

const NO_EFFORT = 'intervals.icu has no target for effort: a session by feel has its lengths alone.'
const NO_HEART =
  'intervals.icu takes heart rate as a share of the one at threshold, which is not known: the steps have no target.'
const NO_SPEED = 'intervals.icu has no target for speed on a bike: power by zone, in % of FTP.'

function targetOf(step: TextStep, context: Context): string {
  const { field, lthr, raceType, sport, units, note } = context
  if (step.kind === 'rest') return '0'
  const range = rangeIn(step, field)
  if (field === 'power') return range ? `${range.from}-${range.to}w` : ''
  if (field === 'effort') note(NO_EFFORT)
  if (field === 'heartRate' && !lthr) note(NO_HEART)
  if (field === 'heartRate' && lthr && range) return `${share(range.from, lthr)}-${share(range.to, lthr)}% LTHR`
  if (field !== 'target' || !step.target) return ''
  if (sport === 'bike') {
    note(NO_SPEED)
    return `${Math.round(ftpFraction(step.zone, raceType) * 100)}%`
  }
  const [from, to] = [step.target.from, step.target.to].map((pace) => shownText(sport, shownPace(units, sport, pace)))
  return `${from}-${to}${paceUnit(units, sport).replace('yd', 'y')} Pace`
}

const share = (beats: number, lthr: number): number => Math.round((100 * beats) / lthr)

const turnsOf = (step: TextStep, { sport }: Context): string => {
  const turns = sport === 'bike' ? cadenceIn(step) : undefined
  return turns === undefined ? '' : `${turns}rpm`
}
