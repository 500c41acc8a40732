import { auditPlan, type IsoDay } from '@tri/plan-engine'
import { useMemo } from 'react'
import { PlanCheck } from '../../../components/plan-check/plan-check.js'
import { counted } from '../../../lib/measures/format.js'
import type { DraftPlan } from '../form/draft-plan.js'
import { useSettledPlan } from './settled-plan.js'

/** The plan that these settings would give, held against the rules before it is generated. */
export function DraftCheck({ draft, today }: { draft: DraftPlan; today: IsoDay }) {
  const { plan, input, isDateAssumed } = useSettledPlan(draft, today)
  const audit = useMemo(() => auditPlan(plan, input), [plan, input])
  const note = isDateAssumed
    ? `Checked for a race ${counted(input.totalWeeks, 'week')} away, until you choose a date.`
    : undefined
  return <PlanCheck audit={audit} note={note} />
}
