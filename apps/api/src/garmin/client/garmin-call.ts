import { now } from '../../clock.js'

/** Milliseconds that Garmin has; less than a transaction may rest. */
const PATIENCE = 8_000
const MAX_ANSWER = 5 * 1024 * 1024

/** An answer of Garmin that is no success; status 0 when none came. */
export class GarminFailure extends Error {
  override name = 'GarminFailure'

  constructor(
    readonly status: number,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
  }

  /** Whether the same call may work later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; token: string; body?: unknown }

/** Calls Garmin and answers the JSON it sends, undefined for none; a GarminFailure otherwise. Follows no redirect. */
export async function callGarmin(url: string, { method = 'GET', token, body }: Call): Promise<unknown> {
  const response = await send(url, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  const text = await readText(response.body)
  if (!response.ok) throw failureOf(response, text)
  return toJson(text)
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    throw away(error)
  }
}

const away = (error: unknown) =>
  new GarminFailure(0, `Garmin did not answer (${error instanceof Error ? error.name : 'no reason'})`)

/** The whole answer as text, unless it is longer than anything Garmin sends. */
export async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > MAX_ANSWER) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw away(error)
  }
  if (size > MAX_ANSWER) throw new GarminFailure(413, 'Garmin sent more than 5 MiB')
  return Buffer.concat(chunks).toString('utf8')
}

export function toJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new GarminFailure(502, 'Garmin sent something that is not JSON')
  }
}

/** `{"errorMessage": "..."}`, where there is one; never more than a line of it. */
function failureOf(response: Pick<Response, 'status' | 'headers'>, text: string): GarminFailure {
  return new GarminFailure(
    response.status,
    messageIn(text) ?? `Garmin answered ${response.status}`,
    secondsIn(response.headers.get('retry-after')),
  )
}

/** Of a `Retry-After`, which is seconds or a date; a day at most. */
export function secondsIn(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now().getTime()) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : undefined
}

function messageIn(text: string): string | undefined {
  try {
    const { errorMessage }: { errorMessage?: unknown } = JSON.parse(text)
    return typeof errorMessage === 'string' ? errorMessage.slice(0, 200) : undefined
  } catch {
    return undefined
  }
}
