import { type ComponentProps, useId } from 'react'
import classes from './check-box.module.css'

type Props = Omit<ComponentProps<'input'>, 'size' | 'type'> & { label: string; size?: 'small' }

/** The browser's own checkbox with its label. */
export function CheckBox({ label, size, className = '', ...rest }: Props) {
  const id = useId()
  return (
    <div className={`${classes.check} ${className}`} data-size={size}>
      <input id={id} type="checkbox" className={classes.box} {...rest} />
      <svg viewBox="0 0 10 7" fill="none" className={classes.mark} aria-hidden>
        <path
          d="m1 3.2 3 2.8 5-5"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
    </div>
  )
}
