/** What a server says that cannot work right now, or not so much for one user, and when to come back. */
export type RetryAfter = { message: string; milliseconds: number }

/** A server that is coming back is not kept waiting for minutes; the end of a user's budget is known exactly. */
const MOST_SECONDS = { 503: 30, 429: 900 } as const

/** Of an answer that asks to come back later; undefined for every other one. Leaves the answer to be read. */
export async function readRetryAfter(response: Response): Promise<RetryAfter | undefined> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const { status } = response
  if ((status !== 503 && status !== 429) || !(seconds >= 0)) return undefined
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return { message: firstSentence(body), milliseconds: Math.min(seconds, MOST_SECONDS[status]) * 1000 }
}

/** Without the advice that follows it: the page tries again by itself. */
function firstSentence(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''
  return /^[^.]+\./.exec(message)?.[0] ?? 'The server is busy.'
}
