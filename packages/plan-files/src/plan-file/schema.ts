import {
  CUES,
  DAY_NAMES,
  EXPERIENCE_LEVELS,
  FEELS,
  INTENSITIES,
  type IsoDay,
  MAX_WEEKS,
  ORIGINS,
  parseIsoDay,
  RACE_TYPES,
  RHYTHMS,
  SESSION_TYPES,
  SKIP_REASONS,
  STEP_KINDS,
  WORKOUT_TYPES,
  type Workout,
  ZONES,
} from '@tri/plan-engine'
import { RACE_PRIORITIES } from '@tri/plan-engine/adapt'
import * as z from 'zod/mini'

/** Bounds of what a file may hold; every plan of the engine, edited or not, keeps well within them. */
const MOST = {
  workouts: 3000,
  exercises: 40,
  schedules: 104,
  afterRace: 28,
  steps: 200,
  repeats: 200,
  reasons: 50,
  inputs: 50,
  /** A week of minutes. */
  minutes: 10_080,
  metres: 100_000,
  /** Metres of a session that was done. */
  done: 1_000_000,
  pace: 100_000,
  /** Grams an hour. */
  fuel: 1000,
}

/** Text a database can store: bounded, no NUL, no half of a surrogate pair. */
const text = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'has characters that cannot be stored'),
  )

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const number = (most: number) => z.number().check(z.minimum(0), z.maximum(most))
const list = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most))

const isoDay = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date like 2027-06-13'),
  z.refine((value) => parseIsoDay(value) !== undefined, 'is a date that does not exist'),
) satisfies z.ZodMiniType<IsoDay>

const miles = z.string().check(z.regex(/^\d{1,4}(\.\d{1,4})?$/, 'is not a distance in miles like 26.2'))
const pace = z.string().check(z.regex(/^\d{1,2}:[0-5]\d$/, 'is not a pace like 8:30'))
const mph = z.string().check(z.regex(/^\d{1,2}(\.\d{1,3})?$/, 'is not a speed in mph like 18.5'))
const finishTime = z.string().check(z.regex(/^\d{1,3}:[0-5]\d:[0-5]\d$/, 'is not a time like 05:30:00'))
const instant = z.iso.datetime()
const weekday = z.literal([0, 1, 2, 3, 4, 5, 6])
const dayName = z.enum(DAY_NAMES)
const sessionType = z.enum(SESSION_TYPES)
const minutes = whole(0, MOST.minutes)

const scheduleDay = z.strictObject({
  day: weekday,
  dayName: text(20),
  available: z.boolean(),
  hours: z.number().check(z.minimum(0), z.maximum(8), z.multipleOf(0.5)),
  isEndurance: z.boolean(),
})

const schedule = z.array(scheduleDay).check(z.length(7))

const longest = z.exactOptional(minutes)

/** What the athlete did in the weeks before it. */
const fitness = z.strictObject({
  minutesPerWeek: minutes,
  bySport: z.exactOptional(z.strictObject({ swim: minutes, bike: minutes, run: minutes })),
  longest: z.exactOptional(z.strictObject({ swim: longest, bike: longest, run: longest })),
  onlyLowers: z.exactOptional(z.boolean()),
})

/** What a plan is made from, with the names and texts of the app's HTTP interface. */
const plan = z.strictObject({
  name: text(200).check(z.minLength(1)),
  raceType: z.enum(RACE_TYPES),
  swimDistance: miles,
  bikeDistance: miles,
  runDistance: miles,
  raceDate: isoDay,
  startDate: isoDay,
  totalWeeks: whole(1, MAX_WEEKS),
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  currentSwimPace: pace,
  currentBikePace: mph,
  currentRunPace: pace,
  goalFinishTime: z.nullable(finishTime),
  goalSwimPace: pace,
  goalBikePace: mph,
  goalRunPace: pace,
  weeklySchedule: schedule,
  earlierSchedules: z.exactOptional(list(z.strictObject({ before: isoDay, weeklySchedule: schedule }), MOST.schedules)),
  pacesFrom: z.exactOptional(z.nullable(isoDay)),
  fitness: z.exactOptional(z.nullable(fitness)),
  rhythm: z.exactOptional(z.enum(RHYTHMS)),
  earlierRhythms: z.exactOptional(list(z.strictObject({ before: isoDay, rhythm: z.enum(RHYTHMS) }), MAX_WEEKS)),
  afterRace: z.exactOptional(z.lazy(() => list(z.extend(exercise, { date: isoDay }), MOST.afterRace))),
})

