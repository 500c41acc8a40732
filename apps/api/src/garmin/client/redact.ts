/** Names under which secrets travel. */
const SECRET_NAME = /token|secret|authori[sz]ation|password|cookie|verifier|credential|api_?key/i
/** The same within an address or a line of text: looked for from the equals sign back, so that a long word costs nothing. */
const SECRET_VALUE = /=(?<=(?:token|secret|code|signature|key|password)[\w-]{0,100}=)[^&\s"'#]+/gi
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

/** No more of a text than a row could keep. */
const redactText = (text: string) =>
  text.slice(0, KEPT_BYTES).replace(SECRET_VALUE, `=${GONE}`).replace(BEARER, `$1 ${GONE}`)
