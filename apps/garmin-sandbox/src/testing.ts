import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { createSandbox, type Sandbox } from './sandbox.js'
import type { SandboxOptions } from './state/options.js'
import type { Permission } from './state/permissions.js'

export const PARTNER = { clientId: 'partner', clientSecret: 'partner-secret' }
export const REDIRECT = 'http://localhost:3000/api/garmin/callback'
export const VERIFIER = 'a-verifier-that-is-long-enough-for-the-rules-0123456789'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

/** Friday, 2026-11-20 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 20, 12)

export const sandbox = (options: Partial<SandboxOptions> = {}): Sandbox =>
  createSandbox({ ...PARTNER, watchOffset: 3600, hurry: 100_000, ...options })

/** The query with which the partner sends a browser. */
export const asking = (changes: Record<string, string> = {}): string =>
  new URLSearchParams({
    response_type: 'code',
    client_id: PARTNER.clientId,
    redirect_uri: REDIRECT,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 'state-1',
    ...changes,
  }).toString()

/** Presses a button of the consent page; the address that the browser is led to. */
export async function decide(
  { app }: Sandbox,
  fields: Record<string, string>,
  permissions: readonly Permission[] = [],
) {
  const body = new URLSearchParams(asking({ decision: 'agree', athlete: '1' }))
  for (const permission of permissions) body.append('permissions', permission)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return sendForm({ app }, '/oauth2Confirm', body)
}

export const sendForm = ({ app }: Pick<Sandbox, 'app'>, url: string, fields: URLSearchParams) =>
  app.inject({
    method: 'POST',
    url,
    payload: fields.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** A call of the token endpoint. */
export const askToken = (from: Pick<Sandbox, 'app'>, fields: Record<string, string>) =>
  sendForm(
    from,
    '/di-oauth2-service/oauth/token',
    new URLSearchParams({ client_id: PARTNER.clientId, client_secret: PARTNER.clientSecret, ...fields }),
  )

export type Tokens = { access_token: string; refresh_token: string; expires_in: number }

/** Connects an athlete, as consent page and partner do together. */
export async function connect(to: Sandbox, permissions: readonly Permission[], athlete = 1): Promise<Tokens> {
  const { headers } = await decide(to, { athlete: String(athlete) }, permissions)
  const code = new URL(String(headers.location)).searchParams.get('code') ?? ''
  const answer = await askToken(to, {
    grant_type: 'authorization_code',
    code,
    code_verifier: VERIFIER,
    redirect_uri: REDIRECT,
  })
  return answer.json()
}

/** A call of the API with an access token. */
export const ask = (
  { app }: Pick<Sandbox, 'app'>,
  { access_token }: Pick<Tokens, 'access_token'>,
  [method, url]: ['GET' | 'POST' | 'PUT' | 'DELETE', string],
  payload?: object,
) => app.inject({ method, url, headers: { authorization: `Bearer ${access_token}` }, ...(payload && { payload }) })

export type Call = { kind: string; body: Record<string, Record<string, unknown>[]>; clientId: unknown }

/** A partner that writes down what it is sent, and answers with what `answer` says. */
export async function startPartner(answer: (nth: number) => number = () => 200) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const kind = request.url?.slice(1) ?? ''
      calls.push({ kind, body: JSON.parse(text), clientId: request.headers['garmin-client-id'] })
      response.writeHead(answer(calls.length)).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    })
  return { calls, url: `http://127.0.0.1:${port}/{kind}`, stop }
}
