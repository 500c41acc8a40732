import type { TextExercise, TextRepeatStep, TextSessionStep } from '@tri/plan-engine/texts'
import { plainExercise } from '../one-line.js'
import type { FileWithNotes } from '../plan/plan.js'
import { isRepeat, listTitle, purposeOf } from '../plan/session-text.js'
import { escapeXml } from './escape-xml.js'
import {
  type Aimed,
  aimedAt,
  blockOf,
  LOST_IN_TRAINER_FILES,
  lasts,
  noSteps,
  powerWords,
  type RideDay,
  rideSteps,
  type Trainer,
  type TrainerBlock,
} from './trainer-blocks.js'

/**
 * A ride as a Zwift workout (.zwo): power as fractions of the FTP that Zwift knows. A repeat of two steps stays one, longer
 * ones are written out. Undefined for a swim or a run. Format: h4l/zwift-workout-file-reference.
 */
export function rideZwo(day: RideDay, planned: TextExercise, trainer: Trainer): FileWithNotes<string> | undefined {
  if (planned.type !== 'bike') return undefined
  const exercise = plainExercise(planned)
  const mapping = powerWords(exercise.steps, trainer)
  const aimed = aimedAt(exercise.steps, trainer)
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<workout_file>',
    '  <author>TriPlan</author>',
    `  <name>${escapeXml(listTitle(day, exercise))}</name>`,
    `  <description>${escapeXml(`${purposeOf(exercise)}\n${mapping}`.trim())}</description>`,
    '  <sportType>bike</sportType>',
    '  <tags><tag name="TriPlan"/></tags>',
    '  <workout>',
    ...rideSteps(exercise).flatMap((step) => elementsOf(step, aimed)),
    '  </workout>',
    '</workout_file>',
    '',
  ].join('\n')
  return { content, notes: [mapping, ...LOST_IN_TRAINER_FILES, ...noSteps(exercise)] }
}

function elementsOf(step: TextSessionStep, aimed: Aimed): readonly string[] {
  if (!isRepeat(step)) return lasts(step) ? [element(step, aimed)] : []
  const [on, off, ...more] = step.steps
  if (on && off && more.length === 0 && on.kind !== 'warmup' && off.kind !== 'warmup')
    return [intervals(step.repeat, [on, off], aimed)]
  return Array.from({ length: step.repeat }, () =>
    step.steps.filter(lasts).map((inner) => element(inner, aimed)),
  ).flat()
}

function element(step: TextRepeatStep['steps'][number], aimed: Aimed): string {
  const block = blockOf(step, aimed)
  const { kind, seconds, from, to, label } = block
  const turns = cadenceOf(block, 'Cadence')
  const name = kind === 'cooldown' ? 'Cooldown' : 'Warmup'
  const ends = { PowerLow: power(from), PowerHigh: power(to) }
  if (from !== to || kind === 'cooldown')
    return tag(name, { Duration: seconds, ...ends, ...turns }, textEvent(0, label))
  return tag('SteadyState', { Duration: seconds, Power: power(to), ...turns }, textEvent(0, label))
}

/** The pedalling that a step asks for. */
const cadenceOf = ({ cadence }: TrainerBlock, attribute: 'Cadence' | 'CadenceResting'): Record<string, number> =>
  cadence === undefined ? {} : { [attribute]: cadence }

/** Zwift's own repeat. Its messages count seconds from the start of the whole block. */
function intervals(repeat: number, steps: TextRepeatStep['steps'], aimed: Aimed): string {
  const [on, off] = steps.map((step) => blockOf(step, aimed))
  if (!on || !off) return ''
  const attributes = {
    Repeat: repeat,
    OnDuration: on.seconds,
    OffDuration: off.seconds,
    OnPower: power(on.to),
    OffPower: power(off.to),
    ...cadenceOf(on, 'Cadence'),
    ...cadenceOf(off, 'CadenceResting'),
  }
  const messages = Array.from({ length: repeat }, (_, index) => {
    const start = index * (on.seconds + off.seconds)
    return `${textEvent(start, `${index + 1}/${repeat}: ${on.label}`)}${textEvent(start + on.seconds, off.label)}`
  })
  return tag('IntervalsT', attributes, messages.join(''))
}

const textEvent = (seconds: number, message: string) =>
  `<textevent timeoffset="${seconds}" message="${escapeXml(message)}"/>`

const tag = (name: string, attributes: Record<string, string | number>, children: string) => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `    <${name}${list.join('')}>${children}</${name}>`
}

const power = (fraction: number) => fraction.toFixed(2)
