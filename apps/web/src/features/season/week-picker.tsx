import type { SeasonWeek } from '@tri/plan-engine/season'
import { type KeyboardEvent, useRef } from 'react'
import { spokenWeek } from './season-words.js'
import { stepWeek } from './step-week.js'
import classes from './week-picker.module.css'

type Props = {
  weeks: readonly SeasonWeek[]
  selected: number
  /** The races on the way to the goal, by their week. */
  races?: ReadonlyMap<number, string>
  /** Weeks are too narrow for a finger each. */
  isTight: boolean
  /** `isStep` for one of several in a row, as keys and a dragged slider make them. */
  onSelect: (week: number, isStep?: boolean) => void
  /** The week under the pointer; undefined when it leaves. */
  onHover: (week: number | undefined) => void
}

/** Unseen over the bars of a season, one column a week: pressing goes there, and so do arrow keys, Home and End. */
export function WeekPicker(props: Props) {
  return props.isTight ? <WeekSlider {...props} /> : <WeekButtons {...props} />
}

function WeekButtons({ weeks, selected, races, onSelect, onHover }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const next = stepWeek(event.key, selected, weeks.length)
    if (next === undefined) return
    event.preventDefault()
    onSelect(next, true)
    frame.current?.querySelectorAll('button')[next - 1]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is pressed; it hears their keys.
    <div ref={frame} className={classes.buttons} onKeyDown={step} onMouseLeave={() => onHover(undefined)}>
      {weeks.map((week) => (
        <button
          key={week.week}
          type="button"
          className={classes.button}
          tabIndex={week.week === selected ? 0 : -1}
          aria-label={spokenWith(races, week)}
          aria-current={week.week === selected || undefined}
          onClick={() => onSelect(week.week)}
          onMouseEnter={() => onHover(week.week)}
        />
      ))}
    </div>
  )
}

function WeekSlider({ weeks, selected, races, onSelect }: Props) {
  const week = weeks[selected - 1]
  return (
    <input
      type="range"
      className={classes.slider}
      min={1}
      max={weeks.length}
      value={selected}
      aria-label="Week of the season"
      aria-valuetext={week && spokenWith(races, week)}
      onChange={({ currentTarget }) => onSelect(currentTarget.valueAsNumber, true)}
    />
  )
}

function spokenWith(races: Props['races'], week: SeasonWeek): string {
  const race = races?.get(week.week)
  return race ? `${spokenWeek(week)}, ${race}` : spokenWeek(week)
}
