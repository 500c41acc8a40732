import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { cssVariablesResolver, theme } from '../../app/theme/theme.js'

const Frame = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
    {children}
  </MantineProvider>
)

/** A part of the page by itself; gone with its test, for all files share one page. */
export async function show(shown: ReactNode) {
  const screen = await render(shown, { wrapper: Frame })
  onTestFinished(() => screen.unmount())
  return screen
}
