// Runs after the build: what one import of the engine weighs, bundled and minified by esbuild and gzipped, with everything
// it needs. A limit that is passed fails the build, so that weight is a decision and never an accident. Nobody downloads the
// whole entry, so its weight is printed and not bound.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const CALENDAR = 'addDays, dateOf, daysBetween, parseIsoDay, weekdayOf, weekdaysInOrder, weekOf, weeksUntil'
const ADAPT =
  'adaptPlan, applyProposal, chosenChanges, isSettled, madeOf, firstOutdated, raceOf, revertProposal, ALARMING_SYMPTOMS, SYMPTOMS, TIME_OFF_REASONS'
const PACES = 'formatFinishTime, formatMph, formatPace, parseFinishTime, parseMph, parsePace'

/**
 * What is imported from which entry, and the bytes it may weigh; none where it is only printed. Texts fill swims in yards. Races on the
 * way to a goal weigh .2 kB where days are laid out for the audit, and 4 kB where they are planned, goals among them .7 kB. A ramp that fitness follows weighs .1 kB,
 * second sessions that go where a recovery week has room .1 kB, breaks that weeks are not measured by .7 kB, limits on weeks and runs after all changes .8 kB,
 * weeks that change places 1.4 kB, and ways back that were passed over .3 kB. Phases that are dealt anew bring the week planner with them: 19.5 kB that
 * `changePlan` has anyway; races that keep their days to the next goal .1 kB. Time off that is kept, and gentle first days after it, are two rules of the audit: 1.8 kB, .3 kB where days are laid out, .1 kB in words. Weeks before a
 * plan that only lower it weigh 40 bytes. A season that begins anew behind a goal on the way is .15 kB of the audit; its easy share, races while one
 * recovers, and weeks that keep their changed places .9 kB of proposals, 1.3 kB of a changed plan, which knew nothing of changed places. What a proposal rests on,
 * told alike on each day, is .6 kB, and what was taken for something that is told no more, and comes back, 1.3 kB. What was
 * lived, read by the audit itself instead of by proposals alone, is 2 kB of the audit and 1.2 kB where days are laid out. A recovery week that a
 * moved race brings sooner, and what it is told by, is .4 kB of a changed plan. Goals on the way that have seasons of their own are .6 kB of the audit, .4 kB where
 * days are laid out, 1 kB of a changed plan, and 3.5 kB of proposals, which plan those seasons with what `changePlan` goes on with. Busy days that keep two sessions of each
 * sport, and weeks that few sessions give for, told by what they are there for, are .45 kB of proposals and .3 kB of a changed plan. A race
 * that legs are not ready for, and the way back from what a doctor should see, are .3 kB of proposals and .07 kB of the audit. What was restored
 * by a version, and sessions that change places on their day, are .2 kB of proposals; restoring one is 1.1 kB beside them. How many load weeks come before each
 * recovery week, and from which day on, is .3 kB wherever weeks are laid out, and .1 kB more of a changed plan. Drills with names, and swims
 * that are half for the stroke, are .6 kB wherever weeks are planned, .4 kB of the audit, and .55 kB of words in each language. What sessions
 * hold whatever they are called, warm-ups, jumps, ids and a first week too big, are .9 kB of the audit, and .35 kB of its words. Sets that grow
 * into easy time, and a race that is eaten in as practised, are .2 kB wherever weeks are planned and .3 kB of the audit, .1 kB of its words.
 */
const IMPORTS = {
  predictFinish: { from: 'index', names: 'predictFinish', limit: 300 },
  calendar: { from: 'index', names: CALENDAR, limit: 1_050 },
  paces: { from: 'index', names: PACES, limit: 1_000 },
  generatePlan: { from: 'index', names: 'generatePlan', limit: 28_700 },
  auditPlan: { from: 'index', names: 'auditPlan', limit: 22_200 },
  adapt: { from: 'adapt', names: ADAPT, limit: 75_700 },
  restoreVersion: { from: 'adapt', names: 'restoreVersion', limit: 30_000 },
  changePlan: { from: 'adapt', names: 'changePlan', limit: 70_000 },
  compliance: { from: 'compliance', names: '*', limit: 7_550 },
  'edit-warnings': { from: 'edit-warnings', names: '*', limit: 10_950 },
  season: { from: 'season', names: '*', limit: 8_350 },
  schema: { from: 'schema', names: '*', limit: 2_250 },
  texts: { from: 'texts', names: '*', limit: 1_850 },
  'texts in English': { from: 'texts-en', names: '*', limit: 10_550 },
  'texts in German': { from: 'texts-de', names: '*', limit: 11_750 },
  'audit in English': { from: 'audit-texts-en', names: '*', limit: 3_900 },
  'audit in German': { from: 'audit-texts-de', names: '*', limit: 4_300 },
  zones: { from: 'zones', names: '*', limit: 7_050 },
  'whole main entry': { from: 'index', names: '*' },
}

/** Gzipped bytes of a bundle that imports these names, date-fns included. */
async function bundled({ from, names }) {
  const folder = mkdtempSync(join(PACKAGE, 'dist/.size-'))
  try {
    const entry = join(folder, 'entry.mjs')
    writeFileSync(entry, `export ${names === '*' ? '*' : `{ ${names} }`} from '../${from}.js'\n`)
    await build({
      entry: [entry],
      outDir: folder,
      format: 'esm',
      target: 'es2022',
      minify: true,
      noExternal: [/./],
      config: false,
      silent: true,
    })
    const file = readdirSync(folder).find((name) => name.startsWith('entry.') && name !== 'entry.mjs')
    if (!file) throw new Error('The bundle was not written.')
    return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Names of the packages that a built file imports. */
const importsOf = (path) =>
  [...readFileSync(path, 'utf8').matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, name]) => name)

const tooBig = []
for (const [name, wanted] of Object.entries(IMPORTS)) {
  const size = await bundled(wanted)
  const bound = wanted.limit ? `, at most ${wanted.limit / 1000} kB` : ''
  console.log(`${name.padEnd(20)}${(size / 1000).toFixed(2).padStart(6)} kB gzipped${bound}`)
  if (size > (wanted.limit ?? size)) tooBig.push(name)
}

// No entry imports another file of the package: what is measured is all that is loaded.
const entries = readdirSync(join(PACKAGE, 'dist')).filter((file) => file.endsWith('.js'))
const strangers = entries
  .flatMap((file) => importsOf(join(PACKAGE, 'dist', file)))
  .filter((name) => name !== 'date-fns')
if (tooBig.length > 0) console.error(`Too big: ${tooBig.join(', ')}. Make it smaller, or say why its limit is wrong.`)
if (strangers.length > 0)
  console.error(`The engine imports ${strangers.join(', ')}; date-fns is to be its only dependency.`)
process.exitCode = tooBig.length + strangers.length > 0 ? 1 : 0
