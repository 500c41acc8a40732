import { allRoutes, DOCS_PATH, routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.js'
import { openApiDocument } from './openapi.js'

type Operation = {
  summary: string
  security: unknown[]
  parameters?: { name: string; in: string; required: boolean; schema: { type: string } }[]
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } }
  responses: Record<string, { description: string; content?: { 'application/json': { schema: unknown } } }>
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties: Record<string, unknown> }> }
}

const SCHEMAS = [
  'AccessToken',
  'AccountEvent',
  'AdminAct',
  'AdminUser',
  'AfterRaceSession',
  'CalendarSettings',
  'Change',
  'Error',
  'Exercise',
  'FailedJob',
  'GarminActivity',
  'Invite',
  'Passkey',
  'PastTrainingImport',
  'Proposal',
  'Race',
  'RecoveryCodes',
  'Revision',
  'RevisionInFull',
  'SecondFactorNeeded',
  'ServerState',
  'Session',
  'SharedPlan',
  'SignIn',
  'SignInOptions',
  'Threshold',
  'TimeOff',
  'TrainingPlan',
  'User',
  'WaysIn',
  'Workout',
]

const document = openApiDocument(routes) as Document
const operationOf = (method: string, path: string) => document.paths[path]?.[method]

describe('the OpenAPI document', () => {
  it('is of version 3.1 and names every route once', () => {
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const declared = allRoutes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(operations.sort()).toEqual(declared.sort())
  })

  it('gives each path parameter its place', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters = [] } of Object.values(methods)) {
        const given = parameters.filter((each) => each.in === 'path')
        expect(given.map(({ name }) => name)).toEqual(inPath)
        expect(given.every((each) => each.required && each.schema.type === 'string')).toBe(true)
      }
    }
  })

  it('names the key that keeps a submit from being done twice, where it can be sent', () => {
    const keyed = allRoutes.filter(({ method, path }) =>
      operationOf(method.toLowerCase(), path.replace(/:(\w+)/g, '{$1}'))?.parameters?.some(
        ({ name }) => name === 'Idempotency-Key',
      ),
    )
    expect(keyed).toEqual(allRoutes.filter(({ repeatable }) => repeatable))
    expect(keyed).toContain(routes.plans.create)
  })

  it('tells who may call, what to send and what comes back', () => {
    const login = operationOf('post', '/api/login')
    expect(login?.security).toEqual([])
    expect(login?.requestBody?.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['username', 'password'],
      additionalProperties: false,
    })
    const complete = operationOf('patch', '/api/workouts/{id}/complete')
    expect(complete?.security).toEqual([{ session: [] }, { token: ['activities:write'] }])
    expect(complete?.responses['200']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Workout' } },
    })
    expect(operationOf('delete', '/api/training-plans/{id}')?.responses['204']).toEqual({ description: 'Done' })
  })

  it('points only at schemas that it has', () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(SCHEMAS.map((name) => `#/components/schemas/${name}`)))
    expect(Object.keys(document.components.schemas).sort()).toEqual(SCHEMAS)
  })

  it('knows no password in an answer', () => {
    expect(Object.keys(document.components.schemas.User?.properties ?? {})).not.toContain('password')
  })

  it('closes every body: what is not named is refused', () => {
    for (const { body } of allRoutes) {
      if (!body) continue
      const alone = JSON.stringify(openApiDocument({ one: { route: { ...routes.users.login, body } } }).paths)
      expect(alone).toContain('"additionalProperties":false')
    }
  })
})

describe('on the server', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp()
  })
  afterAll(() => server.stop())
  const get = (url: string) => server.visitor().send({ method: 'GET', url })

  it('the document is open to read', async () => {
    expect(await server.visitor().ask(routes.documents.openapi)).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('a page shows it with nothing inline and nothing from elsewhere', async () => {
    const page = await get(DOCS_PATH)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
    expect(page.text).not.toMatch(/https?:|<script>|<style|style=/)
    const parts = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => String(path))
    expect(parts).toHaveLength(3)
    for (const part of parts) expect((await get(part)).status).toBe(200)
  })

  it('nothing else of the page’s library is served', async () => {
    for (const file of ['index.html', 'oauth2-redirect.html', 'package.json', '../package.json']) {
      expect((await get(`${DOCS_PATH}/${file}`)).status).toBe(404)
    }
  })
})
