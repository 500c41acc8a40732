export const STEP_SECONDS = 60

/** Share of the slider that is before its slow end. */
const PARKING = 0.22

/** The ends of the goal in seconds. */
type Range = { fastest: number; slowest: number }

/** Where the knob stands while there is no goal: so many seconds before the slow end, which is 0. */
export const parkedAt = ({ fastest, slowest }: Range): number =>
  -STEP_SECONDS * Math.max(2, Math.round(((slowest - fastest) * PARKING) / (1 - PARKING) / STEP_SECONDS))

/** Where the knob stands: seconds faster than the slow end, or parked for no goal and for one slower than that. */
export function knobAt(goal: number | null, range: Range): number {
  if (goal === null || goal > range.slowest) return parkedAt(range)
  return range.slowest - Math.max(goal, range.fastest)
}

type Moved = { knob: number; range: Range; isByKey: boolean }

/** The goal that a moved knob stands for. A key steps over the parking place; a pointer falls to its nearer side. */
export function goalAt(value: number, { knob, range, isByKey }: Moved): number | null {
  if (value >= 0) return range.slowest - value
  const parked = parkedAt(range)
  const isLeaving = isByKey ? knob === parked && value > parked : value > parked / 2
  return isLeaving ? range.slowest : null
}
