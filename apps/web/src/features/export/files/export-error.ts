/** Why a file could not be made, in words for the athlete. */
export class ExportError extends Error {
  override readonly name = 'ExportError'
}

const NOT_LOADED =
  'What makes this file could not be loaded. Check your connection and try again; if it stays so, reload the page.'
const NOT_MADE = 'This file could not be made. Reload the page and try again.'

/** Waits for code or data from the server; says what to do when it does not come. */
export async function loaded<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading
  } catch (cause) {
    throw new ExportError(NOT_LOADED, { cause })
  }
}

/** What went wrong and what to do; of a failure that nobody foresaw, only the latter. */
export const problemOf = (error: unknown): string => (error instanceof ExportError ? error.message : NOT_MADE)
