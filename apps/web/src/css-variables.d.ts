import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Variables that a component hands to its style sheet. */
    [variable: `--${string}`]: string | number | undefined
  }
}
