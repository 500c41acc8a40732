import { DAY_HOURS, MAX_WEEKS } from './formulas/limits.js'
import {
  EXPERIENCE_LEVELS,
  FEELS,
  INTENSITIES,
  ORIGINS,
  PHASES,
  RACE_TYPES,
  RHYTHMS,
  SESSION_TYPES,
  SKIP_REASONS,
  STEP_KINDS,
  WEEK_KINDS,
  WORKOUT_TYPES,
  ZONES,
} from './types.js'

/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

const text = { type: 'string' }
const words = (list: readonly string[]) => ({ enum: [...list] })
const ref = (name: string) => ({ $ref: `#/$defs/${name}` })
const list = (items: JsonSchema) => ({ type: 'array', items })
const orNull = (schema: JsonSchema) => ({ anyOf: [schema, { type: 'null' }] })
const whole = (minimum: number, maximum?: number) => ({
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
})

/** An object that has all of these fields and may have more, such as the ids of a database. */
const object = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})

const bySport = (schema: JsonSchema) => object({ swim: schema, bike: schema, run: schema })

/** Four digits from 1000 to 2999, two and two. Whether the day exists the engine itself says. */
const isoDay = { type: 'string', pattern: '^[12]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }
const minutes = { type: 'number', minimum: 0 }
const above0 = { type: 'number', exclusiveMinimum: 0 }
const weekday = whole(0, 6)

const SHARED = { weekday: { description: '0 is Sunday, 6 is Saturday.', ...weekday } }

/**
 * JSON Schema (draft 2020-12) of what `generatePlan` takes. It is stricter than the engine, which replaces what it cannot
 * use: hand it to a form or a validator to tell people what is wrong. Units as in `PlanInput`.
 */
export const PLAN_INPUT_SCHEMA: JsonSchema = {
  $schema: DIALECT,
  title: 'PlanInput',
  ...object(
    {
      raceType: words(RACE_TYPES),
      distances: { description: 'Miles.', ...bySport(above0) },
      today: { description: 'The first day that may hold a session.', ...isoDay },
      raceDate: isoDay,
      totalWeeks: whole(1, MAX_WEEKS),
      currentPaces: { description: 'Seconds per 100 m, miles an hour, seconds per mile.', ...bySport(above0) },
      goalPaces: { description: 'As currentPaces.', ...bySport(above0) },
      experienceLevel: words(EXPERIENCE_LEVELS),
      weeklySchedule: { ...list(ref('scheduleDay')), minItems: 7, maxItems: 7 },
      fitness: {
        description: 'Minutes done lately, a week and at once.',
        ...object(
          {
            minutesPerWeek: minutes,
            bySport: bySport(minutes),
            longest: { ...bySport(minutes), required: [] },
            onlyLowers: { description: 'The plan begins no higher for it.', type: 'boolean' },
          },
          ['bySport', 'longest', 'onlyLowers'],
        ),
      },
      rhythm: { description: 'Weeks of load to each recovery week; 3:1 where it is left out.', ...words(RHYTHMS) },
      earlierRhythms: { description: 'Those before it.', ...list(object({ before: isoDay, rhythm: words(RHYTHMS) })) },
    },
    ['fitness', 'rhythm', 'earlierRhythms'],
  ),
  $defs: {
    scheduleDay: object({
      day: SHARED.weekday,
      dayName: text,
      available: { type: 'boolean' },
      hours: { type: 'number', minimum: DAY_HOURS.min, maximum: DAY_HOURS.max },
      isEndurance: { type: 'boolean' },
    }),
  },
}

/** What a sentence is made from. */
const INPUTS = { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } }

/** Words that were stored with plans of before 0.6. */
const OLD_WORDS = { description: 'Only in plans of before 0.6.', ...text }

