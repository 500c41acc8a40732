import { Slider } from '@mantine/core'
import { formatMph, formatPace, SLIDERS, type Sport } from '@tri/plan-engine'
import { memo } from 'react'
import classes from './pace-slider.module.css'
import { SportLabel, sportName } from './sport.js'

type Props = {
  sport: Sport
  /** Seconds per 100 m, miles per hour, or seconds per mile. */
  value: number
  /** The pace of easy training that follows, in the same unit; a pace of a shorter race shows itself here. */
  easy?: number | undefined
  onChange: (sport: Sport, value: number) => void
}

const UNITS = { swim: '/100m', bike: 'mph', run: '/mi' } as const

const SPOKEN_UNITS = { swim: 'per 100 metres', bike: 'miles per hour', run: 'per mile' } as const

/** A sport's current pace, within the limits every plan keeps. */
export const PaceSlider = memo(function PaceSlider({ sport, value, easy, onChange }: Props) {
  const { min, max, step } = SLIDERS[sport]
  return (
    <div className={classes.row} data-sport={sport}>
      <SportLabel type={sport} />
      <div className={classes.scale}>
        <Slider
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(next) => onChange(sport, next)}
          color="var(--sport)"
          size={6}
          thumbSize={22}
          label={null}
          thumbLabel={`${sportName(sport)} pace`}
          thumbValueText={`${paceText(sport, value)} ${SPOKEN_UNITS[sport]}`}
          classNames={{ thumb: classes.thumb }}
        />
        <div className={classes.ends} aria-hidden>
          <span>{paceText(sport, min)}</span>
          <span>{paceText(sport, max)}</span>
        </div>
      </div>
      <output className={classes.value} aria-live="off">
        <b>{paceText(sport, value)}</b>
        <span>{UNITS[sport]}</span>
        {easy !== undefined && (
          <>
            <small>Easy {paceText(sport, easy)}</small>
            <span>{UNITS[sport]}</span>
          </>
        )}
      </output>
    </div>
  )
})

/** A sport's pace as the athlete reads it, without its unit. */
export const paceText = (sport: Sport, value: number): string =>
  sport === 'bike' ? formatMph(value) : formatPace(value)
