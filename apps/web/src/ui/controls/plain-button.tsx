import type { ComponentProps } from 'react'
import classes from './plain-button.module.css'

type Props = ComponentProps<'button'>

/** A button that looks like what is in it. */
export const PlainButton = ({ className = '', ...rest }: Props) => (
  <button type="button" className={`${classes.plain} ${className}`} {...rest} />
)

/** A button that is an icon; name it with `aria-label`. */
export const IconButton = (props: Props) => <PlainButton {...props} className={classes.icon} />
