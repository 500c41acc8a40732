import type { FormEvent, ReactNode } from 'react'
import classes from './dialog-form.module.css'

type Props = {
  /** The name of the first field that is not right yet; undefined where all are. */
  problem: string | undefined
  /** Pressed while all is right. */
  onSubmit: () => void
  /** Pressed while something is not, whose field gets the focus. */
  onProblem: () => void
  /** Buttons, in view however much there is to fill in; the one that submits is the last. */
  end: ReactNode
  children: ReactNode
}

/** What a dialog asks for, above its buttons. */
export function DialogForm({ problem, onSubmit, onProblem, end, children }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (problem === undefined) return onSubmit()
    onProblem()
    const field = event.currentTarget.elements.namedItem(problem)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div className={classes.body}>{children}</div>
      <div className={classes.end}>{end}</div>
    </form>
  )
}
