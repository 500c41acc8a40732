import { Card, Title } from '@mantine/core'
import type { Meal } from './race-day-facts.js'
import classes from './race-side.module.css'

type Props = {
  meals: readonly Meal[]
  /** What to mind with it. */
  note: string
}

/** What to eat and drink, by the clock. */
export const RaceEating = ({ meals, note }: Props) => (
  <Card component="section" aria-labelledby="eating">
    <Title order={3} size="h3" id="eating" mb="xs">
      What to eat
    </Title>
    <ul className={classes.meals}>
      {meals.map(({ time, what, amount }) => (
        <li key={what}>
          <b>{time}</b>
          <span>{what}</span>
          <span className={classes.amount}>{amount}</span>
        </li>
      ))}
    </ul>
    <p className={classes.small}>Nothing new on race day. {note}</p>
  </Card>
)
