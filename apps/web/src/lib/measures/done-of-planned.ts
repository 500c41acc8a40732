import { hours } from '@tri/plan-engine'

/** Done of planned minutes as hours, and how full that makes a bar: 0 to 100, also when more was done than planned. */
export function doneOfPlanned(done: number, planned: number): { text: string; percent: number } {
  const text = `${hours(done).toFixed(1)} of ${hours(planned).toFixed(1)} h`
  if (planned === 0) return { text, percent: done > 0 ? 100 : 0 }
  return { text, percent: Math.min(100, Math.round((done / planned) * 100)) }
}
