import classes from './range.module.css'

type Props = {
  min: number
  max: number
  step: number
  value: number
  /** What is chosen with it. */
  label: string
  /** The value as it is spoken. */
  text: string
  /** The id of what says more about it. */
  describedBy?: string | undefined
  /** The bar's colour; that of what can be pressed unless given. */
  color?: string
  railClassName?: string | undefined
  knobClassName?: string | undefined
  onChange: (value: number) => void
}

/** A number on a scale: the browser's own range, which every hand, key and screen reader knows, under a look of ours. */
export function Range({
  min,
  max,
  step,
  value,
  label,
  text,
  describedBy,
  color,
  railClassName = '',
  knobClassName = '',
  onChange,
}: Props) {
  const at = (Math.min(max, Math.max(min, value)) - min) / (max - min)
  return (
    <div className={classes.range} style={{ '--at': at, '--color': color }}>
      <input
        type="range"
        className={classes.input}
        {...{ min, max, step, value }}
        aria-label={label}
        aria-valuetext={text}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <span className={`${classes.rail} ${railClassName}`} />
      <span className={classes.bar} />
      <span className={`${classes.knob} ${knobClassName}`} />
    </div>
  )
}
