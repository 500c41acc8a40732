import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A refusal as Garmin words it: a status, and `{"errorMessage": "..."}`. */
export class Refused extends Error {
  override name = 'Refused'

  constructor(
    readonly statusCode: number,
    message: string,
    /** When to come again; 0: nothing is said. */
    readonly retryAfterSeconds = 0,
  ) {
    super(message)
  }
}

const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'"

/** Pages load their own style and nothing else; a form may also lead to `formTarget`. */
const pagePolicy = (formTarget: string) =>
  `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'${formTarget && ` ${formTarget}`}; base-uri 'none'; frame-ancestors 'none'`

/** Headers for every answer, forms read as objects, and errors in Garmin's words. */
export function speakHttp(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': NO_CONTENT,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    refuseForeignHost(request)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) => readForm(String(body)),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500 && !(error instanceof Refused)) request.log.error(error)
    if (error instanceof Refused && error.retryAfterSeconds > 0) reply.header('retry-after', error.retryAfterSeconds)
    return reply.code(status).send({ errorMessage: error.message })
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ errorMessage: `${request.method} ${request.url.split('?')[0]} is not served` }),
  )
}

/** Sends a page. */
export const sendPage = (reply: FastifyReply, text: string, formTarget = ''): FastifyReply =>
  reply.header('content-security-policy', pagePolicy(formTarget)).type('text/html; charset=utf-8').send(text)

/** A field that comes once is text, one that comes several times a list. */
function readForm(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Another name for this computer in the address is a page of another site that tries to get in. */
function refuseForeignHost({ hostname }: FastifyRequest): void {
  if (!['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname))
    throw new Refused(403, 'The sandbox serves this computer only: use http://127.0.0.1')
}

/** Refuses a change that a page of another site asks for. */
export async function ownPagesOnly({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refused(403, 'This request comes from another site. Please use the page of the sandbox itself.')
}
