import { type IsoDay, type RaceType, SPORTS, type Sport } from '@tri/plan-engine'
import { memo, useId, useState } from 'react'
import { counted } from '../../../lib/measures/format.js'
import { distanceUnit, shownDistance } from '../../../lib/measures/units.js'
import { useChangeUnits } from '../../../session/change-units.js'
import card from '../../../ui/card.module.css'
import { PlainButton } from '../../../ui/controls/plain-button.js'
import { TextField } from '../../../ui/controls/text-field.js'
import title from '../../../ui/title.module.css'
import { UnitSwitch } from '../../../ui/unit-switch.js'
import { useUnits } from '../../../ui/use-units.js'
import type { DraftErrors } from '../form/draft-errors.js'
import type { DraftPlan } from '../form/draft-plan.js'
import { fieldId } from '../form/fields.js'
import { DistanceField } from './distance-field.js'
import { RaceDateField } from './race-date-field.js'
import classes from './race-type-card.module.css'
import { RaceTypes } from './race-types.js'

const PATHS = { swim: 'swimDistance', bike: 'bikeDistance', run: 'runDistance' } as const

type Props = Pick<DraftPlan, 'name' | 'raceType' | 'distances' | 'raceDate'> & {
  today: IsoDay
  /** To race day; undefined until a possible date is chosen. */
  weeks: number | undefined
  errors: DraftErrors
  onName: (name: string) => void
  onRaceType: (raceType: RaceType) => void
  onDistance: (sport: Sport, text: string) => void
  onRaceDate: (raceDate: string) => void
}

/** Which race the plan is for: its name, its date and its distances. */
export const RaceCard = memo(function RaceCard(props: Props) {
  const { name, raceType, raceDate, today, weeks, errors, onName, onRaceType, onRaceDate } = props
  return (
    <section className={`${card.card} ${classes.card}`}>
      <UnitsHead />
      <div className={classes.race}>
        <TextField
          id={fieldId('name')}
          label="Plan Name"
          placeholder="My Triathlon Plan"
          autoComplete="off"
          value={name}
          error={errors.name}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <div className={classes.date}>
          <p className={classes.countdown} aria-live="polite">
            {weeks === undefined ? 'Tomorrow to two years ahead' : `${counted(weeks, 'week')} to race day`}
          </p>
          <RaceDateField raceDate={raceDate} today={today} error={errors.raceDate} onChange={onRaceDate} />
        </div>
      </div>
      <RaceTypes chosen={raceType} error={errors.raceType} onChoose={onRaceType} />
      <Distances {...props} />
    </section>
  )
})

/** The form's title and its units; on a phone these are behind a press. */
function UnitsHead() {
  const units = useUnits()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.head} data-open={isOpen || undefined}>
      <h2 className={title.card}>Training Plan Setup</h2>
      <PlainButton className={classes.units} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Units: {units.units === 'metric' ? 'kilometres' : 'miles'}
      </PlainButton>
      <div id={id} className={classes.switch}>
        <UnitSwitch units={units} onChange={useChangeUnits()} />
      </div>
    </div>
  )
}

/** Beside each other; on a phone one line that opens. */
function Distances({ distances, errors, onDistance }: Pick<Props, 'distances' | 'errors' | 'onDistance'>) {
  const units = useUnits()
  const id = useId()
  const [isPressed, setPressed] = useState(false)
  // What is wrong with one has to be seen.
  const isOpen = isPressed || SPORTS.some((sport) => errors[PATHS[sport]])
  return (
    <div className={classes.legs} data-open={isOpen || undefined}>
      <PlainButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setPressed(!isOpen)}
      >
        {SPORTS.map((sport) => `${shownDistance(units, distances[sport])} ${distanceUnit(units)} ${sport}`).join(
          ' \u00b7 ',
        )}
      </PlainButton>
      <div id={id} className={classes.distances}>
        {SPORTS.map((sport) => (
          <DistanceField
            key={sport}
            id={fieldId(PATHS[sport])}
            sport={sport}
            miles={distances[sport]}
            error={errors[PATHS[sport]]}
            onChange={onDistance}
          />
        ))}
      </div>
    </div>
  )
}
