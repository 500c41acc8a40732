import { RACE_PRESETS, type RaceType } from '@tri/plan-engine'
import { raceTypeName } from '../../../lib/measures/format.js'
import { roundDistance, type Units } from '../../../lib/measures/units.js'
import { useUnits } from '../../../ui/use-units.js'
import { fieldId } from '../form/fields.js'
import classes from './race-types.module.css'

/** From short to long. */
export const SHORT_TO_LONG: readonly RaceType[] = ['sprint', 'olympic', '70.3', 'ironman']

type Props = {
  chosen: RaceType
  error?: string | undefined
  onChoose: (raceType: RaceType) => void
}

/** The four races as cards with their distances: one group of radio buttons. */
export function RaceTypes({ chosen, error, onChoose }: Props) {
  const units = useUnits()
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Race Distance</legend>
      <div className={classes.types}>
        {SHORT_TO_LONG.map((raceType) => (
          <label key={raceType} className={classes.type} data-chosen={raceType === chosen || undefined}>
            <input
              type="radio"
              id={raceType === chosen ? fieldId('raceType') : undefined}
              name="raceType"
              value={raceType}
              checked={raceType === chosen}
              onChange={() => onChoose(raceType)}
            />
            <b>{raceTypeName(raceType)}</b>
            <span>{distancesOf(raceType, units)}</span>
          </label>
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  )
}

/** As short as there is room for: `0.93 · 25 · 6.2`. */
export const distancesOf = (raceType: RaceType, units: Units): string => {
  const { swim, bike, run } = RACE_PRESETS[raceType]
  return [swim, bike, run].map((miles) => roundDistance(units, miles)).join('\u2009\u00b7\u2009')
}
