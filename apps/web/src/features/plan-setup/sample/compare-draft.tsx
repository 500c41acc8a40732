import { IconGitCompare } from '@tabler/icons-react'
import type { NewPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { type ReactNode, useState } from 'react'
import type { ShownWhatIf } from '../../../lib/shown-plan.js'
import { Button } from '../../../ui/controls/button.js'
import row from '../../../ui/row.module.css'
import type { DraftPlan, TypedDraft } from '../form/draft-plan.js'
import classes from './compare-draft.module.css'

type Props = {
  draft: DraftPlan
  today: IsoDay
  onChange: (edit: (draft: TypedDraft) => TypedDraft) => void
  /** The two plans side by side. */
  renderWhatIf: (shown: ShownWhatIf) => ReactNode
}

/** The way to hold another week, date or goal against what is entered, before anything is saved. */
export function CompareDraft({ draft, today, onChange, renderWhatIf }: Props) {
  const [compared, setCompared] = useState<Pick<ShownWhatIf, 'plan' | 'workouts'>>()
  const [problem, setProblem] = useState<string>()
  const open = async () => {
    const { comparable } = await import('./comparable.js')
    const answer = comparable(draft, today)
    setProblem(answer.problem)
    setCompared(answer.compared)
  }
  const take = async (payload: NewPlan) => {
    const { withPayload } = await import('./comparable.js')
    onChange((current) => withPayload(current, payload))
    setCompared(undefined)
  }
  return (
    <div className={`${row.apart} ${classes.row}`}>
      <span>What if you had other days, hours, another race date or goal?</span>
      <Button
        variant="default"
        className={classes.button}
        icon={<IconGitCompare size={18} aria-hidden />}
        onClick={open}
      >
        Compare another plan
      </Button>
      {problem && (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      )}
      {compared && renderWhatIf({ ...compared, today, onTake: take, onClose: () => setCompared(undefined) })}
    </div>
  )
}
