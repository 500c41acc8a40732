import type { AnswerOf, BodyOf, ErrorBody, ParamsOf, Route } from '@tri/api-contract'
import { ApiError } from './api-error.js'

const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.'
const ACCOUNT_FILE = 'triplan.json'

type Arguments<R extends Route> = (ParamsOf<R> extends undefined ? { params?: never } : { params: PathValues<R> }) &
  (BodyOf<R> extends undefined ? { body?: never } : { body: BodyOf<R> })

/** Path parameters travel as text; callers may pass numbers. */
type PathValues<R extends Route> = { [Name in keyof ParamsOf<R>]: string | number }

type Routes = typeof import('@tri/api-contract/routes')['routes']

/** The nouns and acts of the contract, and which nouns a call changes. */
export type NounOfRoutes = keyof Routes
export type ActOf<Noun extends NounOfRoutes> = keyof Routes[Noun]
export type ChangesOf<Noun extends NounOfRoutes, Act extends ActOf<Noun>> =
  RouteOf<Noun, Act> extends { changes: readonly (infer Changed extends string)[] } ? Changed : never

type RouteOf<Noun extends keyof Routes, Act extends keyof Routes[Noun]> = Extract<Routes[Noun][Act], Route>

/**
 * Calls the API: fills the path, sends the body, parses the answer; anything but a success is an `ApiError`. What waits for
 * the network, the server or a new sign-in is answered once it has been sent. The contract is loaded with the first call: a
 * visitor's first screen needs none.
 */
export async function call<Noun extends keyof Routes, Act extends keyof Routes[Noun]>(
  noun: Noun,
  act: Act,
  { params, body, idempotencyKey }: Arguments<RouteOf<Noun, Act>> & { idempotencyKey?: string | undefined },
): Promise<AnswerOf<RouteOf<Noun, Act>>> {
  const [{ routes, pagePath }, { send }] = await prepareCalls().catch(unreachable)
  const route = routes[noun][act] as RouteOf<Noun, Act>
  const response = await succeeded(send(route, pagePath(route, params), { body, idempotencyKey }))
  const answer = response.status === 204 ? undefined : await response.json()
  return route.answer.parse(answer) as AnswerOf<RouteOf<Noun, Act>>
}

/** Calls for the file with all data of the user, and leaves it unread: the browser may keep a large one on disk. */
export async function fetchAccountFile(): Promise<{ name: string; content: Blob }> {
  const [{ routes }, { send }] = await prepareCalls().catch(unreachable)
  const route = routes.account.download
  const response = await succeeded(send(route, route.path, { body: undefined }))
  const [, name = ACCOUNT_FILE] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, content: await response.blob().catch(unreachable) }
}

async function succeeded(sent: Promise<Response>): Promise<Response> {
  const response = await sent.catch(unreachable)
  if (!response.ok) throw await refusalOf(response)
  return response
}

/** Loads what every call needs, so that a later call cannot fail for the lack of it. */
export const prepareCalls = () => Promise.all([import('@tri/api-contract/routes'), import('./send.js')])

function unreachable(): never {
  throw new ApiError(0, UNREACHABLE)
}

/** With the body's `message`, else its `error`, else the raw text; the status text when the body cannot be read. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const { message, error, issues } = read(text)
  const words = [message, error, text].find((each) => typeof each === 'string' && each)
  return new ApiError(response.status, words ?? response.statusText, fieldsOf(issues))
}

type ErrorAnswer = { message?: string; error?: string; issues?: ErrorBody['issues'] }

/** What is no error of ours says nothing: its text is shown as it is. */
function read(text: string): ErrorAnswer {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

const fieldsOf = (issues: ErrorAnswer['issues']): Record<string, string> =>
  Array.isArray(issues) ? Object.fromEntries(issues.map(({ path, message }) => [path, message])) : {}
