import type { FastifyInstance, FastifyServerOptions } from 'fastify'

type Failure = Error & { code?: unknown; routine?: unknown; constraint?: unknown; severity?: unknown }

/**
 * What a log line may say of an error: an allow-list, so that no cookie, body or row gets in. A database's own text may
 * quote values and stays out; its code and constraint tell enough.
 */
export function describeError(error: Failure) {
  const isDatabase = error.severity !== undefined
  return {
    type: error.name,
    code: error.code,
    constraint: error.constraint,
    routine: error.routine,
    message: isDatabase ? 'database error' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}

/** Fastify's log settings: JSON lines on standard output. */
export const logTo = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: {
    err: describeError,
    req: ({ method, id }) => ({ method, id }),
    res: ({ statusCode }) => ({ statusCode }),
  },
})

/** Levels at which answers are told. */
const TALKATIVE = ['info', 'debug', 'trace']

/** One line for each answer, where the level asks for them: the route as declared, never the address that was asked for. */
export function logAnswers(app: FastifyInstance, level: string): void {
  if (!TALKATIVE.includes(level)) return
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        userId: request.caller?.userId,
      },
      'answered',
    )
  })
}
