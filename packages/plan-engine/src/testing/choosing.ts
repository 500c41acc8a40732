import { weekZones } from '../formulas/zones.js'
import { type Chooser, emptyMemory } from '../sessions/session-content.js'
import type { PlanInput } from '../types.js'
import { planning } from './planning.js'

/** What choosing the sessions of a week needs: two hours of hard time to spend unless said. */
export function chooserFor(input: PlanInput, week: number, needs: Partial<Chooser['needs']> = {}): Chooser {
  const { season, shapeOf } = planning(input)
  const zones = weekZones(season.race, season.current)
  return {
    season,
    shape: shapeOf(week),
    growth: 1,
    rehearsal: undefined,
    memory: emptyMemory(),
    zones,
    sizingZones: zones,
    opening: undefined,
    techniqueSwims: undefined,
    needs: { level: 1, progress: 1, reduction: 1, budget: 7200, room: 14_400, spent: 0, ...needs },
  }
}
