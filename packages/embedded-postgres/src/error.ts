/** The bundled PostgreSQL cannot be used; the message says why and what to do, and needs no stack. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** What to do when nothing else helps. */
export const USE_DATABASE_URL =
  'Set DATABASE_URL to a PostgreSQL server of your own (14 or newer) and start TriPlan again.'

/** The text of anything thrown. */
export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The code of a system or database error, '' when it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
