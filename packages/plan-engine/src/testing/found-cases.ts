import cases from './found-cases.jsonl?raw'
import { weekOffering } from './scenarios.js'

/** Which property a case once broke: of plans, histories, gaps, changes, or how soundly one trains after them. */
type Property = 'plan' | 'history' | 'gap' | 'change' | 'soundness'

type FoundCase = { property: Property; given: unknown }

/** A week is written as a line such as `Sun 1, Tue 2e`. */
const revive = (key: string, value: unknown): unknown =>
  key === 'weeklySchedule' && typeof value === 'string' ? weekOffering(value) : value

const all: FoundCase[] = cases
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line, revive))

/**
 * What long runs found to break a property, as its arguments: `found-cases.jsonl` holds one a line, with the rule that broke, and
 * the seed and path that led there.
 */
export const foundBy = <T>(property: Property): T[] =>
  all.flatMap((found) => (found.property === property ? [found.given as T] : []))
