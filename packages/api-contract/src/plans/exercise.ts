import {
  type ActualExercise,
  type AfterRaceSession,
  CUES,
  type Exercise,
  FEELS,
  INTENSITIES,
  ORIGINS,
  type Reason,
  SESSION_TYPES,
  type SessionStep,
  SKIP_REASONS,
  SPORTS,
  STEP_KINDS,
  ZONES,
} from '@tri/plan-engine'
import * as z from 'zod/mini'
import { flatLine, instant, isoDay, line, text } from '../base/fields.js'

const MAX_MINUTES = 10_000

const WHEN_TOLD = 'with ?texts=none only in plans of earlier versions'

export const sport = z.enum(SPORTS)
export const sessionType = z.enum(SESSION_TYPES, 'Please choose a sport')
export const origin = z.enum(ORIGINS).check(z.describe('Present where the athlete added it, or edited it'))
export const intensity = z.enum(INTENSITIES)
export const doneMinutes = z
  .int('Please enter whole minutes')
  .check(
    z.minimum(0, 'Duration must be at least 0'),
    z.maximum(MAX_MINUTES, `Duration must be at most ${MAX_MINUTES} minutes`),
    z.describe('Minutes'),
  )
export const exerciseId = text(100).check(z.minLength(1), z.describe('An exercise of the plan, like w1d1e0'))

export const reason = z.object({
  rule: z.string().check(z.describe('The stable name of the rule')),
  inputs: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .check(z.describe('What the rule was given')),
  source: z.string().check(z.describe('What the rule rests on: a citation, with ?texts=none the key of a publication')),
  sentence: z.exactOptional(z.string().check(z.describe(`The reason in words; ${WHEN_TOLD}`))),
}) satisfies z.ZodMiniType<Reason>

const range = z.object({
  from: z.int().check(z.describe('The lower end')),
  to: z.int().check(z.describe('The upper end')),
})

const step = z.object({
  kind: z.enum(STEP_KINDS),
  seconds: z
    .int()
    .check(z.minimum(0))
    .check(z.describe('Seconds; for a swum distance, what it takes at the target pace')),
  metres: z.exactOptional(z.number().check(z.minimum(0))).check(z.describe('Metres, where the step ends by distance')),
  zone: z.enum(ZONES),
  target: z
    .exactOptional(
      z.object({
        from: z.number().check(z.describe('The slower end')),
        to: z.number().check(z.describe('The faster end')),
      }),
    )
    .check(
      z.describe(
        "In the sport's pace, from the slower end to the faster one: seconds per 100 m, miles an hour, seconds per mile",
      ),
    ),
  power: z.exactOptional(range).check(z.describe('Watts; with ?targets=athlete, where the athlete goes by power')),
  heartRate: z
    .exactOptional(range)
    .check(z.describe('Beats a minute; with ?targets=athlete, where the athlete goes by heart rate')),
  effort: z
    .exactOptional(range)
    .check(z.describe('Effort from 1 to 10; with ?targets=athlete, where the athlete goes by feel')),
  cue: z.exactOptional(z.enum(CUES)).check(z.describe('How it is done; absent where the kind tells it')),
  label: z.exactOptional(z.string()).check(z.describe(`What to do, in words; ${WHEN_TOLD}`)),
})
const sessionStep = z.union([
  z.object({ repeat: z.int().check(z.minimum(1), z.describe('Rounds')), steps: z.array(step) }),
  step,
]) satisfies z.ZodMiniType<SessionStep>

export const exerciseCode = flatLine(50).check(z.describe('What the exercise is, in the session library, like B-THR-2'))

export const sessionNote = text(2000).check(z.describe('What the athlete wrote on it'))

const grams = z.number().check(z.minimum(0), z.maximum(1000), z.describe('Grams an hour'))

export const fuel = z
  .strictObject({ least: grams, most: grams })
  .check(z.describe('Grams of carbohydrate an hour; absent where nothing is needed'))

