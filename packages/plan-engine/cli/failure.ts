/** What a command cannot go on with: told in one or more lines, without a trace. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** What is wrong with a thrown value, in its own words. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
