import { Card, Title } from '@mantine/core'
import type { Meal } from './race-day-facts.js'
import classes from './race-side.module.css'

/** What to eat and drink, by the clock. */
export const RaceEating = ({ meals }: { meals: readonly Meal[] }) => (
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
    <p className={classes.small}>
      Nothing new on race day: eat what you have practised, start low, and stop if your stomach says so. Drink to
      thirst, never more. Ask a doctor or dietitian first if you have diabetes, kidney or heart disease, or are
      pregnant.
    </p>
  </Card>
)
