import { Decoder, Stream } from '@garmin/fitsdk'
import { type FitRawMessage, readFitMessages, readFitUnsignedField } from 'fit-file-parser'
import { carriedOut, type ReadStep, readFitWorkout } from '../read-fit.js'
import type { Aimed, DecodedStep } from './decoded.js'

/** Programs of others that read FIT files; of the last the writer is from the same package, its reader shares no code with it. */
export const FIT_DECODERS: Readonly<Record<string, (bytes: Uint8Array) => DecodedStep[]>> = {
  "Garmin's SDK": byGarmin,
  'fit-decoder': byFitDecoder,
  'fit-file-parser': byFitFileParser,
}

/** What a step says by the numbers of Garmin's profile. */
type Told = {
  isDistance: boolean
  length: number
  target: number | undefined
  low: number | undefined
  high: number | undefined
}

const SPEED = 0
const HEART_RATE = 1
const POWER = 4
const SWIM_STROKE = 11

function stepOf({ isDistance, length, target, low, high }: Told): DecodedStep {
  return {
    length: isDistance ? { centimetres: length } : { milliseconds: length },
    target: low === undefined || high === undefined ? undefined : aimOf(target, [low, high]),
  }
}

function aimOf(target: number | undefined, [low, high]: readonly [number, number]): Aimed {
  if (target === POWER) return { power: [low - 1000, high - 1000] }
  if (target === HEART_RATE) return { heartRate: [low - 100, high - 100] }
  if (target !== SPEED && target !== SWIM_STROKE) throw new Error(`Nobody aims at target ${target} with a range`)
  return { speed: [low, high] }
}

const GARMIN_TARGETS = { speed: SPEED, heartRate: HEART_RATE, power: POWER, swimStroke: SWIM_STROKE, open: 2 } as const

function byGarmin(bytes: Uint8Array): DecodedStep[] {
  const decoder = new Decoder(Stream.fromByteArray([...bytes]))
  if (!decoder.isFIT() || !decoder.checkIntegrity()) throw new Error('Garmin’s SDK takes this for no FIT file')
  const { messages, errors } = decoder.read({ expandSubFields: false })
  if (errors.length > 0) throw errors[0]
  const steps = messages.workoutStepMesgs ?? []
  return repeated(steps, ({ durationType, durationValue, targetValue }) =>
    durationType === 'repeatUntilStepsCmplt' ? [Number(durationValue), Number(targetValue)] : undefined,
  ).map((step) => {
    const target = GARMIN_TARGETS[String(step.targetType) as keyof typeof GARMIN_TARGETS]
    const isSecond = step.secondaryTargetType !== undefined
    return stepOf({
      ...{ isDistance: step.durationType === 'distance', length: Number(step.durationValue), target },
      low: isSecond ? step.secondaryCustomTargetValueLow : step.customTargetValueLow,
      high: isSecond ? step.secondaryCustomTargetValueHigh : step.customTargetValueHigh,
    })
  })
}

function byFitDecoder(bytes: Uint8Array): DecodedStep[] {
  const number = (step: ReadStep, ...names: (string | number)[]) => {
    const found = names.map((name) => step[name]).find((value) => value !== undefined)
    return found === undefined ? undefined : Number(found)
  }
  return carriedOut(readFitWorkout(bytes).steps).map((step) =>
    stepOf({
      ...{
        isDistance: step.duration_type === 1,
        length: Number(step.duration_value),
        target: number(step, 'target_type'),
      },
      low: number(step, 'custom_target_value_low', 21),
      high: number(step, 'custom_target_value_high', 22),
    }),
  )
}

const WORKOUT_STEP = 27
const ENUM = 0
const UINT32 = 134

function byFitFileParser(bytes: Uint8Array): DecodedStep[] {
  const { messages } = readFitMessages(bytes, { messageNumbers: [WORKOUT_STEP] })
  const field = ({ fields, littleEndian }: FitRawMessage, wanted: number, size: 1 | 4 = 4) =>
    readFitUnsignedField(
      fields.find(({ fieldNumber }) => fieldNumber === wanted),
      size === 1 ? ENUM : UINT32,
      size,
      littleEndian,
    )
  return repeated(messages, (step) =>
    field(step, 1, 1) === 6 ? [field(step, 2) ?? 0, field(step, 4) ?? 0] : undefined,
  ).map((step) =>
    stepOf({
      ...{ isDistance: field(step, 1, 1) === 1, length: field(step, 2) ?? 0, target: field(step, 3, 1) },
      ...{ low: field(step, 5) ?? field(step, 21), high: field(step, 6) ?? field(step, 22) },
    }),
  )
}

/** The steps in the order they are done: one that repeats says from which step on, and how often. */
function repeated<S>(
  steps: readonly S[],
  repeatOf: (step: S) => readonly [from: number, times: number] | undefined,
): S[] {
  const done: S[] = []
  steps.forEach((step, index) => {
    const repeat = repeatOf(step)
    if (!repeat) done.push(step)
    else for (let again = 1; again < repeat[1]; again++) done.push(...steps.slice(repeat[0], index))
  })
  return done
}