const STEPS = {
  step: object(
    {
      kind: words(STEP_KINDS),
      seconds: whole(1),
      metres: whole(1),
      zone: words(ZONES),
      target: { description: "In the sport's pace, from the slower end.", ...object({ from: above0, to: above0 }) },
      cue: { description: 'How it is done; absent where the kind tells it.', ...text },
      label: OLD_WORDS,
    },
    ['metres', 'target', 'cue', 'label'],
  ),
  repeat: object({ repeat: whole(1), steps: { ...list(ref('step')), minItems: 1 } }),
  reason: object(
    {
      rule: text,
      inputs: INPUTS,
      source: { description: 'Key of what the rule rests on.', ...text },
      sentence: OLD_WORDS,
    },
    ['sentence'],
  ),
}

const INSTANT = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' }

const CODE = { description: 'Its code in the session library.', ...text }

const SESSIONS = {
  exercise: object(
    {
      id: text,
      code: CODE,
      type: words(SESSION_TYPES),
      name: text,
      duration: { description: 'Whole minutes.', ...whole(1) },
      distance: text,
      pace: text,
      intensity: words(INTENSITIES),
      linked: { description: 'Done straight after the one before it.', type: 'boolean' },
      fuel: { description: 'Grams of carbohydrate an hour.', ...object({ least: whole(1), most: whole(1) }) },
      notes: OLD_WORDS,
      origin: words(ORIGINS),
      note: text,
      steps: list({ anyOf: [ref('step'), ref('repeat')] }),
      reasons: list(ref('reason')),
    },
    ['code', 'linked', 'name', 'notes', 'fuel', 'origin', 'note'],
  ),
  actualExercise: object(
    {
      id: text,
      code: CODE,
      type: words(SESSION_TYPES),
      name: text,
      duration: whole(0),
      distance: text,
      actualPace: text,
      intensity: words(INTENSITIES),
      notes: text,
      metres: { description: 'Covered, where that was measured or typed.', type: 'number', minimum: 0 },
      effort: { description: 'How hard it was.', ...whole(1, 10) },
      feel: words(FEELS),
      heartRate: { description: 'Average beats a minute.', ...whole(1) },
      skipped: { description: 'Why it was skipped.', ...words(SKIP_REASONS) },
      loggedAt: {
        description: 'When it was logged; an open workout counts no entry without it.',
        ...INSTANT,
      },
    },
    ['code', 'name', 'metres', 'effort', 'feel', 'heartRate', 'skipped', 'loggedAt'],
  ),
  workout: object({
    week: whole(1, MAX_WEEKS),
    day: SHARED.weekday,
    dayName: text,
    workoutType: words(WORKOUT_TYPES),
    exercises: list(ref('exercise')),
    totalDuration: { description: "Minutes, the sum of the exercises' durations.", ...whole(0) },
    isCompleted: { type: 'boolean' },
    actualExercises: orNull(list(ref('actualExercise'))),
    actualDuration: orNull({ type: 'number', minimum: 0 }),
    completedAt: orNull(INSTANT),
    notes: orNull(text),
    garminActivityId: orNull(text),
  }),
}

/** JSON Schema (draft 2020-12) of what `generatePlan` returns, also after edits and completions. Units as in `Plan`. */
export const PLAN_SCHEMA: JsonSchema = {
  $schema: DIALECT,
  title: 'Plan',
  ...object({
    weeks: { ...list(ref('week')), maxItems: MAX_WEEKS },
    workouts: list(ref('workout')),
    afterRace: list({ allOf: [ref('exercise'), object({ date: isoDay })] }),
    notices: { ...list(ref('notice')), minItems: 1 },
    engineVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
  }),
  $defs: {
    week: object({
      week: whole(1, MAX_WEEKS),
      phase: words(PHASES),
      kind: words(WEEK_KINDS),
      minutes: whole(0),
      bySport: bySport(whole(0)),
      reasons: list(ref('reason')),
    }),
    notice: object({ code: { type: 'string', pattern: '^[A-Z_]+$' }, inputs: INPUTS, message: OLD_WORDS }, [
      'inputs',
      'message',
    ]),
    ...SESSIONS,
    ...STEPS,
  },
}
