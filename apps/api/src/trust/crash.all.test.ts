import { rounds } from '@tri/test-setup/soak'
import { describe, expect, it } from 'vitest'
import { type CrashRig, type Cycle, type Setting, startCrashRig, type Victim } from '../testing/crash-rig.js'
import { medianOf } from '../testing/median.js'

/** `npm run crash-test` asks for more. */
const CYCLES = Number(process.env.CRASH_CYCLES ?? rounds({ short: 3, soak: 12 }))
const VICTIMS: Victim[] = ['both', 'database', 'app']
const SETTINGS: Setting[] = ['embedded', 'external']

/**
 * Until all is well again, against a start in good order right after it, so that others' work on the machine counts for
 * both: so many times as long in the median of the blows.
 */
const MOST_STARTS = 3
/** And a single blow: five seconds, or five such starts where a start takes longer than a second. */
const READY_WITHIN = { ms: 5_000, starts: 5 }

type TimedCycle = Cycle & { startMs: number }

/** Milliseconds of writing before a blow: at any moment where many are tried, else at the same ones each time. */
const momentOf = (cycle: number) => (CYCLES > 4 ? 300 + Math.random() * 1_500 : 150 + cycle * 200)

/** Whether what comes back must do so in time: many cycles are tried on a machine that does nothing else. */
const IS_TIMED = CYCLES > 4

describe('S40 kill -9 during writes loses nothing that was acknowledged, leaves no half plan, and everybody stays signed in', () => {
  it.concurrent.each(SETTINGS)(
    '%s database',
    async (setting) => {
      const rig = await startCrashRig(setting)
      try {
        const cycles = await hitAgainAndAgain(rig)
        tell(setting, cycles)
        if (IS_TIMED) expect(medianOf(cycles.map(({ ms, startMs }) => ms / startMs))).toBeLessThan(MOST_STARTS)
        expect(rig.problems()).toEqual([])
      } finally {
        await rig.stop()
      }
    },
    60_000 + CYCLES * 20_000,
  )
})

async function hitAgainAndAgain(rig: CrashRig): Promise<TimedCycle[]> {
  const cycles: TimedCycle[] = []
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const victim = VICTIMS[cycle < 3 ? cycle : Math.floor(Math.random() * 3)] ?? 'both'
    const done = await rig.hit(victim, momentOf(cycle))
    expect(done).toMatchObject({ lost: 0, half: 0, older: 0 })
    expect(await rig.signedIn()).toBe('8 of 8')
    const startMs = await rig.restart()
    if (IS_TIMED) expect(done.ms).toBeLessThan(Math.max(READY_WITHIN.ms, READY_WITHIN.starts * startMs))
    cycles.push({ ...done, startMs })
  }
  return cycles
}

function tell(setting: Setting, cycles: readonly TimedCycle[]) {
  const ms = cycles.map((cycle) => cycle.ms)
  const starts = cycles.map((cycle) => cycle.ms / cycle.startMs)
  const acknowledged = cycles.reduce((sum, cycle) => sum + cycle.acknowledged, 0)
  console.log(
    `${setting}: ${cycles.length} kills, ${acknowledged} acknowledged writes, 0 lost, 0 half plans; ` +
      `ready again after ${medianOf(ms)} ms in the median, ${Math.max(...ms)} ms at most: ` +
      `${starts.map((ratio) => ratio.toFixed(2)).join(', ')} times a start in good order`,
  )
}
