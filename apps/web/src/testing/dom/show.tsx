import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { Themed } from '../../ui/theme/themed.js'

/** A part of the page by itself; gone with its test, for all files share one page. */
export async function show(shown: ReactNode) {
  const screen = await render(shown, { wrapper: Themed })
  onTestFinished(() => screen.unmount())
  return screen
}
