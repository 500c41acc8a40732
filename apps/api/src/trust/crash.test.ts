import { describe, expect, it } from 'vitest'
import { type CrashRig, type Cycle, type Setting, startCrashRig, type Victim } from '../testing/crash-rig.js'

/** `npm run crash-test` asks for more. */
const CYCLES = Number(process.env.CRASH_CYCLES ?? 4)
const VICTIMS: Victim[] = ['both', 'database', 'app']
const SETTINGS: Setting[] = ['embedded', 'external']

/**
 * Until all is well again: five seconds. A machine that is busy needs longer for everything: there it may be as long as so
 * many starts in good order take, measured at that moment.
 */
const READY_WITHIN = { ms: 5_000, starts: 5 }

/** Milliseconds of writing before a blow. */
const atAnyMoment = () => (CYCLES > 4 ? 300 + Math.random() * 1_500 : 150 + Math.random() * 450)

describe('S40 kill -9 during writes loses nothing that was acknowledged, leaves no half plan, and everybody stays signed in', () => {
  it.concurrent.each(SETTINGS)(
    '%s database',
    async (setting) => {
      const rig = await startCrashRig(setting)
      try {
        tell(setting, await hitAgainAndAgain(rig))
        expect(rig.problems()).toEqual([])
      } finally {
        await rig.stop()
      }
    },
    60_000 + CYCLES * 20_000,
  )
})

async function hitAgainAndAgain(rig: CrashRig): Promise<Cycle[]> {
  const cycles: Cycle[] = []
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const victim = VICTIMS[cycle < 3 ? cycle : Math.floor(Math.random() * 3)] ?? 'both'
    const done = await rig.hit(victim, atAnyMoment())
    expect(done).toMatchObject({ lost: 0, half: 0, older: 0 })
    expect(await rig.signedIn()).toBe('8 of 8')
    expect(done.ms).toBeLessThan(
      done.ms < READY_WITHIN.ms ? READY_WITHIN.ms : READY_WITHIN.starts * (await rig.restart()),
    )
    cycles.push(done)
  }
  return cycles
}

function tell(setting: Setting, cycles: Cycle[]) {
  const ms = cycles.map((cycle) => cycle.ms).sort((one, other) => one - other)
  const acknowledged = cycles.reduce((sum, cycle) => sum + cycle.acknowledged, 0)
  console.log(
    `${setting}: ${cycles.length} kills, ${acknowledged} acknowledged writes, 0 lost, 0 half plans; ` +
      `ready again after ${ms[Math.floor(ms.length / 2)]} ms in the median, ${ms.at(-1)} ms at most`,
  )
}
