// node scripts/prove-gate.mjs [ROUNDS]: runs `npm test` on the last commit ten times, or as often as asked, each time in a fresh clone
// with an empty home, every second time beside two busy loops. Prints each run's minutes and what was red; the log of a red one stays.
import './lib/check-node.mjs'

const { spawn } = await import('node:child_process')
const { closeSync, mkdirSync, openSync, readFileSync, rmSync } = await import('node:fs')
const { availableParallelism } = await import('node:os')
const { join } = await import('node:path')
const { stripVTControlCharacters } = await import('node:util')
const { cloneInto, lastCommit, newFolder } = await import('./lib/fresh-clone.mjs')
const { runMain } = await import('./lib/step.mjs')
const { changedFiles } = await import('./lib/work-tree.mjs')

const LOOPS = 2
/** Busy until whoever started it is gone, however that ended. */
const BUSY_LOOP = 'const { ppid } = process; while (process.ppid === ppid) for (let count = 0; count < 1e9; count++);'
const SUMMARY = /^\d+ passed, \d+ failed/

await runMain(async () => {
  const rounds = Number(process.argv[2] ?? 10)
  if (!Number.isInteger(rounds) || rounds < 1) {
    console.log('node scripts/prove-gate.mjs [ROUNDS], 10 of them by default')
    return 1
  }
  const folder = newFolder('prove-gate')
  const commit = lastCommit()
  const changed = changedFiles()
  if (changed.length > 0) console.log(`Not committed, so not in these runs: ${changed.join(', ')}`)
  console.log(`${commit.slice(0, 8)}, ${rounds} runs, ${availableParallelism()} processors. Logs: ${folder}`)
  let green = 0
  for (let round = 1; round <= rounds; round++) {
    const isBusy = round % 2 === 0
    const { isGreen, minutes, lines } = await runOnce(join(folder, String(round)), { commit, isBusy })
    if (isGreen) green += 1
    const summary = lines.find((line) => SUMMARY.test(line)) ?? 'no test ran'
    console.log(
      `${round}${isBusy ? ` beside ${LOOPS} busy loops` : ''}: ${isGreen ? 'green' : 'RED'}, ${minutes} min, ${summary}`,
    )
    if (!isGreen) for (const line of endOf(lines)) console.log(`  ${line}`)
  }
  console.log(`${green} of ${rounds} green.`)
  if (green < rounds) return 1
  rmSync(folder, { recursive: true })
  return 0
})

/**
 * One run of `npm test` on a commit, in a clone in this folder, which goes again; what it printed stays there.
 * @param {string} folder @param {{ commit: string, isBusy: boolean }} run
 */
async function runOnce(folder, { commit, isBusy }) {
  const clone = join(folder, 'clone')
  const home = join(folder, 'home')
  const log = join(folder, 'log')
  mkdirSync(home, { recursive: true })
  cloneInto(clone, commit)
  const loops = isBusy ? Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', BUSY_LOOP])) : []
  const began = Date.now()
  const output = openSync(log, 'w')
  try {
    const isGreen = await new Promise((resolve) => {
      spawn('npm', ['test'], {
        cwd: clone,
        env: { ...process.env, HOME: home, CI: '1' },
        stdio: ['ignore', output, output],
        shell: process.platform === 'win32',
      })
        .on('error', () => resolve(false))
        .on('close', (code) => resolve(code === 0))
    })
    const lines = stripVTControlCharacters(readFileSync(log, 'utf8')).split('\n')
    return { isGreen, minutes: ((Date.now() - began) / 60_000).toFixed(1), lines }
  } finally {
    closeSync(output)
    for (const loop of loops) loop.kill()
    for (const each of [clone, home]) rmSync(each, { recursive: true, force: true })
  }
}

/**
 * What is told of a run after its last step: the packages, and what was red.
 * @param {string[]} lines
 */
function endOf(lines) {
  const last = lines.findLastIndex((line) => line.startsWith('== '))
  return lines.slice(last + 1).filter((line) => line && !line.startsWith('Skipped in '))
}
