import { appendFileSync } from 'node:fs'

/** @typedef {{ area: string, name: string, value: number, unit?: string, atLeast?: number, atMost?: number }} Figure */

/**
 * Tells `npm run bench` a figure for its table, where it is `npm run bench` that asks (BENCH_FIGURES names its file), and whether it
 * keeps to its goal; without a goal it does.
 *
 * @param {Figure} figure
 */
export function tellFigure(figure) {
  if (process.env.BENCH_FIGURES) appendFileSync(process.env.BENCH_FIGURES, `${JSON.stringify(figure)}\n`)
  return keepsGoal(figure)
}

/** @param {Pick<Figure, 'value' | 'atLeast' | 'atMost'>} figure */
export const keepsGoal = ({ value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }) =>
  value >= atLeast && value <= atMost

/**
 * The goal in words; nothing where there is none.
 *
 * @param {Pick<Figure, 'unit' | 'atLeast' | 'atMost'>} figure
 */
export function goalOf({ atLeast, atMost, unit = '' }) {
  if (atLeast !== undefined) return `at least ${atLeast} ${unit}`.trim()
  return atMost === undefined ? '' : `at most ${atMost} ${unit}`.trim()
}
