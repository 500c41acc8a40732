import type { ExperienceLevel, Paces, RaceType } from '@tri/plan-engine'
import { raceTypeName } from '../../../lib/measures/format.js'
import { paceWithUnit, type Units } from '../../../lib/measures/units.js'

/** Easy running faster than this, in seconds per mile, is more than a level suggests. Design choice. */
const FASTEST_EASY_RUN: Record<ExperienceLevel, number> = { beginner: 555, intermediate: 490, advanced: 405 }

type Question = { raceType: RaceType; level: ExperienceLevel; easyPaces: Paces; units: Units }

/**
 * What to check when easy running would be faster than the athlete's level suggests: most often the pace of a shorter
 * race was entered. Undefined when it is plausible.
 */
export function paceHint({ raceType, level, easyPaces, units }: Question): string | undefined {
  if (easyPaces.run >= FASTEST_EASY_RUN[level]) return undefined
  const race = raceTypeName(raceType)
  return `Easy running at ${paceWithUnit(units, 'run', easyPaces.run)} would be fast for your level. Is this the run pace you could hold in the ${race} itself, and not that of a shorter race?`
}
