import { Title } from '@mantine/core'
import type { BySport, Week, Workout } from '@tri/plan-engine'
import { clock } from '../../../lib/measures/format.js'
import { biggestWeek, seasonTotals } from '../../../lib/season.js'
import { StackedBar } from '../../../ui/stacked-bar.js'
import classes from './season-figures.module.css'

type Props = { weeks: readonly Week[]; workouts: readonly Workout[] }

/** The season in five numbers. */
export function SeasonFigures({ weeks, workouts }: Props) {
  const totals = seasonTotals(weeks)
  const biggest = biggestWeek(weeks)
  const figures = [
    ['Weeks', String(weeks.length)],
    ['Training days', String(workouts.filter(({ workoutType }) => workoutType !== 'race').length)],
    ['Hours of training', clock(totals.total)],
    ['Biggest week', biggest ? `${clock(biggest.minutes)} (week ${biggest.week})` : 'None'],
  ] as const
  return (
    <div className={classes.figures}>
      <Title order={2} size="h3">
        The plan in figures
      </Title>
      <dl>
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <StackedBar values={totals} texts={hoursBySport(totals)} withLabels />
    </div>
  )
}

const hoursBySport = ({ swim, bike, run }: BySport<number>): BySport<string> => ({
  swim: clock(swim),
  bike: clock(bike),
  run: clock(run),
})
