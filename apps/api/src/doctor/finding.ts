/** What was found at one place: all is well, something to know, or something that keeps TriPlan from working. */
export type Finding = {
  /** What was looked at. */
  about: string
  state: 'well' | 'note' | 'wrong'
  /** What is so. */
  is: string
  /** What to do about it; left out where nothing is to be done. */
  todo?: string
}

const SIGN = { well: 'ok  ', note: 'note', wrong: 'BAD ' } as const

/** One page: a line for each thing, and what to do below what is not well. */
export const asPage = (findings: readonly Finding[]): string =>
  [
    ...findings.map(({ about, state, is, todo }) =>
      [`${SIGN[state]}  ${about}: ${is}`, ...(todo ? [`        -> ${todo}`] : [])].join('\n'),
    ),
    '',
    summaryOf(findings),
  ].join('\n')

function summaryOf(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  if (wrong === 0) return 'Nothing is wrong.'
  return wrong === 1 ? 'One thing is wrong: see BAD above.' : `${wrong} things are wrong: see BAD above.`
}

/** An error in a line, without what a server said in more. */
export const inLine = (error: unknown): string => {
  const text =
    error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)
  return text.split('\n', 1)[0] ?? text
}
