import { Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { lazy, Suspense, useState } from 'react'
import { proposalQuery } from '../../data/adapt/proposal.js'
import { showToast } from '../../http/toasts.js'
import { ADAPT_TOASTS } from '../../lib/texts/adapt-messages.js'
import type { ToastText } from '../../lib/texts/messages.js'
import { ActionsMenu } from '../../ui/actions-menu.js'

const TimeOffDialog = lazy(async () => ({ default: (await import('./time-off/time-off-dialog.js')).TimeOffDialog }))
const RacesDialog = lazy(async () => ({ default: (await import('./races/races-dialog.js')).RacesDialog }))
const HistoryDialog = lazy(async () => ({ default: (await import('./history/history-dialog.js')).HistoryDialog }))
const ProposalSheet = lazy(async () => ({ default: (await import('./sheet/proposal-sheet.js')).ProposalSheet }))

/** What comes between an athlete and their plan, and what was changed in it. */
export function PlanMenu({ plan, today }: { plan: TrainingPlan; today: IsoDay }) {
  const [shown, setShown] = useState<'time-off' | 'races' | 'history' | 'sheet'>()
  const client = useQueryClient()
  const close = () => setShown(undefined)
  const lookAtChanges = async (saved?: ToastText) => {
    const proposal = await client.fetchQuery({ ...proposalQuery(plan.id, today), staleTime: 0 }).catch(() => undefined)
    setShown(proposal && proposal.changes.length > 0 ? 'sheet' : undefined)
    if (saved && proposal?.changes.length === 0) await showToast(saved)
  }
  return (
    <>
      <ActionsMenu label="More for this plan" isLarge>
        <Menu.Item onClick={() => setShown('time-off')}>Time off...</Menu.Item>
        <Menu.Item onClick={() => setShown('races')}>Races on the way...</Menu.Item>
        <Menu.Item onClick={() => setShown('history')}>Plan history</Menu.Item>
      </ActionsMenu>
      <Suspense fallback={null}>
        {shown === 'time-off' && (
          <TimeOffDialog
            today={today}
            onSaved={() => lookAtChanges(ADAPT_TOASTS.timeOffSaved)}
            onClose={(hasRemoved) => (hasRemoved ? lookAtChanges() : close())}
          />
        )}
        {shown === 'races' && (
          <RacesDialog
            plan={plan}
            today={today}
            onSaved={() => lookAtChanges(ADAPT_TOASTS.racesSaved)}
            onClose={close}
          />
        )}
        {shown === 'history' && <HistoryDialog plan={plan} today={today} onClose={close} />}
        {shown === 'sheet' && <ProposalSheet plan={plan} today={today} onClose={close} />}
      </Suspense>
    </>
  )
}