export const exercise = z
  .object({
    id: exerciseId,
    code: z.exactOptional(exerciseCode),
    type: sessionType,
    name: z.exactOptional(
      flatLine(200).check(z.describe(`What the exercise is called; ${WHEN_TOLD}, and where the athlete named it`)),
    ),
    duration: z.int().check(z.minimum(0)).check(z.describe('Minutes')),
    distance: flatLine(200).check(z.describe('With its unit, like 1450 m or 17.5 mi')),
    pace: flatLine(200).check(z.describe('Of the work, with its unit, like 1:51/100m, 19.0 mph or 8:04/mi')),
    intensity,
    linked: z.exactOptional(z.boolean().check(z.describe('Whether it is done straight after the one before it'))),
    fuel: z.exactOptional(fuel),
    notes: z.exactOptional(z.string().check(z.describe(`What it is for; ${WHEN_TOLD}`))),
    origin: z.exactOptional(origin),
    note: z.exactOptional(sessionNote),
    steps: z.array(sessionStep),
    reasons: z.array(reason),
  })
  .check(z.meta({ id: 'Exercise' })) satisfies z.ZodMiniType<Exercise>

/** An easy session on a day after the race. */
export const afterRaceSession = z
  .object({ ...exercise.shape, date: isoDay })
  .check(z.meta({ id: 'AfterRaceSession' })) satisfies z.ZodMiniType<AfterRaceSession>

export const afterRace = z
  .array(afterRaceSession)
  .check(z.describe('In date order; in no week and no total. Empty for a plan of before there were any'))

const MAX_METRES = 1_000_000
export const doneMetres = z
  .number('Please enter a distance in metres')
  .check(
    z.minimum(0, 'Distance must be at least 0'),
    z.maximum(MAX_METRES, `Distance must be at most ${MAX_METRES} metres`),
    z.describe('Metres'),
  )
export const effort = z
  .int('Please choose an effort from 1 to 10')
  .check(
    z.minimum(1, 'Effort is 1 or more'),
    z.maximum(10, 'Effort is at most 10'),
    z.describe('How hard it was, from 1 to 10'),
  )
export const feel = z.enum(FEELS, 'Please choose how it felt')
export const heartRate = z
  .int('Please enter a heart rate in whole beats')
  .check(
    z.minimum(20, 'A heart rate is 20 or more'),
    z.maximum(250, 'A heart rate is at most 250'),
    z.describe('Average beats a minute'),
  )
export const skipReason = z.enum(SKIP_REASONS, 'Please say why it is skipped')

/** What was done in place of an exercise, as it is sent. */
export const actualExercise = z.strictObject({
  id: exerciseId,
  type: sessionType,
  code: z.exactOptional(line(50).check(z.describe('The code of the exercise it was'))),
  name: z.exactOptional(line(200).check(z.describe('What the exercise is called; absent where the code tells it'))),
  duration: doneMinutes.check(z.describe('Minutes')),
  distance: line(200).check(z.describe('With its unit, like 1450 m or 17.5 mi')),
  actualPace: line(200).check(z.describe('As the athlete writes it, like 8:30/mile')),
  intensity,
  notes: text(2000).check(z.describe('Notes')),
  metres: z.exactOptional(doneMetres),
  effort: z.exactOptional(effort),
  feel: z.exactOptional(feel),
  heartRate: z.exactOptional(heartRate),
  skipped: z.exactOptional(skipReason.check(z.describe('Why it was skipped; its duration is 0 then'))),
  loggedAt: z
    .exactOptional(instant)
    .check(z.describe('When it was logged; of an open workout, entries without it were taken back and do not count')),
}) satisfies z.ZodMiniType<ActualExercise>

/** The same as it is told: earlier versions stored what is refused now. */
export const storedActual = z.extend(actualExercise, {
  code: z.exactOptional(exerciseCode),
  name: z.exactOptional(
    flatLine(200).check(z.describe('What the exercise is called; with ?texts=none absent where the code tells it')),
  ),
  distance: flatLine(200).check(z.describe('With its unit, like 1450 m or 17.5 mi')),
  actualPace: flatLine(200).check(z.describe('As the athlete writes it, like 8:30/mile')),
})
