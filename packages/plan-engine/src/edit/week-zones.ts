import { pacesBetween, weekZones, type ZonePaces } from '../formulas/zones.js'
import { toSeason } from '../season/season.js'
import { shapeWeeks } from '../season/volume.js'
import { weekProgress } from '../season/week-progress.js'
import type { PlanInput } from '../types.js'

/** The paces that each week of a plan trains at, in order; none for an input of which no plan can be made. */
export function zonesByWeek(input: PlanInput): ZonePaces[] {
  const season = toSeason(input)
  if (!season) return []
  const { race, current, goal } = season
  return weekProgress(shapeWeeks(season)).map((progress) => weekZones(race, pacesBetween(current, goal, progress)))
}
