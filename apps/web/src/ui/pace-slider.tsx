import type { Sport } from '@tri/plan-engine'
import { paceUnit, shownPace, shownText } from '@tri/plan-files/units'
import { memo } from 'react'
import { paceSlider, paceText, spokenPaceUnit, storedPace } from '../lib/measures/units.js'
import { Range } from './controls/range.js'
import classes from './pace-slider.module.css'
import slider from './slider.module.css'
import { SportLabel, sportName } from './sport.js'
import { useUnits } from './use-units.js'

type Props = {
  sport: Sport
  /** Seconds per 100 m, miles per hour, or seconds per mile. */
  value: number
  /** The pace of easy training that follows, in the same unit; a pace of a shorter race shows itself here. */
  easy?: number | undefined
  onChange: (sport: Sport, value: number) => void
}

/** A sport's current pace, within the limits every plan keeps. */
export const PaceSlider = memo(function PaceSlider({ sport, value, easy, onChange }: Props) {
  const units = useUnits()
  const { min, max, step } = paceSlider(units, sport)
  const text = paceText(units, sport, value)
  const unit = paceUnit(units, sport)
  return (
    <div className={classes.row} data-sport={sport}>
      <SportLabel type={sport} />
      <div className={classes.scale}>
        <Range
          min={min}
          max={max}
          step={step}
          value={shownPace(units, sport, value)}
          onChange={(next) => onChange(sport, storedPace(units, sport, next))}
          color="var(--sport)"
          label={`${sportName(sport)} pace`}
          text={`${text} ${spokenPaceUnit(units, sport)}`}
        />
        <div className={slider.ends} aria-hidden>
          <span>{shownText(sport, min)}</span>
          <span>{shownText(sport, max)}</span>
        </div>
      </div>
      <output className={classes.value} aria-live="off">
        <b>{text}</b>
        <span>{unit}</span>
        {easy !== undefined && (
          <>
            <small>Easy {paceText(units, sport, easy)}</small>
            <span>{unit}</span>
          </>
        )}
      </output>
    </div>
  )
})
