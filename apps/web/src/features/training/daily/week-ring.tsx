import { Card, Title } from '@mantine/core'
import { type Phase, SPORTS, type Workout, weekTotals } from '@tri/plan-engine'
import { PhaseChip } from '../../../components/week/phase-chip.js'
import { doneOfPlanned } from '../../../lib/measures/done-of-planned.js'
import { SportLabel, sportName } from '../../../ui/sport.js'
import { SportProgress } from '../../../ui/sport-progress.js'
import classes from './week-ring.module.css'

type Props = { week: number; phase: Phase; workouts: readonly Workout[] }

/** Of a circle in the picture's own units. */
const RADIUS = 41
const ROUND = 2 * Math.PI * RADIUS

/** How much of the week is done, in all and by sport. */
export function WeekRing({ week, phase, workouts }: Props) {
  const { planned, done } = weekTotals(workouts, week)
  const all = doneOfPlanned(done.total, planned.total)
  return (
    <Card component="section" aria-labelledby="week-ring">
      <header className={classes.head}>
        <Title order={2} size="h3" id="week-ring">
          Week {week}
        </Title>
        <PhaseChip phase={phase} />
      </header>
      <div className={classes.figures}>
        <div className={classes.ring}>
          <svg viewBox="0 0 96 96" width={96} height={96} aria-hidden>
            <circle className={classes.whole} cx={48} cy={48} r={RADIUS} />
            {all.percent > 0 && (
              <circle
                className={classes.done}
                cx={48}
                cy={48}
                r={RADIUS}
                strokeDasharray={`${(ROUND * all.percent) / 100} ${ROUND}`}
              />
            )}
          </svg>
          <p>
            <b>{all.done}</b> <span>of {all.planned}</span>
          </p>
        </div>
        <ul className={classes.sports}>
          {SPORTS.map((sport) => {
            const { done: mine, planned: whole, percent } = doneOfPlanned(done[sport], planned[sport])
            return (
              <li key={sport} data-sport={sport}>
                <p>
                  <SportLabel type={sport} size={14} />
                  <span>
                    <b>{mine}</b> of {whole}
                  </span>
                </p>
                <SportProgress percent={percent} label={`${sportName(sport)} hours done`} />
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
