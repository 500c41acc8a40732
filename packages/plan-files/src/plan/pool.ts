import { formatPace, METRES_PER_YARD, parsePace } from '@tri/plan-engine'

/** A pool: 25 m, 50 m, 25 yd, ... */
export type Pool = { length: number; unit: 'm' | 'yd' }

export const poolMetres = ({ length, unit }: Pool): number => (unit === 'm' ? length : length * METRES_PER_YARD)

/** A distance as this pool can measure it: whole lengths, at least one. */
export function inLengths(metres: number, pool: Pool): { metres: number; text: string } {
  const lengths = Math.max(1, Math.round(metres / poolMetres(pool)))
  return { metres: lengths * poolMetres(pool), text: `${lengths * pool.length} ${pool.unit}` }
}

const DISTANCE = /\b(\d+) m\b/g
const PACE = /\b(\d+:[0-5]\d)(?:-(\d+:[0-5]\d))? ?\/100 ?m\b/g

/** Words on a swim with its distances and paces as this pool measures them. */
export function inPool(words: string, pool: Pool): string {
  const lengths = words.replace(DISTANCE, (_, metres: string) => inLengths(Number(metres), pool).text)
  if (pool.unit === 'm') return lengths
  return lengths.replace(PACE, (_, ...ends: (string | undefined)[]) => {
    const yards = ends.slice(0, 2).flatMap((end) => (end ? formatPace((parsePace(end) ?? 0) * METRES_PER_YARD) : []))
    return `${yards.join('-')}/100yd`
  })
}
