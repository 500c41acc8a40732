import { createHash, timingSafeEqual } from 'node:crypto'
import { fillPath, garminRoutes } from '@tri/api-contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../db/transaction.js'
import { HttpError, sendError } from '../../http/errors.js'
import { parseJson } from '../../http/json-body.js'
import type { Jobs } from '../../jobs/jobs.js'
import type { Queue } from '../../jobs/queue.js'
import type { Garmin } from '../client/garmin.js'
import { redactBody } from '../client/redact.js'
import { PING_PLACE, partsOf, type ReportJob } from './process-report.js'
import { type GarminEvent, readReport } from './webhook-events.js'
import { boundWebhookLogs, logCall } from './webhook-log.js'

/** Values in one body: a record has about twenty. */
const MOST_VALUES = 400_000

const RECEIVED = { received: true } as const

type Parts = { garmin: Garmin; jobs: Jobs; queue: Queue<ReportJob> }

/**
 * Where Garmin reports. A call is written down and answered; the work comes later, as a job that is stored with it. With a
 * secret set, only the address that holds it exists.
 */
export async function serveWebhooks(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    readLongJson(scope)
    scope.setErrorHandler((error: FastifyError, request, reply) => refuse(parts, { error, request, reply }))
    for (const route of [garminRoutes.webhook, garminRoutes.secretWebhook]) {
      scope.route({
        method: route.method,
        url: route.path,
        bodyLimit: route.maxBytes,
        onRequest: async (request) => admit(parts.garmin, request),
        handler: async (request, reply) => {
          await receive(parts, request)
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(RECEIVED))
        },
      })
    }
  })
}

/** JSON as everywhere, but longer. */
function readLongJson(scope: FastifyInstance) {
  scope.removeContentTypeParser('application/json')
  parseJson(scope, () => MOST_VALUES)
}

/** An address that is wrong, or not in use, is unknown: nothing of the request is read or kept. */
function admit({ env }: Garmin, { params }: FastifyRequest) {
  const { secret }: { secret?: unknown } = Object(params)
  const isKnown = env.mode !== 'off' && isSame(String(secret ?? ''), env.webhookSecret ?? '')
  if (!isKnown || kindOf(params) === undefined) throw new UnknownAddress('missing', 'There is no such address')
}

class UnknownAddress extends HttpError {
  override name = 'UnknownAddress'
}

/** Takes as long for a nearly right secret as for any other. */
const isSame = (one: string, other: string) => timingSafeEqual(hash(one), hash(other))
const hash = (text: string) => createHash('sha256').update(text).digest()

const kindOf = (params: unknown) => garminRoutes.webhook.params.safeParse(params).data?.kind

async function receive({ garmin, jobs, queue }: Parts, request: FastifyRequest) {
  const clientId = request.headers['garmin-client-id']
  if (clientId !== undefined && clientId !== garmin.env.clientId)
    throw new HttpError('forbidden', 'This call is not from the partner that was set')
  const { events, garminUserId, notes } = readReport(request.body)
  const parts = partsOf(events.map((event) => closed(garmin, event)))
  const logId = await inTransaction(garmin.db, async (transaction) => {
    const id = await logCall(transaction, {
      ...seenOf(request),
      body: redactBody(request.body),
      garminUserId,
      status: 200,
      answer: JSON.stringify(RECEIVED),
      success: parts.length > 0 ? null : true,
      problem: notes.join('; ') || null,
      partCount: parts.length,
    })
    for (const [part, own] of parts.entries())
      await jobs.send(queue, { logId: id, part, events: own, notes }, { within: transaction })
    return id
  })
  jobs.wake(queue)
  await boundWebhookLogs(garmin.db, logId)
}

/** The address of a ping holds a key to its data. */
const closed = ({ cipher }: Garmin, event: GarminEvent): GarminEvent =>
  event.kind === 'ping' ? { ...event, callbackUrl: cipher.encrypt(event.callbackUrl, PING_PLACE) } : event

/** What the log says of a call; the secret of its address stays out. */
const seenOf = (request: FastifyRequest) => ({
  kind: kindOf(request.params) ?? 'unknown',
  method: request.method,
  path: fillPath(garminRoutes.webhook.path, { kind: kindOf(request.params) ?? 'unknown' }),
  headers: request.headers,
})

type Failed = { error: FastifyError; request: FastifyRequest; reply: FastifyReply }

/** Answers a failure; one of a call that reached us is written down before, without its body. */
async function refuse({ garmin }: Parts, { error, request, reply }: Failed) {
  const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500)
  if (!(error instanceof UnknownAddress) && status < 500) {
    // A parser's own text quotes what it was given.
    const problem = error instanceof HttpError ? error.message : (error.code ?? 'refused')
    await logRefused(garmin, request, { status, problem }).catch((err) =>
      request.log.warn({ err }, 'a webhook was not written down'),
    )
  }
  return sendError(error, request, reply)
}

async function logRefused({ db }: Garmin, request: FastifyRequest, answer: { status: number; problem: string }) {
  const logId = await logCall(db, {
    ...seenOf(request),
    body: `[not read, ${request.headers['content-length'] ?? 'some'} bytes]`,
    garminUserId: null,
    answer: '',
    success: false,
    ...answer,
  })
  await boundWebhookLogs(db, logId)
}
