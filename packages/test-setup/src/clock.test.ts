import { execFileSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { clockSettings, pageClock } from './clock.mjs'

const MINUTE = 60_000

/** What a program says that a test starts on this day, whatever the machine's clock says. */
function inProgram(code: string, settings: Record<string, string> = {}): string {
  const env = { PATH: process.env.PATH ?? '', ...clockSettings(), ...settings }
  return execFileSync(process.execPath, ['-p', code], { env, encoding: 'utf8' }).trim()
}

/** What a run says that has not begun, with these settings: its first process is on no day yet. */
function inNewRun(settings: Record<string, string>): string {
  const start = `import('${new URL('./clock.mjs', import.meta.url)}').then(({ startTestClock }) => {
    startTestClock()
    startTestClock()
    console.log(new Date().toISOString())
  })`
  const env = { PATH: process.env.PATH ?? '', ...settings }
  return execFileSync(process.execPath, ['-e', start], { env, encoding: 'utf8', stdio: 'pipe' }).trim()
}

describe('the day of the tests', () => {
  it('is an ordinary Tuesday morning, whatever day it is', () => {
    expect(inNewRun({})).toMatch(/^2026-11-24T09:00:/)
  })

  it('is the one that TEST_DAY names, or the moment', () => {
    expect(inNewRun({ TEST_DAY: '2028-02-29' })).toMatch(/^2028-02-29T09:00:/)
    expect(inNewRun({ TEST_DAY: '2028-12-31T23:58:00Z' })).toMatch(/^2028-12-31T23:5[89]:/)
  })

  it('is today in a soak, unless it is told', () => {
    const machine = new Date(inNewRun({ SOAK: '1' })).getTime()
    expect(inNewRun({ SOAK: '1', TEST_DAY: '2028-02-29' })).toMatch(/^2028-02-29/)
    expect(machine).toBeCloseTo(Date.now() - Number(process.env.TEST_CLOCK_SHIFT), -5)
  })

  it('is asked for again where TEST_DAY is none', () => {
    expect(() => inNewRun({ TEST_DAY: 'Tuesday' })).toThrow('TEST_DAY is "Tuesday"; give a day or a moment')
  })

  it('is this test’s, and that of the programs that it starts', () => {
    const there = Date.parse(inProgram('new Date().toISOString()'))
    expect(Math.abs(there - Date.now())).toBeLessThan(MINUTE)
    expect(new Date().toISOString().slice(0, 10)).toBe((process.env.TEST_DAY || '2026-11-24').slice(0, 10))
  })
})

describe('a shifted clock', () => {
  const shifted = { TEST_CLOCK_SHIFT: String(400 * 86_400_000) }

  it('shifts now, however it is asked for', () => {
    const asked =
      '[Date.now(), +new Date(), Date.parse(Date()), +Reflect.construct(Date, []), +new (new Date(0).constructor)()]'
    const [first = 0, ...others] = JSON.parse(inProgram(`JSON.stringify(${asked})`, shifted))
    const [machine = 0] = JSON.parse(inProgram('JSON.stringify([Date.now()])', { TEST_CLOCK_SHIFT: '0' }))
    expect(first - machine).toBeCloseTo(400 * 86_400_000, -5)
    expect(others).toHaveLength(4)
    for (const other of others) expect(Math.abs(other - first)).toBeLessThan(MINUTE)
  })

  it('leaves every other date as it is', () => {
    const asked = `[+new Date(2028, 1, 29), +new Date('2028-02-29'), Date.UTC(2028, 1, 29), Date.parse('2028-02-29')]`
    const plain = inProgram(`JSON.stringify(${asked})`, { TEST_CLOCK_SHIFT: '0' })
    expect(inProgram(`JSON.stringify(${asked})`, shifted)).toBe(plain)
    expect(inProgram('new Date() instanceof Date && new (class extends Date {})() instanceof Date', shifted)).toBe(
      'true',
    )
  })

  it('is a page’s by a script of its own, once', () => {
    const machineNow = Date.parse('2031-05-05T05:05:00Z')
    const script = pageClock(machineNow)
    const realm = { machineNow }
    // A realm has a clock of its own, which stands here.
    const frozen = 'Date.now = () => machineNow;'
    const there = runInNewContext(`${frozen}${script};${script};Date.now()`, realm) as number
    expect(Math.abs(there - Date.now())).toBeLessThan(MINUTE)
  })
})
