import { Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { lazy, Suspense, useState } from 'react'
import { proposalQuery } from '../../data/adapt/proposal.js'
import { showToast } from '../../http/toasts.js'
import { ADAPT_TOASTS } from '../../lib/texts/adapt-messages.js'
import { ActionsMenu } from '../../ui/actions-menu.js'

const TimeOffDialog = lazy(async () => ({ default: (await import('./time-off/time-off-dialog.js')).TimeOffDialog }))
const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.js')).HistoryDialog }))
const ProposalSheet = lazy(async () => ({ default: (await import('./sheet/proposal-sheet.js')).ProposalSheet }))

/** What comes between an athlete and their plan, and what was changed in it. */
export function PlanMenu({ plan, today }: { plan: TrainingPlan; today: IsoDay }) {
  const [shown, setShown] = useState<'time-off' | 'history' | 'sheet'>()
  const client = useQueryClient()
  const close = () => setShown(undefined)
  const lookAtChanges = async () => {
    const proposal = await client.fetchQuery({ ...proposalQuery(plan.id, today), staleTime: 0 }).catch(() => undefined)
    setShown(proposal && proposal.changes.length > 0 ? 'sheet' : undefined)
    if (proposal?.changes.length === 0) await showToast(ADAPT_TOASTS.timeOffSaved)
  }
  return (
    <>
      <ActionsMenu label="More for this plan" isLarge>
        <Menu.Item onClick={() => setShown('time-off')}>Time off...</Menu.Item>
        <Menu.Item onClick={() => setShown('history')}>Plan history</Menu.Item>
      </ActionsMenu>
      <Suspense fallback={null}>
        {shown === 'time-off' && <TimeOffDialog today={today} onSaved={lookAtChanges} onClose={close} />}
        {shown === 'history' && <HistoryDialog plan={plan} onClose={close} />}
        {shown === 'sheet' && <ProposalSheet plan={plan} today={today} onClose={close} />}
      </Suspense>
    </>
  )
}
