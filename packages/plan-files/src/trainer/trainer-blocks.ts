import type { RaceType, StepKind, Workout } from '@tri/plan-engine'
import type { TextExercise, TextSessionStep, TextStep } from '@tri/plan-engine/texts'
import { cadenceIn } from '../plan/how-it-is-done.js'
import { writtenOut } from '../plan/session-text.js'
import { type Field, labelWith, rangeIn, rangeWords, targetField } from '../plan/targets.js'
import { ftpFraction, powerTable } from './trainer-power.js'

/** A stretch on the trainer: power as fractions of FTP at its start and its end. */
export type TrainerBlock = {
  kind: StepKind
  seconds: number
  from: number
  to: number
  label: string
  cadence?: number
}

/** The race that rides are for, and the athlete's threshold power on their day in watts, where it is known. */
export type Trainer = { raceType: RaceType; ftp?: number | undefined }

/** What a ride's steps aim at, and who rides it. */
export type Aimed = Trainer & { field: Field }

/** Where a ride stands in the plan. */
export type RideDay = Pick<Workout, 'week' | 'dayName'>

/** A ride as blocks, repeats written out. A warm-up climbs from recovery to its own power; the rest is steady. */
export const trainerBlocks = ({ steps }: Pick<TextExercise, 'steps'>, trainer: Trainer): readonly TrainerBlock[] =>
  writtenOut(steps)
    .filter(lasts)
    .map((step) => blockOf(step, aimedAt(steps, trainer)))

export const aimedAt = (steps: readonly TextSessionStep[], trainer: Trainer): Aimed => ({
  ...trainer,
  field: targetField(steps),
})

export function blockOf(step: TextStep, aimed: Aimed): TrainerBlock {
  const { kind, seconds } = step
  const { field, raceType } = aimed
  const cadence = cadenceIn(step)
  const power = powerOf(step, aimed)
  const from = kind === 'warmup' ? Math.min(power, ftpFraction('recovery', raceType)) : power
  // Heartbeats and effort are no power: who rides reads them.
  const label = labelWith(step.label, field === 'power' ? '' : rangeWords(step, field))
  return { kind, seconds, from, to: power, label, ...(cadence !== undefined && { cadence }) }
}

/** The middle of a step's watts where they are told and FTP is known; else the share of FTP of its zone. */
function powerOf(step: TextStep, { field, raceType, ftp }: Aimed): number {
  const watts = field === 'power' && ftp ? rangeIn(step, field) : undefined
  if (watts && ftp) return (watts.from + watts.to) / 2 / ftp
  return ftpFraction(step.kind === 'rest' ? 'recovery' : step.zone, raceType)
}

/** How power came to be, for the athlete. */
export const powerWords = (steps: readonly TextSessionStep[], { raceType, ftp }: Trainer): string =>
  ftp && targetField(steps) === 'power'
    ? `Power is the middle of each step's watts, in % of an FTP of ${Math.round(ftp)} W.`
    : `Power by zone, in % of FTP: ${powerTable(raceType)}.`

export const lasts = ({ seconds }: TextStep): boolean => seconds > 0

/** A ride's steps; one easy block of its whole time when it has none. */
export const rideSteps = ({ steps, duration, name }: TextExercise): readonly TextSessionStep[] =>
  steps.length > 0 ? steps : [{ kind: 'work', seconds: duration * 60, zone: 'easy', label: name }]

/** What trainer files lack, besides what is particular to one format. */
export const LOST_IN_TRAINER_FILES = [
  'Trainer files have no speeds and no heartbeats: what is no power becomes a share of your threshold power (FTP) by its zone.',
  'Trainer files have no room for the reasons of a session; they stay in the plan.',
]

export const noSteps = ({ name, steps }: TextExercise): readonly string[] =>
  steps.length > 0 ? [] : [`${name}: it has no steps, so the file holds one easy block of its whole time.`]
