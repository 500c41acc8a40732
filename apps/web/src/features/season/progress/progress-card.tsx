import { Card, Title } from '@mantine/core'
import type { NewPlan } from '@tri/api-contract'
import { SPORTS, type Sport, type Workout } from '@tri/plan-engine'
import { seasonWeeks } from '@tri/plan-engine/season'
import { useMemo } from 'react'
import { useToday } from '../../../lib/dates/use-today.js'
import { SportLabel, sportName } from '../../../ui/sport.js'
import { SportProgress } from '../../../ui/sport-progress.js'
import { useUnits } from '../../../ui/use-units.js'
import { PaceTrendLine } from './pace-trend-line.js'
import classes from './progress-card.module.css'
import { EXAMPLE_CAPTION, progressFacts, type SportFacts } from './progress-facts.js'
import { WeekCompliance } from './week-compliance.js'

/** How far the training has come, sport by sport, and which pace to aim for next. */
export function ProgressCard({ plan, workouts }: { plan: NewPlan; workouts: readonly Workout[] }) {
  const units = useUnits()
  const { isExample, sports } = useMemo(() => progressFacts(plan, workouts, units), [plan, workouts, units])
  const today = useToday()
  const weeks = useMemo(() => seasonWeeks(plan, workouts, today), [plan, workouts, today])
  return (
    <Card component="section" aria-labelledby="progress-tracking">
      <Title order={2} size="h3" id="progress-tracking">
        Progress Tracking
      </Title>
      {isExample && <p className={classes.caption}>{EXAMPLE_CAPTION}</p>}
      <div className={classes.sports} data-example={isExample || undefined}>
        {SPORTS.map((sport) => (
          <section key={sport} data-sport={sport} aria-label={sportName(sport)}>
            <SportLabel type={sport} />
            <SportFigures facts={sports[sport]} sport={sport} />
          </section>
        ))}
      </div>
      {!isExample && <WeekCompliance weeks={weeks} />}
    </Card>
  )
}

function SportFigures({ facts, sport }: { facts: SportFacts; sport: Sport }) {
  const { gain, gainNote, bars, trend, target, now } = facts
  return (
    <>
      <p className={classes.gain}>
        {gain && <strong>{gain}</strong>} <span>{gainNote}</span>
      </p>
      {trend && (
        <div>
          <PaceTrendLine trend={trend.shape} sport={sport} />
          <p className={classes.trend}>{trend.text}</p>
        </div>
      )}
      {bars.map(({ label, text, percent }) => (
        <div key={label}>
          <p className={classes.line}>
            <span>{label}</span> <b>{text}</b>
          </p>
          <SportProgress percent={percent} label={`${sportName(sport)}: ${label}`} />
        </div>
      ))}
      <p className={classes.line}>
        <span>Target pace</span>
        <span>
          {now} {'\u2192'} <b>{target}</b>
        </span>
      </p>
    </>
  )
}
