import type { ReactNode } from 'react'
import classes from './card-actions.module.css'

/** Menu and handle of a card: always there on touch, with the mouse once it is over the card, for the keyboard on focus. */
export const CardActions = ({ children }: { children: ReactNode }) => (
  <span className={classes.actions} data-card-actions>
    {children}
  </span>
)
