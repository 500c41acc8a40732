import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'

/** The markup of something on the screen, without a browser. */
export const markupOf = (shown: ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>{shown}</MemoryRouter>
    </MantineProvider>,
  )

/** What can be read of it, in order; every element apart by one space. Styles do not count. */
export const textOf = (shown: ReactNode): string =>
  markupOf(shown)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