const target = z.strictObject({ from: number(MOST.pace), to: number(MOST.pace) })

const step = z.strictObject({
  kind: z.enum(STEP_KINDS),
  seconds: whole(0, MOST.minutes * 60),
  metres: z.exactOptional(number(MOST.metres)),
  zone: z.enum(ZONES),
  target: z.exactOptional(target),
  cue: z.exactOptional(z.enum(CUES)),
  label: z.exactOptional(text(300)),
})

const repeat = z.strictObject({ repeat: whole(1, MOST.repeats), steps: list(step, MOST.steps) })

const reason = z.strictObject({
  rule: text(100),
  inputs: z
    .record(text(100), z.union([text(1000), z.number(), z.boolean()]))
    .check(z.refine((inputs) => Object.keys(inputs).length <= MOST.inputs, 'has too many entries')),
  source: text(500),
  sentence: z.exactOptional(text(1000)),
})

const exercise = z.strictObject({
  id: text(100).check(z.minLength(1)),
  code: z.exactOptional(text(50)),
  type: sessionType,
  name: z.exactOptional(text(200)),
  duration: minutes,
  distance: text(200),
  pace: text(200),
  intensity: z.enum(INTENSITIES),
  linked: z.exactOptional(z.boolean()),
  fuel: z.exactOptional(z.strictObject({ least: number(MOST.fuel), most: number(MOST.fuel) })),
  notes: z.exactOptional(text(5000)),
  origin: z.exactOptional(z.enum(ORIGINS)),
  note: z.exactOptional(text(2000)),
  steps: list(z.union([repeat, step]), MOST.steps),
  reasons: list(reason, MOST.reasons),
})

const actualExercise = z.strictObject({
  id: text(100).check(z.minLength(1)),
  code: z.exactOptional(text(50)),
  type: sessionType,
  name: z.exactOptional(text(200)),
  duration: minutes,
  distance: text(200),
  actualPace: text(200),
  intensity: z.enum(INTENSITIES),
  notes: text(2000),
  metres: z.exactOptional(number(MOST.done)),
  effort: z.exactOptional(whole(1, 10)),
  feel: z.exactOptional(z.enum(FEELS)),
  heartRate: z.exactOptional(whole(20, 250)),
  skipped: z.exactOptional(z.enum(SKIP_REASONS)),
  loggedAt: z.exactOptional(instant),
})

const workout = z.strictObject({
  week: whole(1, MAX_WEEKS),
  day: weekday,
  dayName,
  workoutType: z.enum(WORKOUT_TYPES),
  priority: z.exactOptional(z.enum(RACE_PRIORITIES)),
  exercises: list(exercise, MOST.exercises),
  totalDuration: whole(0, MOST.minutes * MOST.exercises),
  isCompleted: z.boolean(),
  actualExercises: z.nullable(list(actualExercise, MOST.exercises)),
  actualDuration: z.nullable(minutes),
  completedAt: z.nullable(instant),
  notes: z.nullable(text(5000)),
  garminActivityId: z.nullable(text(100)),
}) satisfies z.ZodMiniType<Workout>

/** Version 1 of the open plan file. */
export const planFileSchema = z.strictObject({
  format: z.literal('triplan'),
  version: z.literal(1),
  plan,
  workouts: list(workout, MOST.workouts),
})

/** A plan in full, as it stands in a `.triplan.json` file. */
export type PlanFile = z.infer<typeof planFileSchema>
