import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.js'
import { answerErrors, HttpError, orNotFound, sendError } from './errors.js'

/** The answer to a call that throws this. */
async function answerTo(error: unknown) {
  const app = Fastify({ genReqId: () => 'request-1' })
  answerErrors(app)
  app.get('/', () => {
    throw error
  })
  const { statusCode, body, headers } = await app.inject('/')
  return { status: statusCode, body: JSON.parse(body), retryAfter: headers['retry-after'] }
}

const withCode = (code: string, message = 'secret: select * from users') => Object.assign(new Error(message), { code })
const AWAY = 'The server cannot reach its database. Please try again in a moment.'

describe('a failure', () => {
  it.each([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['missing', 404],
    ['conflict', 409],
    ['tooLarge', 413],
    ['unsupported', 415],
    ['tooMany', 429],
  ] as const)('of the kind %s is a %i with its message', async (kind, status) => {
    const reply = await answerTo(new HttpError(kind, 'What to do'))
    expect(reply).toMatchObject({ status, body: { message: 'What to do' } })
    expect(Object.keys(reply.body)).toEqual(['message'])
  })

  it('names the fields that are wrong', async () => {
    const issues = [{ path: 'name', message: 'Plan name is required' }]
    const reply = await answerTo(new HttpError('invalid', 'Plan name is required', { issues }))
    expect(reply.body).toEqual({ message: 'Plan name is required', issues })
  })

  it('says when to come back', async () => {
    const reply = await answerTo(new HttpError('tooMany', 'Slow down', { retryAfterSeconds: 30 }))
    expect(reply.retryAfter).toBe('30')
  })

  it.each([
    new Error('secret: select * from users at /srv/app.ts'),
    withCode('42703'),
    withCode('23505'),
    Object.assign(withCode('ENOENT', 'no such file'), { syscall: 'open' }),
    new TypeError("Cannot read properties of undefined (reading 'secret')"),
  ])('that nobody expected tells nothing but a number to ask by: %s', async (error) => {
    expect(await answerTo(error)).toEqual({
      status: 500,
      body: { message: 'Something went wrong on our side. Please try again.', requestId: 'request-1' },
      retryAfter: undefined,
    })
  })

  it.each([
    ['sessions_user_id_fkey', 401, 'Please log in'],
    ['training_plans_user_id_fkey', 401, 'Please log in'],
    ['plan_shares_training_plan_id_fkey', 404, 'Plan not found'],
    ['training_plans_user_id_fkey_102015', 401, 'Please log in'],
    ['plan_shares_training_plan_id_fkey_102016', 404, 'Plan not found'],
    ['users_current_plan', 500, 'Something went wrong on our side. Please try again.'],
  ])('to store a row, because what %s leads to is gone, is a %i', async (constraint, status, message) => {
    const reply = await answerTo(Object.assign(withCode('23503'), { constraint }))
    expect([reply.status, reply.body.message]).toEqual([status, message])
  })

  it('is the same where a server of a cluster refused it: only its message names what', async () => {
    const table = 'insert or update on table "training_plans_102016" violates foreign key constraint'
    const reply = await answerTo(withCode('23503', `${table} "training_plans_user_id_fkey_102016"`))
    expect([reply.status, reply.body.message]).toEqual([401, 'Please log in'])
  })

  it.each([
    Object.assign(withCode('ECONNREFUSED'), { syscall: 'connect' }),
    Object.assign(withCode('ENOENT', 'connect ENOENT /run/pg/.s.PGSQL.5432'), { syscall: 'connect' }),
    withCode('3D000'),
    withCode('57P01'),
    withCode('57P03'),
    withCode('57014'),
    withCode('53300'),
    withCode('08006'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
  ])('of the database is a 503 to try again: %s', async (error) => {
    expect(await answerTo(error)).toEqual({
      status: 503,
      body: { message: AWAY, requestId: 'request-1' },
      retryAfter: '5',
    })
  })
})

describe('found', () => {
  it('gives the row back, and refuses in the noun’s name when there is none', () => {
    expect(orNotFound(0, 'Plan')).toBe(0)
    expect(() => orNotFound(undefined, 'Plan')).toThrow('Plan not found')
  })
})

describe('on the whole server', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp()
  })
  afterAll(() => server.stop())

  it.each([
    ['GET', '/api/nope', 404, 'Address not found'],
    ['POST', '/api/nope', 404, 'Address not found'],
    ['PUT', '/api/training-plans', 404, 'Address not found'],
    ['GET', '/api', 404, 'Address not found'],
    ['GET', '/api/%ff', 400, 'The address is not valid'],
    ['DELETE', '/somewhere', 404, 'Address not found'],
  ] as const)('%s %s is a %i in JSON', async (method, url, status, message) => {
    const reply = await server.visitor().send({ method, url })
    expect([reply.status, reply.body]).toEqual([status, { message }])
  })
})

describe('sendError', () => {
  it('answers as JSON whatever the call was about to send', async () => {
    const app = Fastify()
    app.get('/', (request, reply) => sendError(new HttpError('missing', 'Gone'), request, reply.type('text/html')))
    const reply = await app.inject('/')
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  })
})
