import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { seededTest } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

/** What bundlers for browsers take for `pdfkit`; on Node it is another file. */
const pdfkitForBrowsers = join(dirname(createRequire(import.meta.url).resolve('pdfkit')), 'pdfkit.browser.mjs')

export default defineConfig({
  test: {
    ...seededTest,
    // Whole seasons go through every format; a busy machine may need longer than the usual 5 s.
    testTimeout: 60_000,
    isolate: false,
    projects: [
      { extends: true, test: { name: 'node' } },
      {
        extends: true,
        resolve: { alias: { pdfkit: pdfkitForBrowsers } },
        test: { name: 'browser build of pdfkit', include: ['src/pdf/pdf.test.ts', 'src/pdf/pen.test.ts'] },
      },
    ],
  },
})
