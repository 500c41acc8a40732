import { ActionIcon, Group, Title, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type Phase, SPORTS, type SportMinutes } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import { clock } from '../../lib/measures/format.js'
import { SportLabel } from '../../ui/sport.js'
import { StackedBar } from '../../ui/stacked-bar.js'
import { PhaseChip } from './phase-chip.js'
import { volumeBadge } from './week-badge.js'
import classes from './week-header.module.css'

type Props = {
  week: number
  totalWeeks: number
  phase: Phase
  /** What the week is for, in one sentence. */
  focus: string | undefined
  /** Why it holds as much as it does, in one sentence. */
  reason: string | undefined
  /** Planned minutes. */
  minutes: SportMinutes
  /** Goes one week back or on. */
  onStep: (weeks: -1 | 1) => void
  /** What its sessions were changed for. */
  badge?: string | undefined
  /** How the week is looked at. */
  view?: ReactNode
}

/** Which week this is and what it is for, the way to its neighbours, and its hours by sport. */
export function WeekHeader({ week, totalWeeks, phase, focus, reason, minutes, onStep, badge, view }: Props) {
  const badges = [volumeBadge(phase), badge].filter(Boolean)
  return (
    <header className={classes.header}>
      <div className={classes.words} aria-live="polite">
        <Title order={2} className={classes.title}>
          <span>
            Week {week} of {totalWeeks}
          </span>
          <VisuallyHidden> - </VisuallyHidden>
          <PhaseChip phase={phase} />
          {badges.map((each) => (
            <span key={each} className={classes.badge}>
              {each}
            </span>
          ))}
        </Title>
        {(focus || reason) && (
          <div className={classes.why}>
            {focus && <p>{focus}</p>}
            {reason && <p className={classes.reason}>{reason}</p>}
          </div>
        )}
      </div>
      <Group gap={8} wrap="nowrap" className={classes.steps}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Previous week"
          disabled={week <= 1}
          onClick={() => onStep(-1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Next week"
          disabled={week >= totalWeeks}
          onClick={() => onStep(1)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
        {view}
      </Group>
      <WeekTotals minutes={minutes} />
    </header>
  )
}

function WeekTotals({ minutes }: { minutes: SportMinutes }) {
  const texts = {
    swim: clock(minutes.swim),
    bike: clock(minutes.bike),
    run: clock(minutes.run),
  }
  return (
    <div className={classes.totals}>
      <dl>
        {SPORTS.map((sport) => (
          <div key={sport}>
            <dt>
              <SportLabel type={sport} size={14} />
            </dt>
            <dd>{texts[sport]}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd>{clock(minutes.total)}</dd>
        </div>
      </dl>
      <StackedBar values={minutes} texts={texts} />
    </div>
  )
}
