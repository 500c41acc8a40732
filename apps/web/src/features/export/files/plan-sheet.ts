import type { StoredSheet } from '@tri/plan-files/words'
import type { ShownPlan } from '../../../lib/shown-plan.js'

/** What of the plan on screen goes into files. */
export type Shown = Pick<ShownPlan, 'plan' | 'workouts' | 'saved' | 'afterRace'>

/** A plan as it goes into files, once it is in words. */
export const sheetOf = ({ plan, workouts, saved, afterRace }: Shown): StoredSheet => ({
  name: plan.name,
  raceType: plan.raceType,
  calendar: {
    raceDate: plan.raceDate,
    totalWeeks: plan.totalWeeks,
    rhythm: plan.rhythm,
    earlierRhythms: plan.earlierRhythms,
  },
  ...(saved && { revision: saved.version }),
  ...(afterRace && { afterRace }),
  workouts: workouts.map(({ version, changedAt, ...workout }) => ({
    ...workout,
    ...(version !== undefined && { revision: version }),
    ...(changedAt !== undefined && { changedAt: new Date(changedAt) }),
  })),
})
