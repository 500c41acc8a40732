import { useEffect } from 'react'

const BRAND = 'TriPlan'

/** Names the page in the browser's tab and to screen readers. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${BRAND}` : BRAND
  }, [title])
}
