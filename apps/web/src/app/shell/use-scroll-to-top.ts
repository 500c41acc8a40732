import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** A new screen starts at its top; a change of the query alone stays where it is. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) window.scrollTo(0, 0)
  }, [pathname])
}
