import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './button.module.css'

/** Black, with an edge, or a line of text. */
type Variant = 'filled' | 'default' | 'text'

type Look = {
  variant?: Variant
  size?: 'small' | 'large'
  /** Beside the text; silent. */
  icon?: ReactNode
}

/** The browser's own button. Mantine's, which can do more, takes 3 kB of script; a first visit loads this one. */
export const Button = ({
  variant,
  size,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) => (
  <button type={type} className={classesOf({ variant, size, className })} {...rest}>
    <Content icon={icon}>{children}</Content>
  </button>
)

/** A link that looks like a button. */
export const LinkButton = ({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) => (
  <Link className={classesOf({ variant, size, className })} {...rest}>
    <Content icon={icon}>{children}</Content>
  </Link>
)

const Content = ({ icon, children }: Pick<Look, 'icon'> & { children: ReactNode }) => (
  <>
    {icon && <span className={classes.icon}>{icon}</span>}
    <span className={classes.label}>{children}</span>
  </>
)

type Classes = { variant: Variant | undefined; size: Look['size']; className: string | undefined }

const classesOf = ({ variant = 'filled', size, className = '' }: Classes): string =>
  `${classes.button} ${classes[variant]} ${size ? classes[size] : ''} ${className}`.trim()
