/** What a server that cannot work right now says, and when to come back. */
export type Absence = { message: string; milliseconds: number }

/** A server that is coming back is not kept waiting for minutes. */
const MOST_SECONDS = 30

/** Of an answer that asks to come back later; undefined for every other one. Leaves the answer to be read. */
export async function absenceOf(response: Response): Promise<Absence | undefined> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  if (response.status !== 503 || !(seconds >= 0)) return undefined
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return { message: firstSentence(body), milliseconds: Math.min(seconds, MOST_SECONDS) * 1000 }
}

/** Without the advice that follows it: the page tries again by itself. */
function firstSentence(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''
  return /^[^.]+\./.exec(message)?.[0] ?? 'The server is busy.'
}
