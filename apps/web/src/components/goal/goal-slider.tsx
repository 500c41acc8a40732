import { formatFinishTime } from '@tri/plan-engine'
import { useId, useRef } from 'react'
import { Range } from '../../ui/controls/range.js'
import slider from '../../ui/slider.module.css'
import { goalAt, knobAt, parkedAt, STEP_SECONDS } from './goal-knob.js'
import classes from './goal-slider.module.css'

type Props = {
  /** The goal in seconds; null until one is chosen. */
  goal: number | null
  /** Seconds: what the athlete would finish in without one. */
  predicted: number
  /** The ends in seconds, whole minutes. */
  range: { fastest: number; slowest: number }
  onChange: (seconds: number | null) => void
  /** Says where the goal comes from, e.g. that it is the prediction. */
  note?: string | undefined
}

/**
 * The finish-time goal: minute by minute from the slowest to the fastest end that suits the athlete's level. Before the slow
 * end the knob is parked: no goal, or one that is slower than these.
 */
export function GoalSlider({ goal, predicted, range, onChange, note }: Props) {
  const noteId = useId()
  const isByKey = useRef(false)
  const knob = knobAt(goal, range)
  const parked = parkedAt(range)
  return (
    <section
      aria-label="Finish Time Goal"
      className={classes.slider}
      data-parked={knob === parked || undefined}
      onKeyDownCapture={() => {
        isByKey.current = true
      }}
      onPointerDownCapture={() => {
        isByKey.current = false
      }}
    >
      <div className={classes.head}>
        <h3 className={classes.title}>Finish Time Goal</h3>
        <output className={goal === null ? classes.none : classes.goal} aria-live="off">
          {goal === null ? 'No goal: prediction' : formatFinishTime(goal)}
        </output>
      </div>
      <Range
        min={parked}
        max={range.slowest - range.fastest}
        step={STEP_SECONDS}
        value={knob}
        onChange={(value) => onChange(goalAt(value, { knob, range, isByKey: isByKey.current }))}
        label="Finish Time Goal"
        text={goal === null ? `No goal, prediction ${formatFinishTime(predicted)}` : formatFinishTime(goal)}
        describedBy={note ? noteId : undefined}
        railClassName={classes.rail}
        knobClassName={classes.knob}
      />
      <div className={`${slider.ends} ${classes.ends}`}>
        <span>No goal</span>
        <span>{formatFinishTime(range.slowest)}</span>
        <span>{formatFinishTime(range.fastest)} fastest</span>
      </div>
      {note && (
        <p id={noteId} className={classes.note}>
          {note}
        </p>
      )}
    </section>
  )
}
