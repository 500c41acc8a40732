/** Names under which secrets travel. */
const SECRET_NAME = /token|secret|authori[sz]ation|password|cookie|verifier|credential|api_?key/i
/** The same within an address or a line of text. */
const SECRET_QUERY = /((?:[\w-]*(?:token|secret|code|signature|key|password)[\w-]*)=)[^&\s"'#]+/gi
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi
const GONE = '[redacted]'

/** Bytes of a body that a log row keeps. */
const KEPT_BYTES = 16_000

/** Headers that say something about a call; all others stay out. */
const KEPT_HEADERS = ['content-type', 'content-length', 'content-encoding', 'user-agent']

export const keptHeaders = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, redactText(value).toWellFormed().slice(0, 300)]] : []
    }),
  )

/** JSON without the values of secrets, cut to what a row keeps. */
export function redactBody(body: unknown): string {
  const text = JSON.stringify(body, (name, value: unknown) => {
    if (name !== '' && SECRET_NAME.test(name) && value !== null) return GONE
    return typeof value === 'string' ? redactText(value) : value
  })
  const bytes = Buffer.from(text ?? '', 'utf8')
  if (bytes.length <= KEPT_BYTES) return bytes.toString('utf8')
  const kept = bytes
    .subarray(0, KEPT_BYTES)
    .toString('utf8')
    .replace(/\ufffd$/, '')
  return `${kept}... (${bytes.length} bytes)`
}

const redactText = (text: string) => text.replace(SECRET_QUERY, `$1${GONE}`).replace(BEARER, `$1 ${GONE}`)
