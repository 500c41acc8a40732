import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './choice-row.module.css'

type Choice<V> = {
  value: V
  label: ReactNode /** What a screen reader says, where the label is less. */
  spoken?: string
}

type Props<V> = {
  legend: ReactNode
  /** Says what is chosen, at the right. */
  said?: ReactNode
  choices: readonly Choice<V>[]
  value: V | undefined
  /** Undefined when the chosen one was pressed again. */
  onChange: (value: V | undefined) => void
  /** How many stand side by side, wide and on a phone. */
  columns: { wide: number; narrow: number }
  error?: string | undefined
}

/** One of a few, each a field to press; pressing the chosen one again takes the choice back. */
export function ChoiceRow<V extends string | number>(props: Props<V>) {
  const { legend, said, choices, value, onChange, columns, error } = props
  const name = useId()
  const errorId = `${name}-error`
  return (
    <fieldset className={classes.row} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>
        <span>{legend}</span> {said && <span className={classes.said}>{said}</span>}
      </legend>
      <div className={classes.choices} style={{ '--wide': columns.wide, '--narrow': columns.narrow }}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.spoken}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onClick={() => choice.value === value && onChange(undefined)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={classes.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
