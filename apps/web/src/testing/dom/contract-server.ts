import type { AnswerOf, ParsedBody, ParsedParams, Route } from '@tri/api-contract'
import { routes } from '@tri/api-contract/routes'
import { makeEvents } from './event-source.js'
import { network } from './network.js'

type Routes = typeof routes
type RouteOf<Noun extends keyof Routes, Act extends keyof Routes[Noun]> = Extract<Routes[Noun][Act], Route>
type Names = { [Noun in keyof Routes]: `${Noun}.${Extract<keyof Routes[Noun], string>}` }
/** A call of the interface by noun and act, e.g. `workouts.move`. */
export type RouteName = Names[keyof Routes]

type Asked<R extends Route> = { params: ParsedParams<R>; body: ParsedBody<R> }
type Handler<R extends Route> = (asked: Asked<R>) => AnswerOf<R> | Refusal
/** What the server does with each call; one without a handler fails the test that makes it. */
export type Handlers = {
  [Noun in keyof Routes]?: { [Act in keyof Routes[Noun]]?: Handler<RouteOf<Noun, Act>> }
}

/** A refusal in the server's words. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** A call as it reached the server. */
export type Call = { name: RouteName; params: unknown; body: unknown; key: string | null; status: number }

/** Stands between the page and the server for one call; `reach` hands the call on. */
export type Trap = (reach: () => Promise<Response>) => Promise<Response>

/** What stands in the way of the first call of a name, from the start. */
export type FirstTraps = readonly (readonly [RouteName, Trap])[]

type Named = { name: RouteName; route: Route; pattern: RegExp; names: readonly string[] }

const ROUTES: readonly Named[] = Object.entries(routes).flatMap(([noun, acts]) =>
  Object.entries<Route>(acts).map(([act, route]) => ({
    name: `${noun}.${act}` as RouteName,
    route,
    pattern: new RegExp(`^${route.path.replace(/:\w+/g, '([^/]+)')}$`),
    names: [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  })),
)

const UNREACHABLE = 'Failed to fetch'

/**
 * The API at the network: takes what `fetch` is given, holds it to the contract in both directions, and answers with the
 * handlers. What is repeated with the same Idempotency-Key is done once, as the server does it.
 */
export function makeServer(handlers: Handlers, isSignedIn: () => boolean) {
  const calls: Call[] = []
  const events = makeEvents()
  /** What broke the contract, or was not meant to be called. */
  const faults: string[] = []
  const done = new Map<string, Response>()
  const traps = new Map<RouteName, Trap[]>()
  let isDown = false
  let unanswered = 0

  const reach = async ({ name, route, pattern, names }: Named, method: string, path: string, init: RequestInit) => {
    const values = pattern.exec(path)?.slice(1) ?? []
    const params = read(route, 'params', Object.fromEntries(names.map((each, index) => [each, values[index]])))
    const body = read(route, 'body', typeof init.body === 'string' ? JSON.parse(init.body) : undefined)
    const key = new Headers(init.headers).get('idempotency-key')
    if (route.repeatable && !key) faults.push(`${name} was sent without an Idempotency-Key`)
    const note = (status: number) => calls.push({ name, params: params.data, body: body.data, key, status })
    const answered = key ? done.get(key) : undefined
    if (answered) {
      note(answered.status)
      return answered.clone()
    }
    const refused = params.problem ?? body.problem
    if (refused) faults.push(`${name}: ${method} ${path} breaks the contract: ${refused}`)
    const answer = respond(name, route, { params: params.data, body: body.data }, refused)
    note(answer.status)
    if (key && answer.ok) done.set(key, answer.clone())
    return answer
  }

  const respond = (name: RouteName, route: Route, asked: Asked<Route>, refused: string | undefined): Response => {
    if (refused) return refusal(new Refusal(400, refused))
    if (route.access !== 'open' && !isSignedIn()) return refusal(new Refusal(401, 'Please log in'))
    const handle = handlerOf(handlers, name)
    if (!handle) {
      faults.push(`Nobody expected ${name}`)
      return refusal(new Refusal(501, 'Not expected'))
    }
    const answer = handle(asked)
    if (answer instanceof Refusal) return refusal(answer)
    const told = route.answer.safeParse(answer)
    if (told.error) faults.push(`The answer of ${name} breaks the contract: ${told.error.message}`)
    return route.status === 204 ? new Response(null, { status: 204 }) : json(told.data ?? null, route.status ?? 200)
  }

  const fetchFrom = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const [path = '', query] = String(input).split('?')
    const method = init.method ?? 'GET'
    const named = ROUTES.filter(({ route, pattern }) => route.method === method && pattern.test(path)).sort(
      (one, other) => one.names.length - other.names.length,
    )[0]
    if (!named && !path.startsWith('/api/')) return network(input, init)
    if (!named) throw new Error(`The contract has no ${method} ${path}`)
    if (isDown) throw new TypeError(UNREACHABLE)
    if (named.route.texts && query !== 'texts=none') faults.push(`${named.name} asks for words that the page has`)
    const trap = traps.get(named.name)?.shift()
    const go = () => reach(named, method, path, init)
    unanswered += 1
    return (trap ? trap(go) : go()).finally(() => {
      unanswered -= 1
    })
  }

  return {
    calls,
    faults,
    fetch: fetchFrom,
    events,
    /** How many calls have reached it that wait for their answer. */
    unanswered: () => unanswered,
    /** The calls of one name, in order. */
    callsOf: (name: RouteName) => calls.filter((call) => call.name === name),
    /** What stands in the way of the next call of that name; several wait for the calls after it. */
    next: (name: RouteName, ...more: readonly Trap[]) => traps.set(name, [...(traps.get(name) ?? []), ...more]),
    goDown: () => {
      isDown = true
    },
    comeBack: () => {
      isDown = false
    },
  }
}

export type ContractServer = ReturnType<typeof makeServer>

/** The server refuses, in these words. */
export const refused =
  (status: number, message: string, headers: Record<string, string> = {}): Trap =>
  async () =>
    refusal(new Refusal(status, message, headers))

/** The server refuses a field of what was sent. */
export const refusedField =
  (path: string, message: string): Trap =>
  async () =>
    json({ message, issues: [{ path, message }] }, 400)

/** The call never arrives. */
export const callLost: Trap = async () => {
  throw new TypeError(UNREACHABLE)
}

/** The call arrives, and its answer is lost on the way. */
export const answerLost: Trap = async (reach) => {
  await reach()
  throw new TypeError(UNREACHABLE)
}

/** The call waits on its way until it is let go. */
export function held(): { trap: Trap; letGo: () => void } {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { trap: (reach) => gate.then(reach), letGo: () => letGo() }
}

function read(route: Route, part: 'params' | 'body', value: unknown): { data?: unknown; problem?: string } {
  const schema = route[part]
  if (!schema) return value === undefined || part === 'params' ? {} : { problem: `no ${part} is expected` }
  const { data, error } = schema.safeParse(value)
  return error
    ? { problem: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ') }
    : { data }
}

function handlerOf(handlers: Handlers, name: RouteName): ((asked: unknown) => unknown) | undefined {
  const [noun = '', act = ''] = name.split('.')
  const acts: unknown = Object.entries(handlers).find(([each]) => each === noun)?.[1]
  const handler: unknown = Object.entries(Object(acts)).find(([each]) => each === act)?.[1]
  return typeof handler === 'function' ? (asked) => handler(asked) : undefined
}

const json = (value: unknown, status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })

const refusal = ({ status, message, headers }: Refusal) => json({ message }, status, headers)
