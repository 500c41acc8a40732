import type { Proposal } from '@tri/api-contract'
import { dateOf, type IsoDay, type PlanCalendar, weekOf } from '@tri/plan-engine'
import { minutesAdded } from '../changes.js'

/** What a version is shown by: its weeks, and the proposal with the plan as it stands counted in them. */
type WeeksOfVersion = { calendar: PlanCalendar; shown: Proposal }

/**
 * Weeks count to the race: where a version has another race day, the plan as it stands is told in the version's weeks, and behind its race
 * as far as anything goes from there. The legs of the goal race are no training, and told by its day.
 */
export function inWeeksOfVersion(plan: PlanCalendar, proposal: Proposal, today: IsoDay): WeeksOfVersion {
  const { before, after } = proposal
  const raceDate = raceDateIn(proposal) ?? plan.raceDate
  const totalWeeks = after?.weeks.length ?? plan.totalWeeks
  const calendar = { raceDate, totalWeeks }
  const changes = proposal.changes.filter(
    ({ from, to }) => !from || !to || dateOf(calendar, to.week, to.day) !== raceDate,
  )
  const [sample] = before?.weeks ?? []
  if (!before || !after || !sample || raceDate === plan.raceDate) return { calendar, shown: { ...proposal, changes } }
  const first = weekOf(plan, today)
  const longestRun = Math.max(0, ...before.weeks.filter(({ week }) => week >= first).map((week) => week.longestRun))
  const last = Math.max(totalWeeks, ...changes.map(({ from }) => from?.week ?? 0))
  const weeks = Array.from({ length: last }, (_, index) => {
    const week = index + 1
    const then = after.weeks.find((each) => each.week === week)
    const minutes = (then?.minutes ?? 0) - minutesAdded(changes, week)
    return { ...(then ?? sample), week, longestRun, minutes }
  })
  return { calendar, shown: { ...proposal, changes, before: { ...before, weeks } } }
}

const raceDateIn = ({ findings }: Proposal): IsoDay | undefined => {
  const raceDate = findings.find(({ code }) => code === 'PLAN_CHANGED')?.inputs.raceDate
  return typeof raceDate === 'string' ? raceDate : undefined
}
