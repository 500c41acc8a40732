import type { BySport } from '../../types.js'

/** Weekdays, Sunday first. */
export const DAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const

/** What a session of a sport is. */
export const UNITS: BySport<string> = { swim: 'Schwimmeinheit', bike: 'Radeinheit', run: 'Laufeinheit' }

/** What a test of a sport is. */
export const TESTS: BySport<string> = { swim: 'Schwimmtest', bike: 'Radtest', run: 'Lauftest' }

/** What a sport is called. */
export const SPORT_NAMES: BySport<string> = { swim: 'Das Schwimmen', bike: 'Das Radfahren', run: 'Das Laufen' }
