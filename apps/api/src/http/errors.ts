import type { ErrorBody } from '@tri/api-contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Why a call is refused, and the status that says so. */
const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  misdirected: 421,
  tooMany: 429,
  unavailable: 503,
} as const

export type RefusalKind = keyof typeof STATUS

type Details = { issues?: NonNullable<ErrorBody['issues']>; retryAfterSeconds?: number }

/** An expected failure; its message is written for the athlete and reaches them. */
export class HttpError extends Error {
  override name = 'Refusal'

  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly details: Details = {},
  ) {
    super(message)
  }

  get status(): number {
    return STATUS[this.kind]
  }
}

/** The row itself; a Refusal when there is none, worded alike for what does not exist and what is someone else's. */
export function orNotFound<T>(row: T | undefined, noun: string): T {
  if (row === undefined) throw new HttpError('missing', `${noun} not found`)
  return row
}

const NOBODY = new HttpError('unauthenticated', 'Please log in')

/** A Refusal for a caller without a session. */
export function refuseVisitor({ caller }: FastifyRequest): void {
  if (caller.userId === undefined) throw NOBODY
}

/** The row of the user who calls; a Refusal as for a visitor when the account was erased meanwhile. */
export function stillThere<T>(row: T | undefined): T {
  if (row === undefined) throw NOBODY
  return row
}

/** What Fastify itself refuses, in our words. */
const FRAMEWORK_REFUSALS: Record<string, HttpError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpError('unsupported', 'Please send JSON (Content-Type: application/json)'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new HttpError('invalid', 'The length of the request does not match its header'),
  FST_ERR_CTP_INVALID_JSON_BODY: new HttpError('invalid', 'The request is not valid JSON'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new HttpError(
    'invalid',
    'The request has no body; send JSON or leave out the content type',
  ),
  FST_ERR_BAD_URL: new HttpError('invalid', 'The address is not valid'),
}

/** PostgreSQL's own codes for a server that is going, coming, full or closed to us; class 08 is a broken connection. */
const DATABASE_AWAY = /^(08...|28...|3D000|53...|55000|57014|57P0[1-3]|25P03)$/
/** What the driver says without a code. */
const DRIVER_AWAY = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/i
/** System calls on sockets; a code of theirs (ECONNREFUSED, ENOENT for a socket that is gone) is the database's too. */
const SOCKET_CALLS = ['connect', 'read', 'write', 'getaddrinfo']

const FOREIGN_KEY_VIOLATION = '23503'
const QUOTED_KEY = /"(\w{1,63}_fkey_\d{1,10})"/

/**
 * What a call is told that was to store a row for an account or a plan that was erased meanwhile, by constraint; on a cluster
 * it ends with the number of a part of the table.
 */
const GONE_MEANWHILE = [
  [/_user_id_fkey(_\d+)?$/, NOBODY],
  [/_training_plan_id_fkey(_\d+)?$/, new HttpError('missing', 'Plan not found')],
] as const

const MEBIBYTE = 1024 * 1024

const AWAY = new HttpError('unavailable', 'The server cannot reach its database. Please try again in a moment.', {
  retryAfterSeconds: 5,
})

/** Answers every failure of every call; the only place that does. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendError)
}

/** Logs what is ours to mend, and answers the error's status and body. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, request)
  if (!refusal || refusal.kind === 'unavailable') request.log.error({ err: error }, 'request failed')
  if (refusal?.details.retryAfterSeconds) reply.header('retry-after', String(refusal.details.retryAfterSeconds))
  return reply
    .code(refusal?.status ?? 500)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toBody(refusal, request.id)))
}

function toBody(refusal: HttpError | undefined, requestId: string): ErrorBody {
  if (!refusal) return { message: 'Something went wrong on our side. Please try again.', requestId }
  const { kind, message, details } = refusal
  if (kind === 'unavailable') return { message, requestId }
  return details.issues ? { message, issues: details.issues } : { message }
}

function toRefusal(error: Error, request: FastifyRequest): HttpError | undefined {
  if (error instanceof HttpError) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request.routeOptions.bodyLimit)
  if (FRAMEWORK_REFUSALS[code]) return FRAMEWORK_REFUSALS[code]
  if (isDatabaseAway(error, code)) return AWAY
  const gone = goneMeanwhile(error, code)
  if (gone) return gone
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? new HttpError('invalid', 'The request cannot be understood') : undefined
}

function goneMeanwhile(error: Error, code: string): HttpError | undefined {
  if (code !== FOREIGN_KEY_VIOLATION) return undefined
  const constraint = constraintOf(error)
  return GONE_MEANWHILE.find(([name]) => name.test(constraint))?.[1]
}

/** A cluster names what another of its servers refused in the message alone. */
const constraintOf = (error: Error): string =>
  'constraint' in error && error.constraint ? String(error.constraint) : (QUOTED_KEY.exec(error.message)?.[1] ?? '')

/** The Refusal of a body beyond so many bytes. */
export const tooLarge = (bytes = 0): HttpError =>
  new HttpError(
    'tooLarge',
    `The request is too large (at most ${bytes < MEBIBYTE ? `${bytes / 1024} KiB` : `${bytes / MEBIBYTE} MiB`})`,
  )

const isDatabaseAway = (error: Error, code: string) =>
  DATABASE_AWAY.test(code) ||
  DRIVER_AWAY.test(error.message) ||
  ('syscall' in error && SOCKET_CALLS.includes(String(error.syscall)))
