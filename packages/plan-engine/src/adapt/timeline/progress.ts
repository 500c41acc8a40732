import { parseIsoDay, weekOf } from '../../calendar.js'
import type { Season } from '../../season/season.js'
import { shapeWeeks, type WeekShape } from '../../season/volume.js'
import { weekProgress } from '../../season/week-progress.js'
import type { SeasonInput } from '../types.js'

/** How far each week's paces are on the way to the goal's; the way begins where the athlete last told today's paces. */
export function progressOf(
  season: Season,
  { pacesFrom, raceDate, totalWeeks }: SeasonInput,
  shapes: readonly WeekShape[] = shapeWeeks(season),
): number[] {
  const progress = weekProgress(shapes)
  if (typeof pacesFrom !== 'string' || !parseIsoDay(pacesFrom)) return progress
  const done = progress[weekOf({ raceDate, totalWeeks }, pacesFrom) - 1] ?? 0
  return progress.map((each) => (each > done ? (each - done) / (1 - done) : 0))
}
