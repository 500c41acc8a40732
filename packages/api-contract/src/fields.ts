import {
  EXPERIENCE_LEVELS,
  formatPace,
  type IsoDay,
  parseFinishTime,
  parseIsoDay,
  parseMph,
  parsePace,
  RACE_TYPES,
  SLIDERS,
  type WeeklySchedule,
} from '@tri/plan-engine'
import * as z from 'zod/mini'

/** Largest value of a database id (a 32-bit integer). */
const MAX_ID = 2_147_483_647

export const id = z.int().check(z.minimum(1), z.maximum(MAX_ID))

const NO_PATH_ID = 'An id in the address is a whole number'

/** How often a row was changed, counted by the database; an edit names the one it was made from. */
export const version = z.int().check(z.minimum(1), z.maximum(MAX_ID))

/** An id in a path, where everything is text. */
export const pathId = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/, NO_PATH_ID)), z.transform(Number)),
  z.int().check(z.minimum(1), z.maximum(MAX_ID, NO_PATH_ID)),
)

/** Text a database can store: bounded, without NUL and without halves of a surrogate pair. */
export const text = (max: number, missing?: string | ReturnType<typeof textOr>) =>
  z
    .string(missing)
    .check(
      z.maxLength(max, `Please use at most ${max} characters`),
      z.refine(isStorable, { error: UNSTORABLE, abort: true }),
    )

export const UNSTORABLE = 'Please remove the characters that cannot be stored'

export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000')

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
    z.overwrite((value) => value.replace(BREAKS, ' ')),
    z.maxLength(max, `Please use at most ${max} characters`),
    z.refine(isStorable, UNSTORABLE),
  )

const NO_DATE = 'Please enter a date as YYYY-MM-DD'

/** Text that `accepts` agrees with; anything else, missing included, is refused with `message`, or as no text with `wrong`. */
const worded = (accepts: (value: string) => boolean, message: string, wrong = message) =>
  z.string(textOr(message, wrong)).check(z.refine(accepts, message))

/** What is said of dates together is only asked of dates that exist. */
export const isoDay = z
  .string(NO_DATE)
  .check(
    z.refine((value) => parseIsoDay(value) !== undefined, { error: NO_DATE, abort: true }),
  ) satisfies z.ZodMiniType<IsoDay>

const NO_RACE_DATE = 'Race date is required'

/** A date that says of itself when it is missing. */
export const raceDate = z.pipe(
  z.string(textOr(NO_RACE_DATE, NO_DATE)).check(z.minLength(1, { error: NO_RACE_DATE, abort: true })),
  isoDay,
)

export const instant = z.iso.datetime()

/** Metres or a pace as a device counted them: not negative, and not beyond what fits a column. */
export const trainingAmount = z.number().check(z.minimum(0), z.maximum(1e12))

export const weekday = z.literal([0, 1, 2, 3, 4, 5, 6])

/** `"m:ss"` within the limits of the sport's slider. */
const paceText = (sport: 'swim' | 'run', unit: string) => {
  const { min, max } = SLIDERS[sport]
  return worded(
    (value) => within(parsePace(value), min, max),
    `Please enter a ${sport} pace between ${formatPace(min)} and ${formatPace(max)} per ${unit}, as m:ss`,
  )
}

export const currentPaces = {
  swim: paceText('swim', '100m'),
  bike: worded(
    (value) => within(parseMph(value), SLIDERS.bike.min, SLIDERS.bike.max),
    `Please enter a bike speed between ${SLIDERS.bike.min} and ${SLIDERS.bike.max} mph`,
    'Please send the bike speed as text, like "18.5"',
  ),
  run: paceText('run', 'mile'),
}

/** A goal may lie outside the sliders, but not outside what a person can do. */
export const goalPaces = {
  swim: worded((value) => within(parsePace(value), 30, 900), 'Please enter a goal swim pace as m:ss'),
  bike: worded(
    (value) => within(parseMph(value), 3, 60),
    'Please enter a goal bike speed in mph',
    'Please send the goal bike speed as text, like "18.8"',
  ),
  run: worded((value) => within(parsePace(value), 120, 2400), 'Please enter a goal run pace as m:ss'),
}

const within = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max

/** A race leg in miles, as the athlete typed it. */
export function miles(leg: string, example: string) {
  const missing = `${leg} distance is required`
  const wrong = `Please send the ${leg.toLowerCase()} distance as text, like "${example}"`
  return z.string(textOr(missing, wrong)).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine(
      (value) => /^\d{1,4}(\.\d{1,4})?$/.test(value) && Number(value) > 0 && Number(value) <= 500,
      'Please enter a distance in miles, above 0 and at most 500',
    ),
  )
}

export const finishTime = worded(
  (value) => parseFinishTime(value) !== undefined,
  'Please enter a finish time as hh:mm:ss',
)

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

const HOURS_RANGE = 'Hours must be between 0 and 8'

const scheduleDay = z.strictObject({
  day: weekday,
  dayName: flatLine(20),
  available: z.boolean(),
  hours: z
    .number(HOURS_RANGE)
    .check(
      z.minimum(0, HOURS_RANGE),
      z.maximum(8, HOURS_RANGE),
      z.multipleOf(0.5, 'Please enter hours in steps of 0.5'),
    ),
  isEndurance: z.boolean(),
})

const SEVEN_DAYS = 'A weekly schedule has seven days'

/** Seven days, Sunday first. */
export const weeklySchedule = z.array(scheduleDay, SEVEN_DAYS).check(
  z.length(7, SEVEN_DAYS),
  z.refine((days) => days.every(({ day }, index) => day === index), 'A weekly schedule runs from Sunday to Saturday'),
) satisfies z.ZodMiniType<WeeklySchedule>
