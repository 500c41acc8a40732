import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react'

type Props<Name extends string> = {
  parts: Readonly<Record<Name, ReactNode>>
  /** The order on a wide page, which is that of a page drawn without a browser. */
  wide: readonly Name[]
  narrow: readonly Name[]
  /** Where a page is wide, as a media query. */
  query: string
  className?: string | undefined
}

/**
 * The parts of a page in the order in which they are seen, so that they are read and walked through in that order too. Until
 * the page's width is known, which a page drawn without a browser cannot tell, `data-in-order` is absent: as long as nobody
 * can walk through it, styles may show it in the other order.
 */
export function InOrder<Name extends string>({ parts, wide, narrow, query, className }: Props<Name>) {
  const isWide = useIsWide(query)
  return (
    <div className={className} data-in-order={isWide === undefined ? undefined : ''}>
      {(isWide === false ? narrow : wide).map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
    </div>
  )
}

/** Known before the part is painted or can be pressed: nothing is seen to change its place. */
function useIsWide(query: string): boolean | undefined {
  const [isWide, setWide] = useState<boolean>()
  useLayoutEffect(() => {
    const media = window.matchMedia(query)
    const look = () => setWide(media.matches)
    look()
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [query])
  return isWide
}
