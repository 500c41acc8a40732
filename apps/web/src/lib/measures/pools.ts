import { type Pool, poolOf, type Units } from '@tri/plan-files/units'

/** Pools as swimmers know them, the most common first, and what an athlete with such a pool reads and types in. */
export const POOLS = [
  { name: '25 m', choice: { poolUnits: 'metres', poolLength: 25 } },
  { name: '50 m', choice: { poolUnits: 'metres', poolLength: 50 } },
  { name: '25 yd', choice: { poolUnits: 'yards' } },
] as const satisfies readonly { name: string; choice: Partial<Units> }[]

/** `"25 m"`. */
export const nameOfPool = ({ length, unit }: Pool): string => `${length} ${unit}`

/** What the pool of that name means for the athlete's units; the most common one where there is none. */
export const poolNamed = (name: string) => (POOLS.find((pool) => pool.name === name) ?? POOLS[0]).choice

/** The pool of that name to measure swims in. */
export const measuredPool = (name: string): Pool => poolOf(poolNamed(name))
