import type { ReactNode } from 'react'
import classes from './figure-table.module.css'

type Props = {
  caption: string
  heads: readonly string[]
  /** The rows. */
  children: ReactNode
}

/** A table of figures in a frame of its own height, which scrolls by keyboard as well. */
export const FigureTable = ({ caption, heads, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section className={classes.frame} tabIndex={0} aria-label={caption}>
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)
