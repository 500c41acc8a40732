import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { useState } from 'react'
import { proposalQuery } from '../../data/adapt/proposal.js'

/**
 * What would change in a plan as of today, asked for where it is shown. A page that opens there waits for the first answer, so that nothing jumps
 * when it comes; where it cannot be had, the plan stands without it.
 */
export function useProposal(plan: TrainingPlan, today: IsoDay, isShown: boolean) {
  const { data, isPending } = useQuery({ ...proposalQuery(plan.id, today), enabled: isShown })
  const [isFirst, setFirst] = useState(isShown)
  // Never again: at midnight another day is asked for, and the page with all that is typed in it stays.
  if (isFirst && !isPending) setFirst(false)
  return { proposal: data, isAwaited: isFirst && isShown && isPending }
}
