import { gatherFacts } from '../audit/facts/gather-facts.js'
import { loadsInARow } from '../audit/facts/loads-in-a-row.js'
import type { Workout } from '../types.js'
import type { Timeline } from './timeline/timeline.js'

/** How many more load weeks follow each other, with one still to come, than a plan has; days behind the race are none of it. */
export function loadsTooMany({ input, today, season }: Timeline, workouts: readonly Workout[]): number {
  const own = workouts.filter(({ week }) => week <= season.totalWeeks)
  const facts = gatherFacts({ workouts: own }, { ...input, asOf: today })
  return facts ? Math.max(0, loadsInARow(facts) - season.mostLoads) : 0
}
