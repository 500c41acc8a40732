import { Card, Group, Title } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import type { RaceType, WeeklySchedule } from '@tri/plan-engine'
import { memo } from 'react'
import { ScheduleEditor } from '../../../components/schedule/schedule-editor.js'
import pill from '../../../ui/pill.module.css'
import { type DraftErrors, dayErrors } from './draft-errors.js'
import { fieldId } from './fields.js'
import { FormProblem } from './form-problem.js'
import classes from './schedule-card.module.css'

type Props = {
  schedule: WeeklySchedule
  raceType: RaceType
  trainingDays: number
  hours: number
  errors: DraftErrors
  onChange: (schedule: WeeklySchedule) => void
}

/** The hours a plan may use, day by day. */
export const ScheduleCard = memo(function ScheduleCard(props: Props) {
  const { schedule, raceType, trainingDays, hours, errors, onChange } = props
  return (
    <Card component="section" className={classes.card}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3">
          Weekly Training Schedule
        </Title>
        <span className={`${pill.pill} ${classes.count}`} aria-live="polite">
          {trainingDays} / 7 training days
        </span>
      </Group>
      {errors.weeklySchedule && <FormProblem id={fieldId('weeklySchedule')} text={errors.weeklySchedule} />}
      <ScheduleEditor schedule={schedule} raceType={raceType} onChange={onChange} dayErrors={dayErrors(errors)} />
      <p className={classes.total}>
        <span>Total</span> <b>{hours} h</b> <span>a week</span>
      </p>
      <aside className={classes.tips} aria-label="Tips">
        <IconBulb size={18} aria-hidden />
        <ul>
          <li>Keep at least one rest day: you get fitter while you recover.</li>
          <li>Mark one or two days as Endurance. They hold the long ride and the long run.</li>
          <li>Enter what you really have. No session will be longer than its day.</li>
        </ul>
      </aside>
    </Card>
  )
})
