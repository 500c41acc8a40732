import {
  EXPERIENCE_LEVELS,
  formatPace,
  type IsoDay,
  RACE_TYPES,
  type RacePriority,
  SLIDERS,
  type WeeklySchedule,
} from '@tri/plan-engine'
import * as z from 'zod/mini'

/** Largest value of a database id (a 32-bit integer). */
const MAX_ID = 2_147_483_647

export const id = z.int().check(z.minimum(1), z.maximum(MAX_ID), z.describe('The id of a row'))

const NO_PATH_ID = 'An id in the address is a whole number'

export const version = z
  .int()
  .check(
    z.minimum(1),
    z.maximum(MAX_ID),
    z.describe('How often the row was changed; an edit that names it is refused (409) when there was another since'),
  )

/** An id in a path, where everything is text. */
export const pathId = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/, NO_PATH_ID), z.describe('The id of a row, at most 2147483647')),
    z.transform(Number),
  ),
  z.int().check(z.minimum(1), z.maximum(MAX_ID, NO_PATH_ID)),
)

/** Text a database can store: bounded, without NUL and without halves of a surrogate pair. */
export const text = (max: number, missing?: string | ReturnType<typeof textOr>) =>
  z
    .string(missing)
    .check(
      z.maxLength(max, `Please use at most ${max} characters`),
      z.regex(STORABLE, { error: UNSTORABLE, abort: true }),
    )

export const UNSTORABLE = 'Please remove the characters that cannot be stored'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database cannot store it.
export const STORABLE = /^[^\u0000\ud800-\udfff]*$/u

/** Says `missing` of what was left out or is empty, and `wrong` of what was given but is no text. */
export const textOr = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? missing : wrong),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that no line of text has.
const BREAKS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, for the whole text.
const ONE_LINE = /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/

export const NO_LINE = 'Please write this on one line, without line breaks, tabs and other control characters'

/** Text of one line: nothing in it may begin another line of a file or a calendar. */
export const line = (max: number, missing?: string | ReturnType<typeof textOr>) =>
  text(max, missing).check(z.regex(ONE_LINE, NO_LINE))

/** Text of one line where earlier versions took more: what would break the line becomes a blank. */
export const flatLine = (max: number) =>
  z.string().check(
    // No version ever stored these.
    z.regex(STORABLE, { error: UNSTORABLE, abort: true }),
    z.overwrite((value) => value.replace(BREAKS, ' ')),
    z.maxLength(max, `Please use at most ${max} characters`),
  )

const NO_DATE = 'Please enter a date as YYYY-MM-DD'

/** Text of this pattern; anything else, missing included, is refused with `message`, or as no text with `wrong`. */
const worded = (pattern: RegExp, { message, wrong = message, is }: { message: string; wrong?: string; is: string }) =>
  z.string(textOr(message, wrong)).check(z.regex(pattern, message), z.describe(is))

/** What is said of dates together is only asked of dates that exist, and that the calendar counts with: 1000 to 2999. */
const DAY_CHECKS = [
  z.iso.date({ error: NO_DATE, abort: true }),
  z.regex(/^[12]/, { error: NO_DATE, abort: true }),
  z.meta({ description: 'A calendar day, YYYY-MM-DD', format: 'date' }),
] as const

export const isoDay = z.string(NO_DATE).check(...DAY_CHECKS) satisfies z.ZodMiniType<IsoDay>

const NO_RACE_DATE = 'Race date is required'

/** A date that says of itself when it is missing. */
export const raceDate = z
  .string(textOr(NO_RACE_DATE, NO_DATE))
  .check(z.minLength(1, { error: NO_RACE_DATE, abort: true }), ...DAY_CHECKS)

/** An instant in UTC, which may be held to a pattern besides. */
export const instant = z.iso.datetime().check(z.meta({ format: 'date-time' }))

/** The number itself; 0 for what is nearer to it than a database can tell. */
export const storableNumber = (value: number): number => (Math.abs(value) < 1e-100 ? 0 : value)

/** Metres or a pace as a device counted them: not negative, and not beyond what fits a column. */
export const trainingAmount = z.number().check(z.minimum(0), z.maximum(1e12), z.overwrite(storableNumber))

export const weekday = z.literal([0, 1, 2, 3, 4, 5, 6]).check(z.describe('0 is Sunday, 6 is Saturday'))

const { swim, bike, run } = SLIDERS

/** Within the limits of the sliders; leading zeros do no harm. */
export const currentPaces = {
  swim: worded(/^0{0,2}(?:[1-4]:[0-5]\d|5:00)$/, {
    message: `Please enter a swim pace between ${formatPace(swim.min)} and ${formatPace(swim.max)} per 100m, as m:ss`,
    is: `m:ss per 100 m, from ${formatPace(swim.min)} to ${formatPace(swim.max)}`,
  }),
  bike: worded(/^0?(?:[12]\d(?:\.\d{1,3})?|30(?:\.0{1,3})?)$/, {
    message: `Please enter a bike speed between ${bike.min} and ${bike.max} mph`,
    wrong: 'Please send the bike speed as text, like "18.5"',
    is: `Miles an hour, from ${bike.min} to ${bike.max}`,
  }),
  run: worded(/^(?:0{0,2}[5-9]:[0-5]\d|0?1[0-5]:[0-5]\d|0?16:00)$/, {
    message: `Please enter a run pace between ${formatPace(run.min)} and ${formatPace(run.max)} per mile, as m:ss`,
    is: `m:ss per mile, from ${formatPace(run.min)} to ${formatPace(run.max)}`,
  }),
}

