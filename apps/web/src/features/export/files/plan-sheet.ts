import type { PlanSheet } from '@tri/plan-files/calendar'
import type { ShownPlan } from '../../../lib/shown-plan.js'

/** What of the plan on screen goes into files. */
export type Shown = Pick<ShownPlan, 'plan' | 'workouts' | 'saved' | 'afterRace'>

/** A plan as the writers of files take it. */
export const sheetOf = ({ plan, workouts, saved, afterRace }: Shown): PlanSheet => ({
  name: plan.name,
  raceType: plan.raceType,
  calendar: { raceDate: plan.raceDate, totalWeeks: plan.totalWeeks },
  ...(saved && { revision: saved.version }),
  ...(afterRace && { afterRace }),
  workouts: workouts.map(({ version, changedAt, ...workout }) => ({
    ...workout,
    ...(version !== undefined && { revision: version }),
    ...(changedAt !== undefined && { changedAt: new Date(changedAt) }),
  })),
})
