import { errorBody, type Route, type routes, TEXT_LANGUAGES, TOLD_TARGETS } from '@tri/api-contract'
import * as z from 'zod'

type Json = Record<string, unknown>
type Schema = Route['answer']
type JsonSchema = z.core.JSONSchema.BaseSchema

const ID = {
  title: 'TriPlan',
  version: '1',
  description: [
    'Triathlon training plans: the calls of the web app.',
    'Sign in with POST /api/login and send the cookie along, or send an access token where a call names what it has to be good for. Lengths of text count Unicode characters, as JSON Schema does.',
    'What a body has to be beyond its schema stands in its description.',
  ].join(' '),
  license: { name: 'MIT', identifier: 'MIT' },
}

/** What the calls of each group are about: the compiler asks for each. */
const TAGS: Record<string, string> = {
  health: 'Whether the server is up',
  documents: 'This document',
  users: 'Signing in, the user and what they prefer',
  account: 'The password, the account and its data',
  signIns: 'Who came to the account, and from where',
  security: 'Where a user is signed in, and what happened to the account',
  recovery: 'A new password for who forgot theirs',
  secondFactor: 'Codes of an app, asked for after the password',
  passkeys: 'Signing in without a password',
  plans: 'Training plans',
  workouts: 'The sessions of a plan, planned and done',
  garmin: 'A connected Garmin account, and activities',
  calendar: 'Start times, and the feed for calendar programs',
  sharing: 'Plans that are open to whoever has their link',
  planFiles: 'Plans out of files',
  activityFiles: 'Activities out of files',
  activities: 'Activities beside a plan',
  pastTraining: 'What was done before: kept of files and archives, and what plans begin from',
  races: 'Races on the way to a goal',
  thresholds: 'What an athlete can do, from which targets are made',
  timeOff: 'Days on which an athlete cannot train, or not as planned',
  proposals: 'What would change in a plan, what was made of it, and the way back',
  accessTokens: 'Keys with which a user’s own scripts call',
  events: 'What has changed, as it changes',
  signUps: 'Who may make an account',
  admin: 'Running the server: accounts, work that failed, its state. Never plans or notes',
  invites: 'Letting somebody in',
} satisfies Record<keyof typeof routes, string>

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A number of your own for this request: sent again with the same one, it is done once. Kept for a day.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const TEXTS = {
  name: 'texts',
  in: 'query',
  required: false,
  description:
    'In which language the words of sessions (names, notes, labels of steps, sentences of reasons) are told, in miles and metres; left out, as Accept-Language asks, else in English. With none, answers have their codes alone.',
  schema: { type: 'string', enum: [...TEXT_LANGUAGES, 'none'] },
}

const TARGETS = {
  name: 'targets',
  in: 'query',
  required: false,
  description:
    'With which targets the steps of sessions are told: the paces of the plan, or what the athlete goes by in each sport (watts, heartbeats, effort, or paces from a measured threshold), each session from what was known on its day. Left out, the plan’s.',
  schema: { type: 'string', enum: TOLD_TARGETS },
}

const CONTENT_LANGUAGE = {
  'Content-Language': {
    description: 'The language of the words, where they are told',
    schema: { enum: TEXT_LANGUAGES },
  },
}

/** Statuses of an answer without a body. */
const EMPTY: Route['status'][] = [204, 302]

/** The OpenAPI 3.1 document of the contract; the name of each group becomes a heading. */
export function openApiDocument(groups: Record<string, Record<string, Route>>): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const [tag, routes] of Object.entries(groups)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      const named = { tags: [tag], operationId: `${tag}${name.slice(0, 1).toUpperCase()}${name.slice(1)}` }
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: { ...named, ...operation(route, schemas) } }
    }
  }
  return {
    openapi: '3.1.0',
    info: ID,
    servers: [{ url: '/', description: 'This server' }],
    tags: Object.keys(groups).map((name) => ({ name, description: TAGS[name] ?? name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'The cookie that signing in sets' },
        token: { type: 'http', scheme: 'bearer', description: 'An access token, made in the settings: Bearer tp_...' },
      },
    },
  }
}

function operation(route: Route, schemas: Json): Json {
  const success = EMPTY.includes(route.status) ? {} : { content: contentOf(route, schemas) }
  const headers = route.texts ? { headers: CONTENT_LANGUAGE } : {}
  return {
    summary: route.summary,
    security: securityOf(route),
    ...(hasParameters(route) ? { parameters: parameters(route, schemas) } : {}),
    ...(route.body ? { requestBody: { required: true, content: json(route.body, 'input', schemas) } } : {}),
    responses: { [route.status ?? 200]: { description: 'Done', ...headers, ...success }, ...refusals(route, schemas) },
  }
}

/** A session does for each call of a user, an access token for those that name what it has to be good for. */
const securityOf = ({ access, scope }: Route) =>
  access === 'open' ? [] : [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])]

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer', minimum: 1 } },
}

/** How a call may be refused, by what it takes; everything that has no status of its own here comes as `default`. */
function refusals(route: Route, schemas: Json): Json {
  const content = json(errorBody, 'output', schemas)
  const { params, body, texts, access } = route
  return {
    ...((params || body || texts) && {
      400: { description: 'Something sent is not as it has to be; `issues` names it', content },
    }),
    ...(access !== 'open' && { 401: { description: 'Nobody is signed in', content } }),
    ...(access === 'admin' && { 403: { description: 'It is for admins', content } }),
    ...(params && { 404: { description: 'There is no such row, or it is somebody else’s', content } }),
    ...(body && {
      413: { description: 'The body is too large', content },
      415: { description: 'The body is not JSON', content },
    }),
    429: { description: 'Too many calls', headers: RETRY_AFTER, content },
    default: { description: 'Refused, or failed; `message` is written for the athlete', content },
  }
}

const contentOf = ({ answer, contentType }: Route, schemas: Json) =>
  contentType ? { [contentType]: { schema: toSchema(answer, 'output', schemas) } } : json(answer, 'output', schemas)

const json = (schema: Schema, io: 'input' | 'output', schemas: Json) => ({
  'application/json': { schema: toSchema(schema, io, schemas) },
})

const hasParameters = ({ params, repeatable, texts }: Route) =>
  params !== undefined || repeatable === true || texts === true

function parameters({ params, repeatable, texts, targets }: Route, schemas: Json) {
  const { properties = {} } = params ? toSchema(params, 'input', schemas) : {}
  const inPath = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    ...parted(schema),
  }))
  return [...inPath, ...(texts ? [TEXTS] : []), ...(targets ? [TARGETS] : []), ...(repeatable ? [IDEMPOTENCY_KEY] : [])]
}

/** A parameter's description stands beside its schema. */
function parted(schema: JsonSchema | boolean): Json {
  const { description, ...rest } = Object(schema)
  return { description, schema: rest }
}

/** The schema with its named parts moved to `schemas` and pointed at there. */
function toSchema(schema: Schema, io: 'input' | 'output', schemas: Json): JsonSchema {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(z.tuple([schema]), { io })
  for (const [name, definition] of Object.entries($defs)) schemas[name] = pointToComponents(definition)
  return pointToComponents(own.prefixItems?.[0])
}

/** Every `#/$defs/X` as `#/components/schemas/X`; a definition's own id is its name already. */
const pointToComponents = (value: unknown): JsonSchema =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'), (key, part) =>
    key === 'id' && typeof part === 'string' ? undefined : part,
  )
