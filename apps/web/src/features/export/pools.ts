import type { Pool } from '@tri/plan-files/fit'

/** Pools as swimmers know them, the most common first. */
export const POOLS = [
  { name: '25 m', length: 25, unit: 'm' },
  { name: '50 m', length: 50, unit: 'm' },
  { name: '25 yd', length: 25, unit: 'yd' },
] as const satisfies readonly (Pool & { name: string })[]

/** The pool of that name; the most common one where there is none. */
export function poolNamed(name: string): Pool {
  const { length, unit } = POOLS.find((pool) => pool.name === name) ?? POOLS[0]
  return { length, unit }
}
