import { Slider } from '@mantine/core'
import { formatFinishTime } from '@tri/plan-engine'
import { useId } from 'react'
import slider from '../../ui/slider.module.css'
import classes from './goal-slider.module.css'

type Props = {
  /** The goal in seconds; may lie outside the range, the thumb then stands at its end. */
  value: number
  /** The ends in seconds, whole minutes. */
  range: { fastest: number; slowest: number }
  onChange: (seconds: number) => void
  /** Says where the goal comes from, e.g. that it is the prediction. */
  note?: string | undefined
}

const STEP_SECONDS = 60

/** The finish-time goal: minute by minute from the fastest to the slowest end that suits the athlete's level. */
export function GoalSlider({ value, range, onChange, note }: Props) {
  const noteId = useId()
  return (
    <section aria-label="Finish Time Goal">
      <div className={classes.head}>
        <h3 className={classes.title}>Finish Time Goal</h3>
        <output className={classes.goal} aria-live="off">
          {formatFinishTime(value)}
        </output>
      </div>
      <Slider
        min={range.fastest}
        max={range.slowest}
        step={STEP_SECONDS}
        value={value}
        onChange={onChange}
        disabled={range.fastest === range.slowest}
        size={6}
        thumbSize={22}
        label={null}
        thumbLabel="Finish Time Goal"
        thumbValueText={formatFinishTime(value)}
        thumbProps={note ? { 'aria-describedby': noteId } : {}}
        classNames={{ thumb: slider.thumb }}
      />
      <div className={slider.ends}>
        <span>{formatFinishTime(range.fastest)} fastest</span>
        <span>{formatFinishTime(range.slowest)}</span>
      </div>
      {note && (
        <p id={noteId} className={classes.note}>
          {note}
        </p>
      )}
    </section>
  )
}
