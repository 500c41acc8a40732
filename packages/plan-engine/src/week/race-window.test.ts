import { describe, expect, test } from 'vitest'
import { planning, slotLine } from '../testing/planning.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import type { PlanInput } from '../types.js'
import { placeRaceWindow, raceWindowLimits } from './race-window.js'

function windowOf(input: PlanInput, { total = 0, longestRun = 0, followsHardDay = false } = {}) {
  const setting = planning(input).settingOf(input.totalWeeks)
  const limits = raceWindowLimits(setting.season, setting.limits)
  return placeRaceWindow({ ...setting, limits }, { total, longestRun, followsHardDay })
}

const offering = (week: string, fields: Partial<PlanInput> = {}) =>
  scenario('olympic', 'intermediate', 4, { weeklySchedule: weekOffering(week), ...fields })

const EVERY_DAY = 'Sun 2e, Mon 2, Tue 2, Wed 2, Thu 2, Fri 2, Sat 2'

describe('the days before a race on a Sunday', () => {
  test('a busy week: two sessions a day but on light days, openers last', () => {
    expect(slotLine(windowOf(offering('Mon 2, Tue 2e, Wed 2, Thu 2, Fri 2, Sat 2e'), { total: 400 }))).toBe(
      'Mon swim, Mon run, Tue swim primer, Tue bike, Wed bike sharp, Wed run, ' +
        'Thu swim, Thu run primer, Fri swim, Sat bike opener, Sat run opener',
    )
  })

  test('a small week: one session a day', () => {
    expect(slotLine(windowOf(offering('Mon 2, Tue 2e, Wed 2, Thu 2, Fri 2, Sat 2e'), { total: 200 }))).toBe(
      'Mon run, Tue swim primer, Wed bike sharp, Thu run primer, Fri swim, Sat bike opener, Sat run opener',
    )
  })

  test.each([
    ['Wednesday off: the ride moves to Tuesday', 'Mon 1, Tue 2e, Thu 1, Fri 1, Sat 1e', 'Tue bike sharp'],
    ['Tuesday off too: a run on Thursday', 'Mon 1e, Thu 1, Fri 1, Sat 1e', 'Thu run sharp'],
    ['only Monday left: Monday', 'Mon 1e, Fri 1, Sat 1e', 'Mon bike sharp'],
  ])('the sharpener with %s', (_, week, expected) => {
    const line = slotLine(windowOf(offering(week), { total: 200 }))
    expect(line).toContain(expected)
    expect(line.match(/sharp/g)).toHaveLength(1)
  })

  test('no sharpener on the day after a hard one', () => {
    expect(slotLine(windowOf(offering('Mon 1e, Fri 1, Sat 1e'), { total: 200, followsHardDay: true }))).not.toContain(
      'sharp',
    )
  })

  test('days shrink towards the race', () => {
    const { season } = planning(offering(EVERY_DAY))
    const availability = season.availability
    expect(raceWindowLimits(season, availability)).toEqual([0, 90, 90, 75, 60, 60, 30])
  })

  test('long days hold up to two hours of it, no ride above 75 min', () => {
    const slots = windowOf(offering('Sun 4, Tue 4e, Thu 4, Sat 4e'), { total: 420 })
    const { season } = planning(offering('Sun 4, Tue 4e, Thu 4, Sat 4e'))
    expect(raceWindowLimits(season, season.availability)).toEqual([0, 0, 120, 0, 120, 0, 30])
    for (const { sport, max } of slots) if (sport === 'bike') expect(max).toBeLessThanOrEqual(75)
  })

  test('openers fit the day: both, both shorter, or the ride alone', () => {
    const openers = (hours: number) =>
      windowOf(offering(`Mon 1, Tue 2e, Sat ${hours}`), { total: 100 })
        .filter(({ role }) => role === 'opener')
        .map(({ sport, minutes }) => `${sport} ${minutes}`)
    expect(openers(1)).toEqual(['bike 20', 'run 10'])
    expect(openers(25 / 60)).toEqual(['bike 15', 'run 10'])
    expect(openers(0.25)).toEqual(['bike 10'])
  })

  test('runs stay below 80 % of the longest of the last weeks', () => {
    const run = windowOf(offering('Mon 2, Tue 2e, Wed 2, Thu 2'), { total: 400, longestRun: 50 }).find(
      ({ sport, role }) => sport === 'run' && role === 'easy',
    )
    expect(run?.max).toBe(40)
  })

  test('race day itself holds no training', () => {
    expect(windowOf(offering(EVERY_DAY), { total: 400 }).some(({ day }) => day === 0)).toBe(false)
  })
})
