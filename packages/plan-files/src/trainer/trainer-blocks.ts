import type { RaceType, StepKind, Workout } from '@tri/plan-engine'
import type { TextExercise, TextSessionStep, TextStep } from '@tri/plan-engine/texts'
import { cadenceIn } from '../plan/how-it-is-done.js'
import { writtenOut } from '../plan/session-text.js'
import { ftpFraction } from './trainer-power.js'

/** A stretch on the trainer: power as fractions of FTP at its start and its end. */
export type TrainerBlock = {
  kind: StepKind
  seconds: number
  from: number
  to: number
  label: string
  cadence?: number
}

/** Where a ride stands in the plan. */
export type RideDay = Pick<Workout, 'week' | 'dayName'>

/** A ride as blocks, repeats written out. A warm-up climbs from recovery to its own power; the rest is steady. */
export const trainerBlocks = ({ steps }: Pick<TextExercise, 'steps'>, raceType: RaceType): readonly TrainerBlock[] =>
  writtenOut(steps)
    .filter(lasts)
    .map((step) => blockOf(step, raceType))

export function blockOf(step: TextStep, raceType: RaceType): TrainerBlock {
  const { kind, seconds, zone, label } = step
  const cadence = cadenceIn(step)
  const power = ftpFraction(kind === 'rest' ? 'recovery' : zone, raceType)
  const from = kind === 'warmup' ? Math.min(power, ftpFraction('recovery', raceType)) : power
  return { kind, seconds, from, to: power, label, ...(cadence !== undefined && { cadence }) }
}

export const lasts = ({ seconds }: TextStep): boolean => seconds > 0

/** A ride's steps; one easy block of its whole time when it has none. */
export const rideSteps = ({ steps, duration, name }: TextExercise): readonly TextSessionStep[] =>
  steps.length > 0 ? steps : [{ kind: 'work', seconds: duration * 60, zone: 'easy', label: name }]

/** What trainer files lack, besides what is particular to one format. */
export const LOST_IN_TRAINER_FILES = [
  'Trainer files have no speeds: each zone becomes a share of your threshold power (FTP).',
  'Trainer files have no room for the reasons of a session; they stay in the plan.',
]

export const noSteps = ({ name, steps }: TextExercise): readonly string[] =>
  steps.length > 0 ? [] : [`${name}: it has no steps, so the file holds one easy block of its whole time.`]
