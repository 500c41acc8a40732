import { CHROMIUM_ARGS, installedChromium } from '@tri/test-setup/chromium'
import { IS_ALL } from '@tri/test-setup/soak'
import { sharedTest } from '@tri/test-setup/vitest'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/**
 * Dates are days of a calendar: no zone may move them, also not one that lies behind the server's, where they break first.
 * All else is tested in UTC anyhow; `npm run test:all` runs these tests in both.
 */
const ZONES = IS_ALL ? ['UTC', 'America/Los_Angeles'] : ['America/Los_Angeles']

/** What only a browser tells: focus, history, storage, files, the size of the window. */
const DOM_TESTS = 'src/**/*.dom.test.tsx'

/** Of these the longest, a third of all their time: `npm run test:all` runs them. The journeys of `e2e` go the same ways. */
const LONG_TESTS = [
  'src/sync/outbox-reload.dom.test.tsx',
  'src/features/training/move/undo.dom.test.tsx',
  'src/features/plan-setup/preview/preview.dom.test.tsx',
  'src/features/training/complete/log.dom.test.tsx',
  'src/features/export/export-card.dom.test.tsx',
  'src/features/activities/activity-files.dom.test.tsx',
  'src/features/season/change-plan/change-plan.dom.test.tsx',
  'src/features/plan-setup/save/save-flow.dom.test.tsx',
]

/**
 * Bundled before the first test: what was found only then would load the page anew in the middle of it. Of a package of
 * ours, what it brings along.
 */
const LIBRARIES = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@dnd-kit/core',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@tabler/icons-react',
  '@tanstack/react-query',
  'd3-array',
  'd3-shape',
  'dayjs',
  'get-nonce',
  'idb',
  'ipaddr.js',
  'zod/mini',
  '@tri/plan-engine > date-fns',
  '@tri/plan-files > @zip.js/zip.js/lib/zip-core-native.js',
  '@tri/plan-files > d3-dsv',
  '@tri/plan-files > fflate',
  '@tri/plan-files > fit-file-parser/encoder',
  '@tri/plan-files > ical-generator',
  '@tri/plan-files > pdfkit',
  '@tri/plan-files > saxes',
]

/** What `npm test` has made sure of; where a linter reads this there may be none. */
const executablePath = installedChromium()

/** For what comes by itself: on a busy machine that takes more than the second that is usual. */
const PATIENT = { poll: { timeout: 60_000 } }

/** Its modules keep no state, so its files share one process each worker: what they import is loaded once. */
export default defineConfig({
  test: {
    ...sharedTest,
    isolate: false,
    // Of two, one once lost its environment while it was loading: some files ask for another than the rest.
    maxWorkers: 1,
    expect: PATIENT,
    hookTimeout: 60_000,
    projects: [
      ...ZONES.map((zone) => ({
        extends: true as const,
        test: { name: zone, env: { TZ: zone }, exclude: ['node_modules/**', 'dist/**', DOM_TESTS] },
      })),
      {
        extends: './vite.config.ts' as const,
        optimizeDeps: { include: LIBRARIES, noDiscovery: true },
        test: {
          name: 'browser',
          include: [DOM_TESTS],
          exclude: ['node_modules/**', 'dist/**', ...(IS_ALL ? [] : LONG_TESTS)],
          isolate: false,
          // Two pages, which wait for each other no more than two athletes do; after what needs none.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // On a busy machine a screen takes its time; what is there sooner is not waited for.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: PATIENT,
          setupFiles: 'src/testing/dom-setup.tsx',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS },
              // What moves is missed by a click now and then: on a busy machine it moves for long.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
})
