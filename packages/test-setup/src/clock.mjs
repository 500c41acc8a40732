import { shiftClock } from './shift-clock.mjs'
import { IS_SOAK } from './soak.mjs'

/**
 * When tests take place, whatever day it is: on an ordinary Tuesday morning, far from the end of a year and from both nights
 * of summer time. `TEST_DAY` names another day or moment (`2028-02-29`, `2028-12-31T23:58:00Z`). A soak is done today.
 */
const ORDINARY_DAY = '2026-11-24'
const MORNING = 'T09:00:00Z'

const PRELOAD = new URL('./preload-clock.mjs', import.meta.url).href

/** The milliseconds from the machine's clock to that of the tests. */
function shiftToTestDay() {
  const { TEST_DAY: chosen = '' } = process.env
  if (IS_SOAK && !chosen) return 0
  const moment = Date.parse(/^\d{4}-\d\d-\d\d$/.test(chosen) ? chosen + MORNING : chosen || ORDINARY_DAY + MORNING)
  if (Number.isNaN(moment))
    throw new Error(`TEST_DAY is "${chosen}"; give a day or a moment, like 2028-02-29 or 2028-12-31T23:58:00Z.`)
  return moment - Date.now()
}

/** Puts this process and all that it starts on the day of the tests; once, however often it is called. */
export function startTestClock() {
  if (process.env.TEST_CLOCK_SHIFT) return
  const shift = shiftToTestDay()
  process.env.TEST_CLOCK_SHIFT = String(shift)
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${PRELOAD}`.trim()
  shiftClock(shift)
}

/** What a program gets that a test starts with settings of its own, so that it lives on the day of the tests too. */
export function clockSettings() {
  const { NODE_OPTIONS = '', TEST_CLOCK_SHIFT = '' } = process.env
  return { NODE_OPTIONS, TEST_CLOCK_SHIFT }
}

/**
 * A script for a page, to be run before its first: it lives on the day of the tests then.
 * @param {number} machineNow what the page's clock says now
 */
export const pageClock = (machineNow) => `(${shiftClock})(${Date.now() - machineNow})`

/**
 * Statements for a new database before it has any table: on `public, pg_catalog`, its `now()` and `clock_timestamp()` are of
 * the day of the tests, in defaults too.
 * @param {number} machineNow what the database's clock says now, in milliseconds
 */
export const databaseClock = (machineNow) =>
  ['now', 'clock_timestamp'].map(
    (name) =>
      `create function public.${name}() returns timestamptz language sql ${name === 'now' ? 'stable' : 'volatile'} ` +
      `as $$ select pg_catalog.${name}() + interval '${Date.now() - machineNow} milliseconds' $$`,
  )

/** Where a database finds those functions: to be set for each database, as a copy does not have it from its template. */
export const CLOCK_PATH = 'search_path = public, pg_catalog'
