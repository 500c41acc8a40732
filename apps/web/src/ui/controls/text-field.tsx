import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './text-field.module.css'

type Props = Omit<ComponentProps<'input'>, 'size'> & {
  id: string
  /** Above the field; without one give it an `aria-label`. */
  label?: string
  /** What is wrong with what stands in it. */
  error?: string | undefined
  size?: 'small'
  /** At the right end of the field. */
  end?: ReactNode
  labelClassName?: string | undefined
  inputClassName?: string | undefined
}

/** One line to type into: the browser's own field, with its label and what is wrong with it. */
export function TextField({
  id,
  label,
  error,
  size,
  end,
  className = '',
  labelClassName = '',
  inputClassName = '',
  ...rest
}: Props) {
  const errorId = useId()
  return (
    <div className={`${classes.field} ${className}`} data-size={size} data-error={error ? true : undefined}>
      {label && (
        <label htmlFor={id} className={`${classes.label} ${labelClassName}`}>
          {label}
        </label>
      )}
      <div className={classes.box}>
        <input
          id={id}
          className={`${classes.input} ${inputClassName}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
        />
        {end}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** What stands at the right end of a field. */
export const FieldEnd = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={`${classes.end} ${className}`}>{children}</div>
)
