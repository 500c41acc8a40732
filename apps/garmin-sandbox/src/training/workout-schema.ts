import * as z from 'zod'

const SPORTS = [
  'RUNNING',
  'CYCLING',
  'LAP_SWIMMING',
  'MULTI_SPORT',
  'STRENGTH_TRAINING',
  'CARDIO_TRAINING',
  'YOGA',
  'PILATES',
  'GENERIC',
] as const

const INTENSITIES = ['REST', 'WARMUP', 'COOLDOWN', 'RECOVERY', 'ACTIVE', 'INTERVAL', 'MAIN'] as const

const DURATIONS = [
  'TIME',
  'DISTANCE',
  'OPEN',
  'FIXED_REST',
  'FIXED_REPETITION',
  'REPETITION_SWIM_CSS_OFFSET',
  'HR_LESS_THAN',
  'HR_GREATER_THAN',
  'CALORIES',
  'POWER_LESS_THAN',
  'POWER_GREATER_THAN',
] as const

const TARGETS = ['PACE', 'SPEED', 'HEART_RATE', 'POWER', 'CADENCE', 'OPEN'] as const
const SECOND_TARGETS = [...TARGETS, 'PACE_ZONE', 'SWIM_CSS_OFFSET', 'SWIM_INSTRUCTION'] as const
const STROKES = ['FREESTYLE', 'BACKSTROKE', 'BREASTSTROKE', 'BUTTERFLY', 'DRILL', 'MIXED', 'IM'] as const

const amount = z.number().min(0).max(1_000_000).nullish()
const shortText = z.string().max(20).nullish()

const plainStep = z.looseObject({
  type: z.literal('WorkoutStep'),
  stepOrder: z.int().min(1),
  intensity: z.enum(INTENSITIES),
  description: z.string().max(512).nullish(),
  durationType: z.enum(DURATIONS),
  durationValue: amount,
  targetType: z.enum(TARGETS).nullish(),
  targetValue: amount,
  targetValueLow: amount,
  targetValueHigh: amount,
  secondaryTargetType: z.enum(SECOND_TARGETS).nullish(),
  secondaryTargetValue: z.number().nullish(),
  secondaryTargetValueLow: z.number().nullish(),
  secondaryTargetValueHigh: z.number().nullish(),
  strokeType: z.enum(STROKES).nullish(),
  drillType: z.string().nullish(),
  equipmentType: z.string().nullish(),
})
export type PlainStep = z.infer<typeof plainStep>

const repeatStep = z.looseObject({
  type: z.literal('WorkoutRepeatStep'),
  stepOrder: z.int().min(1),
  repeatType: z.literal('REPEAT_UNTIL_STEPS_CMPLT'),
  repeatValue: z.int().min(1).max(99),
  get steps() {
    return z.array(step).min(1)
  },
})

const step: z.ZodType<Step> = z.lazy(() => z.union([plainStep, repeatStep]))
export type Step = PlainStep | { type: 'WorkoutRepeatStep'; stepOrder: number; repeatValue: number; steps: Step[] }

const segment = z.looseObject({
  segmentOrder: z.int().min(1),
  sport: z.enum(SPORTS),
  poolLength: z.number().positive().nullish(),
  poolLengthUnit: z.enum(['METER', 'YARD']).nullish(),
  steps: z.array(step).min(1),
})
export type Segment = z.infer<typeof segment>

/** A workout of the Training API, field by field. */
export const workout = z.looseObject({
  workoutName: z.string().min(1).max(255),
  description: z.string().max(1024).nullish(),
  sport: z.enum(SPORTS),
  poolLength: z.number().positive().nullish(),
  poolLengthUnit: z.enum(['METER', 'YARD']).nullish(),
  workoutProvider: shortText,
  workoutSourceId: shortText,
  isSessionTransitionEnabled: z.boolean().nullish(),
  segments: z.array(segment).min(1),
})
export type GarminWorkout = z.infer<typeof workout>
