/** How much of what was planned has been done: as good as all, a part, or nothing. */
export type Result = 'done' | 'partly' | 'none'

/** Less of the planned minutes than this is a part. */
const AS_GOOD_AS_ALL = 0.7

/** What became of so many planned minutes. */
export function resultOf(planned: number, done: number): Result {
  if (done >= planned * AS_GOOD_AS_ALL && (done > 0 || planned === 0)) return 'done'
  return done > 0 ? 'partly' : 'none'
}

const WORDS = { partly: 'Partly', none: 'Not done' } as const

/** A result that is less than done, in words: `"Partly: 25 of 60 min"`. */
export const shortfall = (result: Exclude<Result, 'done'>, planned: number, done: number): string =>
  `${WORDS[result]}: ${done} of ${planned} min`
