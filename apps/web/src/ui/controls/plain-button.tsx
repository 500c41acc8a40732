import type { ComponentProps } from 'react'
import classes from './plain-button.module.css'

type Props = ComponentProps<'button'>

/** A button that looks like what is in it. */
export const PlainButton = ({ className = '', ...rest }: Props) => (
  <button type="button" className={`${classes.plain} ${className}`} {...rest} />
)

/** A button that is an icon; name it with `aria-label`. */
export const IconButton = ({ className = '', ...rest }: Props) => (
  <PlainButton {...rest} className={`${classes.icon} ${className}`} />
)

type QuietProps = Props & { isLarge?: boolean | undefined }

/** The same in grey, for what stands beside each of many. */
export const QuietIconButton = ({ isLarge, className = '', ...rest }: QuietProps) => (
  <IconButton {...rest} className={`${classes.quiet} ${isLarge ? classes.large : ''} ${className}`} />
)
