import { counted } from '../../lib/measures/format.js'
import type { useTargetsMoved } from './use-targets-moved.js'

/** What a change would do to the plan, before it is made; nothing without a plan. */
export function TargetsMoved({ moved }: { moved: ReturnType<typeof useTargetsMoved> }) {
  if (!moved) return null
  const { targets, sessions, plan } = moved
  return (
    <p>
      {targets === 0
        ? `No target of ${plan} changes.`
        : `${counted(targets, 'target')} in ${counted(sessions, 'session')} of ${plan} change. Minutes and days stay.`}
    </p>
  )
}
