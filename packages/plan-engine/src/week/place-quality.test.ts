import { describe, expect, test } from 'vitest'
import { planning, slotLine } from '../testing/planning.js'
import { withMinutes } from '../testing/plans.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import type { BySport, PlanInput } from '../types.js'
import { placeHardSwim, placeQuality } from './place-quality.js'
import { emptyBoard, place } from './week-board.js'

const PLENTY = { swim: 4, bike: 4, run: 4 }

function hardOf(input: PlanInput, week: number, counts: BySport<number> = PLENTY) {
  const board = emptyBoard(planning(input).settingOf(week), counts)
  placeHardSwim(board, placeQuality(board))
  return slotLine(board.slots)
}

const OLYMPIC = scenario('olympic', 'intermediate', 12)

describe('hard sessions', () => {
  test('ride and run on days of their own, the hard ride far from the long ride, the swim beside one of them', () => {
    expect(hardOf(OLYMPIC, 9)).toBe('Mon bike hard, Thu run hard, Thu swim hard')
    expect(hardOf(OLYMPIC, 9, { swim: 1, bike: 2, run: 2 })).toBe('Mon bike hard, Thu run hard, Thu swim hard')
  })

  test.each([
    ['beside the session that leaves it more room', 70, 'Thu'],
    ['on the earlier day where both leave as much', 75, 'Tue'],
  ])('the swim is %s', (_, tuesday, day) => {
    const input = withMinutes(OLYMPIC, [90, 60, tuesday, 0, 65, 60, 240])
    expect(hardOf(input, 9)).toBe(`Tue bike hard, Thu run hard, ${day} swim hard`)
  })

  test('no swim beside another when the day has no room', () => {
    const short = scenario('olympic', 'intermediate', 12, {
      weeklySchedule: weekOffering('Sun 0.5, Mon 0.5, Tue 2e, Thu 0.5, Fri 0.5, Sat 2e'),
    })
    expect(hardOf(short, 9)).not.toContain('swim')
  })

  test('beginners swim hard from the build on', () => {
    const beginner = scenario('olympic', 'beginner', 12)
    expect(hardOf(beginner, 1)).not.toContain('swim')
    expect(hardOf(beginner, 5)).toContain('swim')
  })

  test.each([
    ['one ride only, which is the long one: the run goes hard', { swim: 2, bike: 0, run: 2 }, 'run hard', 'bike'],
    ['one run only: the ride', { swim: 2, bike: 2, run: 0 }, 'bike hard', 'run'],
  ])('%s', (_, counts, expected, missing) => {
    const line = hardOf(OLYMPIC, 1, counts)
    expect(line).toContain(expected)
    expect(line).not.toContain(`${missing} hard`)
  })

  test('a recovery week has one, a beginner’s none', () => {
    expect(hardOf(OLYMPIC, 4).split(', ')).toHaveLength(1)
    expect(hardOf(scenario('olympic', 'beginner', 12), 4)).toBe('')
  })

  test('three days: the third is the swim’s', () => {
    const week = weekOffering('Sun 3e, Mon 2, Tue 2, Wed 2, Thu 2, Fri 2, Sat 4e')
    const line = hardOf(scenario('70.3', 'advanced', 16, { weeklySchedule: week }), 9)
    expect(line.match(/hard/g)).toHaveLength(3)
    expect(line).toContain('swim hard')
  })

  test('days that today cuts off are left out', () => {
    expect(hardOf({ ...OLYMPIC, today: '2027-03-19' }, 1)).toBe('')
  })

  test('a day already full of other sessions takes no swim', () => {
    const board = emptyBoard(planning(OLYMPIC).settingOf(9), PLENTY)
    for (const sport of ['bike', 'run'] as const) {
      place(board, { day: 1, sport, role: 'easy', rule: 'every-day' })
      place(board, { day: 4, sport, role: 'easy', rule: 'every-day' })
    }
    placeHardSwim(board, placeQuality(board))
    expect(slotLine(board.slots)).not.toContain('swim hard')
  })
})
