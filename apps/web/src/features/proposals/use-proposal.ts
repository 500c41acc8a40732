import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { useState } from 'react'
import { proposalQuery } from '../../data/adapt/proposal.js'
import { useAuth } from '../../session/auth-context.js'

/**
 * What would change in a plan as of today, asked for where it is shown, by an athlete who wants suggestions. A page that opens there waits for the first answer, so that nothing jumps
 * when it comes; where it cannot be had, the plan stands without it.
 */
export function useProposal(plan: TrainingPlan, today: IsoDay, isShown: boolean) {
  const { user } = useAuth()
  const isWanted = isShown && user?.suggestsChanges !== false
  const { data, isPending } = useQuery({ ...proposalQuery(plan.id, today), enabled: isWanted })
  const [isFirst, setFirst] = useState(isWanted)
  // Never again: at midnight another day is asked for, and the page with all that is typed in it stays.
  if (isFirst && !isPending) setFirst(false)
  return { proposal: isWanted ? data : undefined, isAwaited: isFirst && isWanted && isPending }
}
