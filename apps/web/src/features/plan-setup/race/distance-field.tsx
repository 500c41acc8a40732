import type { Sport } from '@tri/plan-engine'
import { useState } from 'react'
import { distanceProblem, distanceUnit, shownDistance, typedDistance } from '../../../lib/measures/units.js'
import { TextField } from '../../../ui/controls/text-field.js'
import { useUnits } from '../../../ui/use-units.js'
import classes from './race-type-card.module.css'

type Props = {
  id: string
  sport: Sport
  /** As typed or preset. */
  miles: string
  error: string | undefined
  onChange: (sport: Sport, miles: string) => void
}

/** A leg of the race in the athlete's unit. What is being typed stays as typed, for as long as it means these miles. */
export function DistanceField({ id, sport, miles, error, onChange }: Props) {
  const units = useUnits()
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    setTyped(text)
    onChange(sport, typedDistance(units, text))
  }
  return (
    <TextField
      id={id}
      label={`${distanceUnit(units)} ${sport}`}
      inputMode="decimal"
      autoComplete="off"
      className={classes.distance}
      labelClassName={classes.unit}
      value={typedDistance(units, typed) === miles ? typed : shownDistance(units, miles)}
      error={distanceProblem(units, error)}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
