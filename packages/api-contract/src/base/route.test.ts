import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allRoutes, routes } from '../all-routes.js'
import { DOCS_PATH } from '../system/documents.js'
import { fillPath, pagePath } from './route.js'

const named = allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const)

describe('every route', () => {
  it('is in the list, once', () => {
    const count = Object.values(routes).reduce((sum, group) => sum + Object.keys(group).length, 0)
    expect(allRoutes).toHaveLength(count)
    expect(new Set(named.map(([name]) => name)).size).toBe(count)
  })

  it.each(named)('%s has a well-formed path', (_, { path }) => {
    expect(path).toMatch(/^\/api(\/(:?[a-z][A-Za-z]*|[a-z]+(-[a-z]+)*|openapi\.json))+$/)
    expect(path.startsWith(DOCS_PATH)).toBe(false)
  })

  it.each(named)('%s describes each parameter of its path, and no other', (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const { properties = {} } = params ? z.toJSONSchema(params, { io: 'input' }) : {}
    expect(Object.keys(properties).sort()).toEqual(inPath.sort())
  })

  it.each(named)('%s says what it does in a line', (_, { summary }) => {
    expect(summary.length).toBeGreaterThan(5)
    expect(summary.length).toBeLessThan(80)
    expect(summary).not.toMatch(/\.$|\n/)
  })

  it.each(named)('%s takes a body only where that is understood, and answers what its status says', (_, route) => {
    if (route.method === 'GET') expect(route.body).toBeUndefined()
    const isEmpty = route.status === 204 || route.status === 302
    expect(isEmpty).toBe(route.answer.safeParse(undefined).success && !route.answer.safeParse({}).success)
  })

  it.each(named.filter(([, { body }]) => body))('%s refuses what it does not know', (_, { body }) => {
    expect(JSON.stringify(z.toJSONSchema(body as z.ZodMiniType, { io: 'input' }))).toContain(
      '"additionalProperties":false',
    )
    for (const nonsense of [undefined, null, [], 'text', 1, { surprise: 1 }]) {
      expect(body?.safeParse(nonsense).success ?? false).toBe(false)
    }
  })

  it.each(named.filter(([, route]) => route !== routes.account.download))(
    '%s tells the words of sessions where it answers any',
    (_, { answer, texts = false }) => {
      const schema = JSON.stringify(z.toJSONSchema(z.tuple([answer]), { io: 'output', unrepresentable: 'any' }))
      expect(texts).toBe(schema.includes('"steps":'))
    },
  )

  it.each(['health', 'documents'] as const)('of %s is open', (group) => {
    expect(Object.values(routes[group]).every(({ access }) => access === 'open')).toBe(true)
  })

  it('is for users, unless it signs in or out, gives a password back, tells about the server, opens an invite, shows what was shared or listens to Garmin', () => {
    const open = allRoutes.filter(({ access }) => access === 'open').map(({ path }) => path)
    expect(open.sort()).toEqual([
      '/api/garmin/callback',
      '/api/garmin/webhooks/:kind',
      '/api/garmin/webhooks/:secret/:kind',
      '/api/health/live',
      '/api/health/ready',
      '/api/invites/opened',
      '/api/login',
      '/api/login/code',
      '/api/login/passkey',
      '/api/login/passkey/options',
      '/api/logout',
      '/api/openapi.json',
      '/api/password-reset',
      '/api/password-reset/confirm',
      '/api/register',
      '/api/shared/:token',
      '/api/sign-in-options',
      '/api/sign-ups',
    ])
  })
})

describe('fillPath', () => {
  it.each([
    ['/api/user', {}, '/api/user'],
    ['/api/training-plans/:id', { id: 7 }, '/api/training-plans/7'],
    ['/api/training-plans/:id/weeks/:week/workouts', { id: 7, week: 2 }, '/api/training-plans/7/weeks/2/workouts'],
    ['/api/workouts/:id/exercises/:exerciseId', { id: 1, exerciseId: 'a/b?c' }, '/api/workouts/1/exercises/a%2Fb%3Fc'],
  ])('puts the parameters into %s', (path, params, filled) => {
    expect(fillPath(path, params)).toBe(filled)
  })
})

describe('pagePath', () => {
  it('asks for no words where a route tells some', () => {
    const { listForPlan, complete } = routes.workouts
    expect(pagePath(listForPlan, { id: 7 })).toBe('/api/training-plans/7/workouts?texts=none')
    expect(pagePath(complete, { id: 7 })).toBe('/api/workouts/7/complete?texts=none')
    expect(pagePath(routes.thresholds.list)).toBe('/api/thresholds')
  })
})
