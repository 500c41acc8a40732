/** Puts this process and all that it starts on the day of the tests; once, however often it is called. */
export const startTestClock: () => void

/** What a program gets that a test starts with settings of its own, so that it lives on the day of the tests too. */
export const clockSettings: () => { NODE_OPTIONS: string; TEST_CLOCK_SHIFT: string }

/** A script for a page, to be run before its first, given what the page's clock says now: it lives on the day of the tests then. */
export const pageClock: (machineNow: number) => string

/**
 * Statements for a new database before it has any table, given what its clock says now: on CLOCK_PATH its `now()` and
 * `clock_timestamp()` are of the day of the tests, in defaults too.
 */
export const databaseClock: (machineNow: number) => string[]

/** Where a database finds those functions: to be set for each database, as a copy does not have it from its template. */
export const CLOCK_PATH: string
