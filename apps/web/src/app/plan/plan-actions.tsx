import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { ExportButton } from '../../features/export/export-button.js'
import { AnotherRaceButton } from '../../features/plan-setup/another-race-button.js'
import { PlanMenu } from '../../features/proposals/plan-menu.js'
import { ChangePlanButton } from '../../features/season/change-plan/change-plan-button.js'
import type { ShownPlan } from '../../lib/shown-plan.js'

type Props = ShownPlan & {
  today: IsoDay
  /** Given a plan that was saved as a copy. */
  onCreated: (plan: TrainingPlan) => void
}

/** What can be done to the plan as a whole. */
export const PlanActions = ({ onCreated, today, ...shown }: Props) => (
  <>
    {shown.saved && (
      <ChangePlanButton
        {...{ plan: shown.saved, today, onCreated }}
        anotherRace={<AnotherRaceButton plan={shown.saved} today={today} />}
        icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
      >
        Change plan
      </ChangePlanButton>
    )}
    <ExportButton {...shown} />
    {shown.saved && <PlanMenu plan={shown.saved} today={today} />}
  </>
)
