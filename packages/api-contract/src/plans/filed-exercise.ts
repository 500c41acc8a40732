import { CUES, type Exercise, type SessionStep, STEP_KINDS, ZONES } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { flatLine, text } from '../base/fields.js'
import { doneMinutes, exerciseCode, exerciseId, fuel, intensity, origin, sessionNote, sessionType } from './exercise.js'

/** Seconds, metres or a pace: not negative, and not beyond what a person can do. */
const amount = z.number().check(z.minimum(0), z.maximum(1_000_000))
const count = z.int().check(z.minimum(0), z.maximum(1_000_000))

const OF_BEFORE = 'only in plans of earlier versions'

const reason = z.strictObject({
  rule: flatLine(200).check(z.describe('The stable name of the rule')),
  inputs: z
    .record(
      text(200),
      z.union([
        flatLine(1000).check(z.describe('Words')),
        z.number().check(z.describe('In the unit of its name')),
        z.boolean(),
      ]),
    )
    .check(
      z.refine((inputs) => Object.keys(inputs).length <= 100, 'A reason has at most 100 inputs'),
      z.meta({ description: 'What the rule was given', maxProperties: 100 }),
    ),
  source: flatLine(1000).check(
    z.describe('What the rule rests on: the key of a publication, in files of before its citation'),
  ),
  sentence: z.exactOptional(flatLine(1000).check(z.describe(`The reason in words; ${OF_BEFORE}`))),
})

const step = z.strictObject({
  kind: z.enum(STEP_KINDS),
  seconds: count.check(z.describe('Seconds')),
  metres: z.exactOptional(amount).check(z.describe('Metres')),
  zone: z.enum(ZONES),
  target: z
    .exactOptional(
      z.strictObject({
        from: amount.check(z.describe('The slower end')),
        to: amount.check(z.describe('The faster end')),
      }),
    )
    .check(
      z.describe(
        "In the sport's pace, from the slower end to the faster one: seconds per 100 m, miles an hour, seconds per mile",
      ),
    ),
  cue: z.exactOptional(z.enum(CUES)).check(z.describe('How it is done; absent where the kind tells it')),
  label: z.exactOptional(flatLine(200)).check(z.describe(`What to do, in words; ${OF_BEFORE}`)),
})
const steps = z.array(step).check(z.maxLength(100))
const sessionStep = z.union([
  z.strictObject({ repeat: z.int().check(z.minimum(1), z.maximum(1000), z.describe('Rounds')), steps }),
  step,
]) satisfies z.ZodMiniType<SessionStep>

/** An exercise as it is sent: from a file, or to be put back. */
export const filedExercise = z.strictObject({
  id: exerciseId,
  code: z.exactOptional(exerciseCode),
  type: sessionType,
  name: z.exactOptional(
    flatLine(200).check(z.describe(`What the exercise is called; where the athlete named it, ${OF_BEFORE}`)),
  ),
  duration: doneMinutes,
  distance: flatLine(200).check(z.describe('With its unit, like 1450 m or 17.5 mi')),
  pace: flatLine(200).check(z.describe('Of the work, with its unit, like 1:51/100m, 19.0 mph or 8:04/mi')),
  intensity,
  linked: z.exactOptional(z.boolean().check(z.describe('Whether it is done straight after the one before it'))),
  fuel: z.exactOptional(fuel),
  notes: z.exactOptional(text(2000).check(z.describe(`What it is for; ${OF_BEFORE}`))),
  origin: z.exactOptional(origin),
  note: z.exactOptional(sessionNote),
  steps: z.array(sessionStep).check(z.maxLength(100)),
  reasons: z.array(reason).check(z.maxLength(100)),
}) satisfies z.ZodMiniType<Exercise>
