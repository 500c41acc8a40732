// npm run test:all [-- --only browser [FILES]]: what `npm test` leaves out and a night has time for. Its seeds and days are fixed, as
// those of `npm test` are: the same tree has the same answer.
import { parseArgs } from 'node:util'
import './lib/check-node.mjs'

const { install } = await import('./lib/install.mjs')
const { openStep, runMain } = await import('./lib/step.mjs')
const { build } = await import('./lib/turbo.mjs')
const { vitestIn } = await import('./lib/vitest.mjs')

/**
 * When what depends on the day is tested again: on each other weekday, on a leap day, on the last day of a year, also where the
 * server has the next one already, and as both nights of summer time begin, in two zones. 31 December is the Thursday, and those
 * nights are of Sundays.
 */
const MOMENTS = [
  { at: '2026-11-25' },
  { at: '2026-11-27' },
  { at: '2026-11-28' },
  { at: '2026-11-30' },
  { at: '2028-02-29' },
  { at: '2026-12-31' },
  { at: '2027-01-01T05:00:00Z', zone: 'America/Los_Angeles' },
  { at: '2027-03-28T00:55:00Z', zone: 'Europe/Berlin' },
  { at: '2027-10-31T00:55:00Z', zone: 'Europe/Berlin' },
  { at: '2027-03-14T09:55:00Z', zone: 'America/Los_Angeles' },
  { at: '2027-11-07T08:55:00Z', zone: 'America/Los_Angeles' },
]

/** What depends on the day, and where. What stands on no day, or on a day of its own, needs no other. */
const DATED = [
  {
    folder: ['apps', 'api'],
    files: [
      ...['src/account', 'src/adapt', 'src/calendar', 'src/garmin', 'src/plans', 'src/ssr', 'src/workouts'],
      // It has days of its own: clock changes, the end of a year, a leap day.
      '--exclude=src/plans/time-zones.test.ts',
    ],
  },
  { folder: ['apps', 'web'], files: ['--project=America/Los_Angeles'] },
  {
    folder: ['e2e'],
    files: [
      'calendar-feed',
      'change-plan',
      'drawn-plan',
      'export',
      'extra-sessions',
      'garmin',
      'hand-made',
      'keyboard',
      'live-changes',
      'midnight',
      'one-day',
      'past-training',
      'plan-addresses',
      'proposals',
      'race-result',
      'season',
      'thresholds',
      'wrong-input',
    ],
  },
]

/** @type {Record<string, () => Promise<boolean>>} */
const PARTS = {
  browser: () => testWhole('Every browser test, at both sizes', ['e2e']),
  api: testApi,
  web: () => testWhole('The web, with the longest of its tests with a DOM, in two time zones', ['apps', 'web']),
  days: walkDays,
}

const { values, positionals: named } = parseArgs({
  options: { only: { type: 'string' }, at: { type: 'string' } },
  allowPositionals: true,
})

await runMain(async () => {
  const asked = (values.only?.split(',') ?? Object.keys(PARTS)).map((name) => {
    const part = PARTS[name]
    if (!part) throw new Error(`There are the parts ${Object.keys(PARTS).join(', ')}.`)
    return part
  })
  await install()
  await build()
  const outcomes = []
  for (const part of asked) outcomes.push(await part())
  return outcomes.every(Boolean) ? 0 : 1
})

/** All tests of a package, each whole; or of those files. @param {string} title @param {string[]} folder */
function testWhole(title, folder) {
  return openStep(title, vitestIn(folder, ...named), { TEST_ALL: '1' })
}

/** Also reads every regular expression anew, where no files are named. */
async function testApi() {
  const isWhole = await testWhole('The API, every call with every fault, and servers that are killed', ['apps', 'api'])
  if (named.length > 0) return isWhole
  const reading = vitestIn(['apps', 'api'], '--config', 'vitest.repository.config.ts', 'patterns')
  return (await openStep('Every regular expression', reading, { TEST_ALL: '1' })) && isWhole
}

/** Tests what is dated at each moment, or at the one of `--at`; tells which were red. */
async function walkDays() {
  const moments = MOMENTS.filter(({ at }) => !values.at || at === values.at)
  const chosen = moments.length > 0 || !values.at ? moments : [{ at: values.at }]
  const red = []
  for (const { at, zone = 'UTC' } of chosen)
    for (const { folder, files } of DATED) {
      const title = `${folder.join('/')} at ${at}, ${zone}`
      if (!(await openStep(title, vitestIn(folder, ...files), { TEST_DAY: at, TZ: zone }))) red.push(title)
    }
  console.log(red.length > 0 ? `Red: ${red.join('; ')}` : `Green on ${chosen.length} days.`)
  return red.length === 0
}
