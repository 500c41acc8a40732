import { Card, Stack, Title } from '@mantine/core'
import { SPORTS, type SportMinutes } from '@tri/plan-engine'
import { doneOfPlanned } from '../../../lib/measures/done-of-planned.js'
import { SportLabel, sportName } from '../../../ui/sport.js'
import { SportProgress } from '../../../ui/sport-progress.js'
import classes from './week-stats-card.module.css'

/** Hours of each sport: done of planned. */
export function WeekStatsCard({ week, planned, done }: { week: number; planned: SportMinutes; done: SportMinutes }) {
  return (
    <Card component="section" aria-labelledby="week-stats">
      <Title order={2} size="h3" id="week-stats">
        Week {week} Stats
      </Title>
      <Stack gap="sm" mt="sm">
        {SPORTS.map((sport) => {
          const { text, percent } = doneOfPlanned(done[sport], planned[sport])
          return (
            <div key={sport} data-sport={sport}>
              <p className={classes.line}>
                <SportLabel type={sport} size={14} />
                <span>{text}</span>
              </p>
              <SportProgress percent={percent} label={`${sportName(sport)} hours done`} />
            </div>
          )
        })}
        <p className={classes.total}>
          <span>Done</span> {doneOfPlanned(done.total, planned.total).text}
        </p>
      </Stack>
    </Card>
  )
}
