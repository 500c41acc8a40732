import { Button, Group, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { NewPlan } from '@tri/api-contract'
import { addDays, formatFinishTime, type IsoDay, MAX_WEEKS } from '@tri/plan-engine'
import { useMemo, useState } from 'react'
import { goalChoice } from '../../../components/goal/goal-choice.js'
import { GoalSlider } from '../../../components/goal/goal-slider.js'
import { ScheduleEditor } from '../../../components/schedule/schedule-editor.js'
import type { ShownWhatIf } from '../../../lib/shown-plan.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { comparedNow, comparedThen } from './compare-plans.js'
import { ComparedPlans } from './compared-plans.js'
import { asItIs, nameOfCopy, suppose, type WhatIf } from './what-if.js'
import classes from './what-if-dialog.module.css'

type Props = ShownWhatIf & {
  /** A saved plan stays as it is: what comes of it is saved as a copy. */
  isSaved?: boolean
  isPending?: boolean
}

/** A slider that is still moving does not make a plan at every step. */
const SETTLED_MILLISECONDS = 200

/** Changes days, hours, race date or goal, and shows the plan that would come of it beside the one there is. */
export function WhatIfDialog(props: Props) {
  const { plan, workouts, today, isSaved = false, isPending = false, onTake, onClose } = props
  const [draft, setDraft] = useState<WhatIf>(() => asItIs(plan))
  const [name, setName] = useState(() => (isSaved ? nameOfCopy(plan.name) : plan.name))
  const [settled] = useDebouncedValue(draft, SETTLED_MILLISECONDS)
  const supposed = useMemo(() => suppose(plan, settled, today), [plan, settled, today])
  const now = useMemo(() => comparedNow(plan, workouts, today), [plan, workouts, today])
  const other = useMemo(() => supposed.payload && comparedThen(supposed.payload, today), [supposed, today])
  const take = () => {
    const { payload } = suppose({ ...plan, name: name.trim() || plan.name }, draft, today)
    if (payload) onTake(payload)
  }
  return (
    <Dialog title="What if" onClose={onClose} isSheet size="64rem">
      <div className={classes.columns}>
        <Changes plan={plan} today={today} draft={draft} onChange={setDraft} />
        <div className={classes.result} aria-live="polite" aria-busy={settled !== draft}>
          {supposed.problems?.map((problem) => (
            <p key={problem} className={classes.problem} role="alert">
              {problem}
            </p>
          ))}
          {other && <ComparedPlans now={now} other={other} />}
          {isSaved && (
            <p className={classes.note}>
              What lies before today does not count here. A copy starts afresh today, with week 1; your plan stays as it
              is.
            </p>
          )}
        </div>
      </div>
      <Group className={classes.foot} justify="flex-end" align="flex-end" gap="sm">
        {isSaved && (
          <TextInput
            className={classes.name}
            label="Name of the copy"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <Button variant="default" mih={44} onClick={onClose}>
          Keep the plan
        </Button>
        <Button mih={44} disabled={isPending || !supposed.payload} onClick={take}>
          {isPending ? 'Saving...' : isSaved ? 'Save as a copy' : 'Use this set-up'}
        </Button>
      </Group>
    </Dialog>
  )
}

type ChangesProps = { plan: NewPlan; today: IsoDay; draft: WhatIf; onChange: (draft: WhatIf) => void }

function Changes({ plan, today, draft, onChange }: ChangesProps) {
  const { range, predicted } = goalChoice(plan, draft.goal)
  return (
    <div className={classes.changes}>
      <TextInput
        type="date"
        label="Race date"
        min={addDays(today, 1)}
        max={addDays(today, 7 * MAX_WEEKS)}
        value={draft.raceDate}
        onChange={(event) => onChange({ ...draft, raceDate: event.currentTarget.value })}
      />
      <div>
        <GoalSlider
          goal={draft.goal}
          predicted={predicted}
          range={range}
          onChange={(goal) => onChange({ ...draft, goal })}
          note={
            draft.goal === null
              ? `No goal is set: you are predicted to finish in ${formatFinishTime(predicted)}.`
              : undefined
          }
        />
        {draft.goal !== null && (
          <Button
            variant="transparent"
            size="compact-sm"
            px={0}
            mih={{ base: 44, sm: 0 }}
            onClick={() => onChange({ ...draft, goal: null })}
          >
            Without a goal
          </Button>
        )}
      </div>
      <ScheduleEditor
        schedule={draft.schedule}
        raceType={plan.raceType}
        onChange={(schedule) => onChange({ ...draft, schedule })}
      />
      <Button variant="default" mih={44} onClick={() => onChange(asItIs(plan))}>
        Back to the plan as it is
      </Button>
    </div>
  )
}
