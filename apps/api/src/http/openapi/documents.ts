import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import { DOCS_PATH, documentRoutes, routes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import { RawJson } from '../raw-json.js'
import { pagePolicy } from '../security/security.js'
import { serve } from '../serve.js'
import { openApiDocument } from './openapi.js'

const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js']
const SWAGGER_DIR = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>TriPlan API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${DOCS_PATH}/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${DOCS_PATH}/swagger-ui-bundle.js"></script>
    <script src="${DOCS_PATH}/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({
  url: '${documentRoutes.openapi.path}',
  dom_id: '#swagger-ui',
  validatorUrl: null,
})
`

/** Serves the OpenAPI document and a page to read it, all from this server. */
export async function serveDocuments(app: FastifyInstance): Promise<void> {
  // Made when it is first asked for: that takes longer than all else at the start.
  let document: string | undefined
  serve(app, documentRoutes.openapi, async () => {
    document ??= JSON.stringify(openApiDocument(routes))
    return new RawJson(document)
  })
  app.get(DOCS_PATH, (_request, reply) =>
    reply.header('content-security-policy', pagePolicy()).type('text/html; charset=utf-8').send(page),
  )
  app.get(`${DOCS_PATH}/start.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start))
  await app.register(fastifyStatic, {
    root: SWAGGER_DIR,
    prefix: `${DOCS_PATH}/`,
    decorateReply: false,
    index: false,
    allowedPath: (path) => SWAGGER_FILES.some((file) => path === `/${file}`),
  })
}
