import { type ReactNode, useEffect, useState } from 'react'

/** What is not part of a page's first drawing, neither the server's nor the browser's. */
export function AfterMount({ children }: { children: ReactNode }) {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return isMounted ? children : null
}
