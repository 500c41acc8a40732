import { METRES_PER_YARD } from '@tri/plan-engine'

/** A pool: 25 m, 50 m, 25 yd, ... */
export type Pool = { length: number; unit: 'm' | 'yd' }

export const poolMetres = ({ length, unit }: Pool): number => (unit === 'm' ? length : length * METRES_PER_YARD)

/** A distance as this pool can measure it: whole lengths, at least one; in yards the same number as planned in metres. */
export function inLengths(metres: number, pool: Pool): { metres: number; text: string } {
  const lengths = Math.max(1, Math.round(metres / pool.length))
  return { metres: lengths * poolMetres(pool), text: `${lengths * pool.length} ${pool.unit}` }
}
