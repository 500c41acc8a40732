import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './print-sheet.module.css'

type Props = {
  title: string
  /** One line below the title. */
  facts: string
  children: ReactNode
}

/** A page for paper, in place of everything else on the screen. */
export const PrintSheet = ({ title, facts, children }: Props) =>
  createPortal(
    <article className={classes.sheet}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{facts}</p>
      </header>
      {children}
      <footer className={classes.foot}>TriPlan. General guidance, not medical advice.</footer>
    </article>,
    document.body,
  )
