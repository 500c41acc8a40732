import { Title } from '@mantine/core'
import type {
  CalendarChoices as Choices,
  CalendarSettings as Settings,
  TrainingTimes as Times,
} from '@tri/api-contract'
import { useState } from 'react'
import { CalendarChoices } from './calendar-choices.js'
import { CalendarLink } from './calendar-link.js'
import classes from './calendar-settings.module.css'
import { startTimes, timesOf } from './start-times.js'
import { TrainingTimes } from './training-times.js'

type Props = {
  settings: Settings
  /** Where the link leads, right after it was made. */
  path: string | undefined
  isPending: boolean
  onMake: () => void
  onEnd: () => void
  onSave: (times: Times) => void
  onChoose: (choices: Choices) => void
  onCopied: () => void
}

/** How the plan gets into a calendar: the link to follow it by, and the times of its sessions. */
export function CalendarSettings({ settings, path, isPending, onMake, onEnd, onSave, onChoose, onCopied }: Props) {
  const [draft, setDraft] = useState(() =>
    startTimes(settings, new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'),
  )
  return (
    <div className={classes.parts}>
      <section className={classes.part} aria-label="Follow the plan">
        <Title order={3} size="sm">
          Follow the plan
        </Title>
        <CalendarLink madeAt={settings.feedMadeAt} {...{ path, isPending, onMake, onEnd, onCopied }} />
      </section>
      <section className={classes.part} aria-label="What it shows">
        <Title order={3} size="sm">
          What it shows
        </Title>
        <CalendarChoices choices={{ sports: settings.sports, reminder: settings.reminder }} onChange={onChoose} />
      </section>
      <section className={classes.part} aria-label="Start times">
        <Title order={3} size="sm">
          Start times
        </Title>
        <TrainingTimes draft={draft} isPending={isPending} onChange={setDraft} onSave={() => onSave(timesOf(draft))} />
      </section>
    </div>
  )
}