/** A goal may lie outside the sliders, but not outside what a person can do. */
export const goalPaces = {
  swim: worded(/^(?:0{1,3}:[3-5]\d|0{0,2}[1-9]:[0-5]\d|0?1[0-4]:[0-5]\d|0?15:00)$/, {
    message: 'Please enter a goal swim pace as m:ss',
    is: 'm:ss per 100 m, from 0:30 to 15:00',
  }),
  bike: worded(/^(?:0{0,2}[3-9](?:\.\d{1,3})?|0?[1-5]\d(?:\.\d{1,3})?|0?60(?:\.0{1,3})?)$/, {
    message: 'Please enter a goal bike speed in mph',
    wrong: 'Please send the goal bike speed as text, like "18.8"',
    is: 'Miles an hour, from 3 to 60',
  }),
  run: worded(/^(?:0{0,2}[2-9]:[0-5]\d|0?[1-3]\d:[0-5]\d|0?40:00)$/, {
    message: 'Please enter a goal run pace as m:ss',
    is: 'm:ss per mile, from 2:00 to 40:00',
  }),
}

/** Above 0 and at most 500, with up to four digits before and after the point. */
const MILES =
  /^(?:(?:0{0,3}[1-9]|0{0,2}[1-9]\d|0?[1-4]\d\d)(?:\.\d{1,4})?|0?500(?:\.0{1,4})?|0{1,4}\.(?:[1-9]\d{0,3}|0[1-9]\d{0,2}|00[1-9]\d?|000[1-9]))$/

/** A race leg in miles, as the athlete typed it. */
export function miles(leg: string, example: string) {
  const missing = `${leg} distance is required`
  const wrong = `Please send the ${leg.toLowerCase()} distance as text, like "${example}"`
  return z
    .string(textOr(missing, wrong))
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.regex(MILES, 'Please enter a distance in miles, above 0 and at most 500'),
      z.describe('Miles, above 0 and at most 500'),
    )
}

export const finishTime = worded(/^\d{1,3}:[0-5]\d:[0-5]\d$/, {
  message: 'Please enter a finish time as hh:mm:ss',
  is: 'hh:mm:ss',
})

export const raceType = z.enum(RACE_TYPES, {
  error: ({ input }) =>
    input === undefined || input === null || input === ''
      ? 'Race type is required'
      : `Please choose a race type: ${RACE_TYPES.join(', ')}`,
})
export const experienceLevel = z.enum(EXPERIENCE_LEVELS, 'Please choose an experience level')

/** What pages are shown in; everything is stored in miles, and swims in metres. */
export const units = z.enum(['miles', 'metric'], 'Please choose miles or metric units')
export const poolUnits = z.enum(['metres', 'yards'], 'Please choose metres or yards for the pool')
export const poolLength = z
  .literal([25, 50], 'Please choose a pool of 25 or 50')
  .check(z.meta({ description: 'Metres from wall to wall; a pool in yards is 25 yards long, whatever stands here' }))

const HOURS_RANGE = 'Hours must be between 0 and 8'

const scheduleDay = z.strictObject({
  day: weekday,
  dayName: flatLine(20).check(z.describe('The English name of the day')),
  available: z.boolean(),
  hours: z
    .number(HOURS_RANGE)
    .check(
      z.minimum(0, HOURS_RANGE),
      z.maximum(8, HOURS_RANGE),
      z.multipleOf(0.5, 'Please enter hours in steps of 0.5'),
      z.describe('Hours of training'),
    ),
  isEndurance: z.boolean(),
})

const SEVEN_DAYS = 'A weekly schedule has seven days'

/** The order of the days, for the document. */
export const SUNDAY_FIRST = {
  prefixItems: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ properties: { day: { const: day } } })),
}

/** Seven days, Sunday first. */
export const weeklySchedule = z.array(scheduleDay, SEVEN_DAYS).check(
  z.length(7, SEVEN_DAYS),
  z.refine((days) => days.every(({ day }, index) => day === index), 'A weekly schedule runs from Sunday to Saturday'),
  z.meta({
    description: 'Seven days, Sunday first',
    allOf: [SUNDAY_FIRST],
  }),
) satisfies z.ZodMiniType<WeeklySchedule>

/** Of a race on the way to the goal. */
export const racePriority = z
  .enum(['A', 'B', 'C'] satisfies RacePriority[])
  .check(z.describe('How much the race matters; null for the goal race, and for training'))
