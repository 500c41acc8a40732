import { Button, TextInput } from '@mantine/core'
import type { NewPlan } from '@tri/api-contract'
import { addDays, formatFinishTime, type IsoDay, MAX_WEEKS, SPORTS } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import { goalChoice } from '../../../components/goal/goal-choice.js'
import { GoalSlider } from '../../../components/goal/goal-slider.js'
import { RecoveryChoice } from '../../../components/schedule/recovery-choice.js'
import { ScheduleEditor } from '../../../components/schedule/schedule-editor.js'
import { PaceSlider } from '../../../ui/pace-slider.js'
import { asItIs, planOf, type WhatIf } from './what-if.js'
import classes from './what-if-dialog.module.css'

type Props = {
  plan: NewPlan
  today: IsoDay
  draft: WhatIf
  onChange: (draft: WhatIf) => void
  /** Below days and hours: when they begin. */
  hoursFrom?: ReactNode
}

/** What may be other: race date, days and hours, current paces, goal. */
export function SetUpFields({ plan, today, draft, onChange, hoursFrom }: Props) {
  const { range, predicted } = goalChoice(planOf(plan, draft), draft.goal)
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
      <section aria-label="Days and hours">
        <h3 className={classes.title}>Days and hours</h3>
        <ScheduleEditor
          schedule={draft.schedule}
          raceType={plan.raceType}
          onChange={(schedule) => onChange({ ...draft, schedule })}
        />
        {hoursFrom}
        <RecoveryChoice rhythm={draft.rhythm} onChange={(rhythm) => onChange({ ...draft, rhythm })} />
      </section>
      <section aria-label="Current pace">
        <h3 className={classes.title}>Current pace</h3>
        {SPORTS.map((sport) => (
          <PaceSlider
            key={sport}
            sport={sport}
            value={draft.paces[sport]}
            onChange={(_, value) => onChange({ ...draft, paces: { ...draft.paces, [sport]: value } })}
          />
        ))}
      </section>
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
      <Button variant="default" mih={44} onClick={() => onChange(asItIs(plan))}>
        Back to the plan as it is
      </Button>
    </div>
  )
}
