import classes from './brand.module.css'

/** The mark in the three sports' colours, and the name. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <span className={classes.mark} aria-hidden />
      TriPlan
    </span>
  )
}
