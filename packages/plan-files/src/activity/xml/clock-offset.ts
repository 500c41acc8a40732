const MINUTE = 60_000

/** Clocks are at most 14 hours ahead of UTC, 12 behind; some devices are off by summer time. */
const MOST_HOURS = 15

/**
 * How far the clock of a written time is ahead of UTC, in milliseconds: `2027-03-09T06:00:00+13:00` tells it. Undefined
 * for UTC, in which most programs write whatever the athlete's clock shows.
 */
export function clockOffsetOf(time: string): number | undefined {
  const [, sign, hours, minutes] = /^[^T]*T.*([+-])(\d{2}):?(\d{2})$/.exec(time.trim().slice(0, 60)) ?? []
  const ahead = Number(hours) * 60 + Number(minutes)
  if (!ahead || ahead > MOST_HOURS * 60) return undefined
  return (sign === '-' ? -ahead : ahead) * MINUTE
}
