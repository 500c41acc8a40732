import type { Proposal } from '@tri/api-contract'
import { type IsoDay, type PlanCalendar, weekOf } from '@tri/plan-engine'
import { minutesAdded } from '../changes.js'

/** What a version is shown by: its weeks, and the proposal with the plan as it stands counted in them. */
type WeeksOfVersion = { calendar: PlanCalendar; shown: Proposal }

/**
 * Weeks count to the race: where a version has another race day, the plan as it stands is told in the version's weeks, and behind its race
 * as far as anything goes from there.
 */
export function inWeeksOfVersion(plan: PlanCalendar, proposal: Proposal, today: IsoDay): WeeksOfVersion {
  const { before, after, changes } = proposal
  const raceDate = raceDateIn(proposal)
  const [sample] = before?.weeks ?? []
  if (!before || !after || !sample || raceDate === undefined || raceDate === plan.raceDate)
    return { calendar: { raceDate: plan.raceDate, totalWeeks: plan.totalWeeks }, shown: proposal }
  const calendar = { raceDate, totalWeeks: after.weeks.length }
  const from = weekOf(plan, today)
  const longestRun = Math.max(0, ...before.weeks.filter(({ week }) => week >= from).map((week) => week.longestRun))
  const last = Math.max(calendar.totalWeeks, ...changes.map((change) => change.from?.week ?? 0))
  const weeks = Array.from({ length: last }, (_, index) => {
    const week = index + 1
    const then = after.weeks.find((each) => each.week === week)
    const minutes = (then?.minutes ?? 0) - minutesAdded(changes, week)
    return { ...(then ?? sample), week, longestRun, minutes }
  })
  return { calendar, shown: { ...proposal, before: { ...before, weeks } } }
}

const raceDateIn = ({ findings }: Proposal): IsoDay | undefined => {
  const raceDate = findings.find(({ code }) => code === 'PLAN_CHANGED')?.inputs.raceDate
  return typeof raceDate === 'string' ? raceDate : undefined
}
