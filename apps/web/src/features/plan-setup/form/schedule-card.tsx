import type { RaceType, Rhythm, WeeklySchedule } from '@tri/plan-engine'
import { memo, type ReactNode } from 'react'
import { RecoveryChoice } from '../../../components/schedule/recovery-choice.js'
import { ScheduleEditor } from '../../../components/schedule/schedule-editor.js'
import card from '../../../ui/card.module.css'
import pill from '../../../ui/pill.module.css'
import title from '../../../ui/title.module.css'
import { type DraftErrors, dayErrors } from './draft-errors.js'
import { fieldId } from './fields.js'
import { FormProblem } from './form-problem.js'
import classes from './schedule-card.module.css'

type Props = {
  schedule: WeeklySchedule
  raceType: RaceType
  rhythm: Rhythm | undefined
  trainingDays: number
  errors: DraftErrors
  /** The sample week: which one it is, and what stands beside each weekday. */
  caption: ReactNode
  days: readonly ReactNode[]
  onChange: (schedule: WeeklySchedule) => void
  onRhythm: (rhythm: Rhythm) => void
  /** What the plan will be made of. */
  children: ReactNode
}

/** The hours a plan may use, day by day, and beside them what it makes of each. */
export const ScheduleCard = memo(function ScheduleCard(props: Props) {
  const { schedule, raceType, rhythm, trainingDays, errors, caption, days, onChange, onRhythm, children } = props
  return (
    <section className={`${card.card} ${classes.card}`}>
      <header className={classes.head}>
        <h2 className={title.card}>Weekly Training Schedule</h2>
        <span className={`${pill.pill} ${classes.count}`} aria-live="polite">
          {trainingDays} / 7 <span>training</span> days
        </span>
        <div className={classes.caption}>{caption}</div>
      </header>
      {errors.weeklySchedule && <FormProblem id={fieldId('weeklySchedule')} text={errors.weeklySchedule} />}
      <ScheduleEditor
        schedule={schedule}
        raceType={raceType}
        onChange={onChange}
        dayErrors={dayErrors(errors)}
        beside={days}
      />
      <RecoveryChoice rhythm={rhythm} onChange={onRhythm} />
      {children}
    </section>
  )
})
