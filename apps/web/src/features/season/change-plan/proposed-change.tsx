import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Proposal, TrainingPlan } from '@tri/api-contract'
import { addDays, type IsoDay } from '@tri/plan-engine'
import { adviceInWords } from '../../../lib/adapt-words.js'
import { counted, shortDate, shortWeekday } from '../../../lib/measures/format.js'
import { ErrorState } from '../../../ui/error-state.js'
import notice from '../../../ui/notice.module.css'
import { useUnits } from '../../../ui/use-units.js'
import { WHY_FORECAST_STAYS } from '../what-if/compare-plans.js'
import { ComparedPlans } from '../what-if/compared-plans.js'
import frame from '../what-if/what-if-dialog.module.css'
import classes from './change-plan-dialog.module.css'
import { type ComparedChange, compareChange, HOURS, isToChange, newlyBroken, raceDateOf } from './plan-changes.js'
import { startName } from './starts.js'

type Props = {
  plan: TrainingPlan
  today: IsoDay
  /** When it begins. */
  from: IsoDay
  asked: UseQueryResult<Proposal>
  /** Whether anything is to be other than it is. */
  isWanted: boolean
}

/** What a change does from the day on which it begins, beside the plan as it is. */
export function ProposedChange({ plan, today, from, asked, isWanted }: Props) {
  const { data, error, isLoadingError, refetch } = asked
  return (
    <>
      <div>
        <h3 className={classes.title}>
          From {startName(plan, from, today)}, {shortWeekday(from)} {shortDate(from)}
        </h3>
        <p className={frame.note}>
          {from > addDays(today, 1)
            ? 'Everything before it stays, and later what is done and what you made or changed yourself.'
            : 'Done and past sessions stay, and so do those that you made or changed yourself.'}
          {!isWanted && ' Change something to see what would come of it.'}
        </p>
      </div>
      {isWanted && isLoadingError && (
        <ErrorState title="The comparison could not be made" error={error} onRetry={() => refetch()} />
      )}
      {isWanted && !data && !isLoadingError && <Skeleton height={420} />}
      {isWanted && data && <Comparison plan={plan} today={today} proposal={data} />}
    </>
  )
}

/** The same in one line, in view wherever the fields are scrolled to. */
export function ChangeInBrief({ plan, today, proposal }: ComparisonProps) {
  const compared = compareFrom(plan, today, proposal)
  const hours = compared?.rows.find(({ title }) => title === HOURS)
  return (
    <p className={classes.brief} role="status">
      {counted(proposal.changes.length, 'session')} would change
      {hours && (
        <>
          , {hours.before} <span aria-hidden>{'\u2192'}</span>
          <VisuallyHidden>to</VisuallyHidden> {hours.after} h
        </>
      )}
    </p>
  )
}

const compareFrom = (plan: TrainingPlan, today: IsoDay, proposal: Proposal): ComparedChange | undefined =>
  compareChange(plan, proposal, { raceDate: raceDateOf(proposal) ?? plan.raceDate, today })

type ComparisonProps = { plan: TrainingPlan; today: IsoDay; proposal: Proposal }

function Comparison({ plan, today, proposal }: ComparisonProps) {
  const units = useUnits()
  const compared = compareFrom(plan, today, proposal)
  const advice = adviceInWords(units, proposal.notices)
  const broken = newlyBroken(proposal)
  const isPossible = isToChange(proposal)
  return (
    <>
      {!isPossible && advice.length === 0 && <p className={frame.note}>Nothing of this would change a session.</p>}
      {advice.map((message) => (
        <p key={message} className={isPossible ? notice.notice : frame.problem} role={isPossible ? undefined : 'alert'}>
          {message}
        </p>
      ))}
      {compared && <ComparedPlans title="Weeks to race day" then="Changed" {...compared} />}
      {broken.length > 0 && <p className={notice.notice}>The plan check would then point at: {broken.join(', ')}.</p>}
      {compared && <p className={frame.note}>{WHY_FORECAST_STAYS}</p>}
    </>
  )
}
