import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'
import { FILE_TYPE_WORKOUT, MANUFACTURER_DEVELOPMENT, MESSAGE, TARGET } from './profile.js'
import type { FitStep } from './steps.js'

export type FitWorkout = {
  /** Tells files apart on the watch, with the time; not 0. */
  serial: number
  created: Date
  sport: number
  subSport: number
  name: string
  description: string
  /** Hundredths of a metre, with the unit the pool is counted in. */
  pool?: { length: number; unit: number }
  steps: readonly FitStep[]
}

/** Protocol 1.0: no file here uses what came later. */
const PROTOCOL_VERSION = 0x10
/** Of Garmin's profile that the numbers are taken from. */
const PROFILE_VERSION = 21_217

/** A FIT workout file: who wrote it, the workout, then its steps in order. */
export function encodeFitWorkout(workout: FitWorkout): Uint8Array {
  const encoder = new FitEncoder({ protocolVersion: PROTOCOL_VERSION, profileVersion: PROFILE_VERSION })
  encoder.writeMessage(MESSAGE.fileId, fileIdFields(workout))
  encoder.writeMessage(MESSAGE.workout, workoutFields(workout))
  workout.steps.forEach((step, index) => {
    encoder.writeMessage(MESSAGE.workoutStep, stepFields(step, index))
  })
  return encoder.close()
}

const fileIdFields = ({ serial, created }: FitWorkout): FitEncoderField[] => [
  enumeration(0, FILE_TYPE_WORKOUT),
  uint16(1, MANUFACTURER_DEVELOPMENT),
  uint16(2, 0),
  { number: 3, size: 4, baseType: FitBaseType.Uint32z, value: serial },
  uint32(4, FitEncoder.toFitTimestamp(created)),
]

const workoutFields = ({ sport, subSport, name, description, pool, steps }: FitWorkout): FitEncoderField[] => [
  enumeration(4, sport),
  uint16(6, steps.length),
  text(8, name),
  enumeration(11, subSport),
  ...(pool ? [uint16(14, pool.length), enumeration(15, pool.unit)] : []),
  ...(description ? [text(17, description)] : []),
]

const stepFields = (step: FitStep, index: number): FitEncoderField[] => [
  uint16(254, index),
  ...(step.label ? [text(0, step.label)] : []),
  enumeration(1, step.durationType),
  ...(step.duration === undefined ? [] : [uint32(2, step.duration)]),
  enumeration(3, step.targetType),
  uint32(4, step.target ?? 0),
  ...rangeFields(step),
  ...(step.intensity === undefined ? [] : [enumeration(7, step.intensity)]),
  ...(step.equipment === undefined ? [] : [enumeration(9, step.equipment)]),
]

/** A range stands in the custom target; the speed beside a swim's stroke in the secondary one. */
function rangeFields({ range, targetType }: FitStep): FitEncoderField[] {
  if (!range) return []
  if (targetType !== TARGET.swimStroke) return [uint32(5, range.low), uint32(6, range.high)]
  return [enumeration(19, TARGET.speed), uint32(20, 0), uint32(21, range.low), uint32(22, range.high)]
}

const enumeration = (number: number, value: number) => ({ number, size: 1, baseType: FitBaseType.Enum, value })
const uint16 = (number: number, value: number) => ({ number, size: 2, baseType: FitBaseType.Uint16, value })
const uint32 = (number: number, value: number) => ({ number, size: 4, baseType: FitBaseType.Uint32, value })

function text(number: number, content: string): FitEncoderField {
  const value = FitEncoder.string(content)
  return { number, size: value.length, baseType: FitBaseType.String, value }
}
