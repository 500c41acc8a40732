import { errorBody, type Route } from '@tri/api-contract'
import * as z from 'zod/mini'

type Json = Record<string, unknown>
type Schema = Route['answer']

const ID = { title: 'TriPlan', version: '1', description: 'Triathlon training plans: the calls of the web app.' }

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A number of your own for this request: sent again with the same one, it is done once. Kept for a day.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

/** Statuses of an answer without a body. */
const EMPTY: Route['status'][] = [204, 302]

/** The OpenAPI 3.1 document of the contract; the name of each group becomes a heading. */
export function openApiDocument(groups: Record<string, Record<string, Route>>): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const [tag, routes] of Object.entries(groups)) {
    for (const route of Object.values(routes)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: { tags: [tag], ...operation(route, schemas) } }
    }
  }
  return {
    openapi: '3.1.0',
    info: ID,
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

function operation(route: Route, schemas: Json): Json {
  const error = { description: 'Refused', content: json(errorBody, 'output', schemas) }
  const success = EMPTY.includes(route.status) ? {} : { content: json(route.answer, 'output', schemas) }
  return {
    summary: route.summary,
    security: route.access === 'user' ? [{ session: [] }] : [],
    ...(hasParameters(route) ? { parameters: parameters(route, schemas) } : {}),
    ...(route.body ? { requestBody: { required: true, content: json(route.body, 'input', schemas) } } : {}),
    responses: { [route.status ?? 200]: { description: 'Done', ...success }, default: error },
  }
}

const json = (schema: Schema, io: 'input' | 'output', schemas: Json) => ({
  'application/json': { schema: toSchema(schema, io, schemas) },
})

const hasParameters = ({ params, repeatable }: Route) => params !== undefined || repeatable === true

function parameters({ params, repeatable }: Route, schemas: Json) {
  const { properties = {} } = (params ? toSchema(params, 'input', schemas) : {}) as { properties?: Json }
  const inPath = Object.entries(properties).map(([name, schema]) => ({ name, in: 'path', required: true, schema }))
  return repeatable ? [...inPath, IDEMPOTENCY_KEY] : inPath
}

/** The schema with its named parts moved to `schemas` and pointed at there. */
function toSchema(schema: Schema, io: 'input' | 'output', schemas: Json): unknown {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(z.tuple([schema]), { io })
  for (const [name, definition] of Object.entries($defs)) schemas[name] = pointToComponents(definition)
  const [only] = pointToComponents(own.prefixItems) as unknown[]
  return only
}

/** Every `#/$defs/X` as `#/components/schemas/X`; a definition's own id is its name already. */
const pointToComponents = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'), (key, part) =>
    key === 'id' && typeof part === 'string' ? undefined : part,
  )
