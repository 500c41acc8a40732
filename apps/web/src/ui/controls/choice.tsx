import { useId } from 'react'
import classes from './choice.module.css'

type Props<Value extends string> = {
  label: string
  /** Id of what tells more of it. */
  describedBy?: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
  fullWidth?: boolean
}

/**
 * One of a few looks at the same thing, as radio buttons side by side. Not Mantine's SegmentedControl: that measures
 * itself to place its mark, and makes the browser lay out the whole page while it is being built.
 */
export function Choice<Value extends string>({
  label,
  describedBy,
  options,
  value,
  onChange,
  className = '',
  fullWidth = false,
}: Props<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      className={`${classes.choice} ${className}`}
      data-wide={fullWidth || undefined}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
