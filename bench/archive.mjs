// npm run bench:archive [-- --activities 200]: how much longer past training takes to read than its files take to unpack and decode alone: the
// same archive by turns in one run, each time in a process that is warm, so that the ratio says the same on any machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { makeArchive } from './lib/data/past-training.mjs'
import { tellFigure } from './lib/figures.mjs'

const RATIO = 2
const TURNS = 7
const { values } = parseArgs({ options: { activities: { type: 'string', default: '200' } } })
const ACTIVITIES = Number(values.activities)

/** What a watch writes into a record. */
const RECORD = 20
const FIELDS = [253, 0, 1, 2, 5, 6, 3, 4, 7]

const folder = await mkdtemp(join(tmpdir(), 'triplan-bench-'))
try {
  const { readPastTraining, filesIn, newBudget, gunzip, visitFit, readXml } = await bundled(folder)
  const { zip, seconds } = makeArchive({ activities: ACTIVITIES, until: new Date('2027-03-01T12:00:00Z') })
  const sources = [{ name: 'export.zip', blob: new Blob([zip]) }]

  const read = async () => {
    const { activities } = await readPastTraining(sources, { timeZone: 'UTC' })
    if (activities.length !== ACTIVITIES) throw new Error(`${activities.length} of ${ACTIVITIES} were read`)
  }
  let met = 0
  const decodeAlone = async () => {
    const budget = newBudget()
    for await (const found of filesIn(sources, budget)) {
      const { name } = found
      if (!name.endsWith('.gz')) continue
      const bytes = await gunzip(await found.read(), budget)
      if (name.endsWith('.fit.gz'))
        visitFit(bytes, ({ message, field }) => {
          if (message === RECORD) for (const number of FIELDS) met += field(number) ?? 0
        })
      else readXml(bytes, '.xml', { open: () => met++, close: () => met++ })
    }
  }

  /** @type {Record<'read' | 'decoded', number[]>} */
  const took = { read: [], decoded: [] }
  for (let turn = 0; turn < TURNS; turn++) {
    took.decoded.push(await timed(decodeAlone))
    took.read.push(await timed(read))
  }
  const [whole, alone] = [median(took.read), median(took.decoded)]
  console.log(
    `${ACTIVITIES} activities, ${(seconds / 3600).toFixed(0)} hours with a point a second (${met > 0 ? 'decoded' : 'empty'})`,
  )
  console.log(`Load of this machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`)
  console.log(`Unpacked and decoded alone: ${alone.toFixed(2)} s; read: ${whole.toFixed(2)} s`)
  const figure = { value: whole / alone, unit: 'times', atMost: RATIO }
  const isKept = tellFigure({
    area: 'import',
    name: `reading ${ACTIVITIES} activities, by unpacking and decoding them alone`,
    ...figure,
  })
  console.log(`Ratio: ${figure.value.toFixed(2)}${isKept ? '' : ` (should be at most ${RATIO})`}`)
  process.exitCode = isKept ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** @param {() => Promise<void>} work */
async function timed(work) {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** @param {readonly number[]} all */
function median(all) {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN
}

/**
 * The library's own parts, from their sources: what is not public has no place in a package.
 *
 * @param {string} into
 */
async function bundled(into) {
  const outfile = join(into, 'archive.mjs')
  const parts = {
    'archive/archive.ts': ['readPastTraining'],
    'archive/files.ts': ['filesIn'],
    'archive/collector.ts': ['newBudget'],
    'archive/gunzip.ts': ['gunzip'],
    'activity/fit/fit-messages.ts': ['visitFit'],
    'activity/xml/read-xml.ts': ['readXml'],
  }
  const lines = Object.entries(parts).map(([file, names]) => `export { ${names.join(', ')} } from './${file}'`)
  const resolveDir = new URL('../packages/plan-files/src/', import.meta.url).pathname
  await build({
    ...{ stdin: { contents: lines.join('\n'), resolveDir, loader: 'ts' }, outfile },
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', logLevel: 'error' },
  })
  return import(pathToFileURL(outfile).href)
}
