import type { Proposal } from '@tri/api-contract'
import { type IsoDay, type PlanCalendar, weekOf } from '@tri/plan-engine'
import { type Change, changedWeeks, changesByDay, hoursByWeek, shownWeeks } from '../changes.js'
import { type Boxes, ChangedWeekCard } from './changed-week-card.js'
import { WeekBars } from './week-bars.js'

type Props = {
  plan: PlanCalendar
  today: IsoDay
  proposal: Proposal
  chosen: readonly Change[]
  boxes?: Boxes
}

/** The weeks that change: their hours before and after, and each change with its reasons. */
export function ProposedWeeks({ plan, today, proposal, chosen, boxes }: Props) {
  const hours = hoursByWeek(proposal, chosen, weekOf(plan, today))
  const weeks = boxes ? changedWeeks(proposal.changes) : changesByDay(proposal.changes)
  return (
    <>
      <WeekBars weeks={shownWeeks(hours, proposal.changes)} />
      {weeks.map((week) => (
        <ChangedWeekCard
          key={week.week}
          {...{ plan, week, ...(boxes && { boxes }) }}
          hours={hours.find((each) => each.week === week.week)}
        />
      ))}
    </>
  )
}
