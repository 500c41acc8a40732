import { afterEach, describe, expect, it } from 'vitest'
import { backStep, ROWS, RUN } from './way-back-steps.js'

/** What is left of the days after so many off: `60 all x3` is three days at .60, all of it easy; `-` is as planned. */
function stepsAfter(gap: number, sport: 'bike' | 'run'): string {
  const days = Array.from({ length: 30 }, (_, day) => {
    const step = backStep(gap, sport, day)
    return step ? `${Math.round(100 * step.share)} ${step.effort}` : '-'
  })
  const stretches = days.flatMap((step, day) => (step === days[day - 1] ? [] : [{ step, day }]))
  return stretches
    .map(({ step, day }, index) =>
      step === '-' ? '-' : `${step} x${(stretches[index + 1]?.day ?? days.length) - day}`,
    )
    .join(', ')
}

const GAPS = [3, 4, 6, 7, 13, 14, 20, 21, 28, 29, 41, 42]
const all = () =>
  GAPS.flatMap((gap) => [`${gap} days: ${stepsAfter(gap, 'bike')}`, `   running: ${stepsAfter(gap, 'run')}`])

describe('the days after so many without training', () => {
  it('hold this, on either side of where a row of the table begins', () => {
    expect(all()).toMatchInlineSnapshot(`
      [
        "3 days: -",
        "   running: -",
        "4 days: 75 all x2, -",
        "   running: 75 all x3, -",
        "6 days: 75 all x2, -",
        "   running: 75 all x3, -",
        "7 days: 60 all x3, 80 one-hard x4, -",
        "   running: 50 all x4, 75 all x3, -",
        "13 days: 60 all x3, 80 one-hard x4, -",
        "   running: 50 all x7, 75 all x6, -",
        "14 days: 60 all x7, 80 one-hard x7, -",
        "   running: 50 all x7, 75 all x7, -",
        "20 days: 60 all x7, 80 one-hard x7, -",
        "   running: 50 all x10, 75 all x10, -",
        "21 days: 50 all x7, 65 all x7, 80 one-hard x7, -",
        "   running: 50 all x11, 65 all x3, 75 all x7, -",
        "28 days: 50 all x7, 65 all x7, 80 one-hard x7, -",
        "   running: 50 all x14, 75 all x14, -",
        "29 days: 50 all x7, 65 all x7, 80 one-hard x7, -",
        "   running: 50 all x14, 75 all x14, -",
        "41 days: 50 all x7, 65 all x7, 80 one-hard x7, -",
        "   running: 50 all x14, 75 all x14, -",
        "42 days: 50 all x14, 65 one-hard x7, 80 as-planned x7, -",
        "   running: 50 all x14, 65 all x7, 75 all x7, -",
      ]
    `)
  })
})

/** What a mistake makes of one figure, and what takes it back. */
type Mutant = { name: string; make: () => void; undo: () => void }

function mutant<T extends object>(of: string, target: T, field: keyof T & string, by: number): Mutant {
  const value = Number(target[field])
  return {
    name: `${of}: ${field} ${value} ${by > 0 ? '+' : '-'} ${Math.abs(by)}`,
    make: () => Object.assign(target, { [field]: value + by }),
    undo: () => Object.assign(target, { [field]: value }),
  }
}

const MUTANTS = [
  ...ROWS.flatMap((row) => [
    mutant(`${row.days} days`, row, 'days', 1),
    mutant(`${row.days} days`, row, 'days', -1),
    ...row.stretches.flatMap((stretch) => [
      mutant(`${row.days} days`, stretch, 'until', 1),
      mutant(`${row.days} days`, stretch, 'until', -1),
      mutant(`${row.days} days, until ${stretch.until}`, stretch, 'share', 0.1),
    ]),
  ]),
  ...(['from', 'shortDays', 'longest'] as const).flatMap((field) => [
    mutant('running', RUN, field, 1),
    mutant('running', RUN, field, -1),
  ]),
  mutant('running', RUN, 'firstHalf', 0.1),
  mutant('running', RUN, 'secondHalf', 0.1),
]

describe('a mistake in the table', () => {
  const sound = all()
  let undo = () => {}
  afterEach(() => undo())

  it.each(MUTANTS.map((each) => [each.name, each] as const))('shows in these days: %s', (_, { make, undo: back }) => {
    undo = back
    make()
    expect(all()).not.toEqual(sound)
  })
})
