import type { IsoDay } from '@tri/plan-engine'
import { oneLine } from '../one-line.js'
import { offsetAt } from '../plan/time-zone.js'
import type { Activity, Totals } from './activity-type.js'

const NAMES: Record<Activity['sport'], string> = { swim: 'Swim', bike: 'Ride', run: 'Run', other: 'Activity' }

const WEEK = 7 * 24 * 3600
const EARLIEST = Date.UTC(1990, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)

/** The totals as an activity on the athlete's day; undefined when they have no start or no duration that can be. */
export function toActivity(totals: Totals, timeZone: string): Activity | undefined {
  const { sport, name = '', start, source } = totals
  const seconds = within(totals.seconds, 1, WEEK)
  if (!(start >= EARLIEST && start < LATEST) || seconds === null) return undefined
  return {
    sport,
    name: oneLine(name.replaceAll('\u0000', '')).trim().slice(0, 200) || NAMES[sport],
    start: new Date(start),
    day: dayAt(start + (totals.clockOffset ?? offsetAt(start, timeZone))),
    seconds: Math.round(seconds),
    metres: rounded(within(totals.metres, 0, 3_000_000)),
    averageHeartRate: rounded(within(totals.averageHeartRate, 20, 250)),
    maxHeartRate: rounded(within(totals.maxHeartRate, 20, 250)),
    calories: rounded(within(totals.calories, 0, 100_000)),
    ascentMetres: rounded(within(totals.ascentMetres, 0, 30_000)),
    source,
    ...(totals.course && { track: totals.course }),
  }
}

/** The value, or null where there is none or none that can be. */
const within = (value: number | undefined, least: number, most: number): number | null =>
  value !== undefined && value >= least && value <= most ? value : null

const rounded = (value: number | null) => (value === null ? null : Math.round(value))

/** The calendar day that clocks ahead of UTC show at a moment, given as the moment of the same reading in UTC. */
const dayAt = (shown: number): IsoDay => new Date(shown).toISOString().slice(0, 10)
