import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { healthRoutes } from '@tri/api-contract'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readEnv } from '../config/env.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const DEPLOY = fileURLToPath(new URL('../../../../deploy/', import.meta.url))
const TOKEN = 'a-token-for-prometheus'

type Named = { kind: string; metadata?: { name: string } }
type Container = {
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string } } }[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  securityContext: Record<string, unknown>
  volumeMounts: { name: string; mountPath: string }[]
} & Record<'livenessProbe' | 'readinessProbe' | 'startupProbe', { httpGet: { path: string } }>
type Workload = Named & {
  spec: { replicas: number; template: { spec: { securityContext: object; containers: Container[]; volumes: Named[] } } }
}

const files = readdirSync(join(DEPLOY, 'kubernetes')).filter((name) => name.endsWith('.yaml'))
const objectsIn = (name: string) =>
  parseAllDocuments(readFileSync(join(DEPLOY, 'kubernetes', name), 'utf8'), { strict: true, uniqueKeys: true }).map(
    (document) => {
      expect(document.errors).toEqual([])
      return document.toJS() as Named & Record<string, unknown>
    },
  )
const objects = files.flatMap(objectsIn)
const named = <T extends Named>(kind: string) =>
  objects.filter((each): each is T & Record<string, unknown> => each.kind === kind)

describe('the files for Kubernetes', () => {
  it('are all in the kustomization, but the sample of secrets', () => {
    const [kustomization] = named<Named & { resources: string[] }>('Kustomization')
    expect(kustomization?.resources.toSorted()).toEqual(
      files.filter((name) => !['kustomization.yaml', 'secret.sample.yaml'].includes(name)).sort(),
    )
  })

  it('are what Kubernetes takes, as its schemas say; those of other makers are held to nothing here', () => {
    const models = { Deployment, Ingress, PodDisruptionBudget, Secret, Service }
    const held = objects.filter(({ kind }) => Object.hasOwn(models, kind))
    expect(held.length).toBeGreaterThanOrEqual(6)
    for (const object of held) {
      const Model = models[object.kind as keyof typeof models]
      // A model fills in what an object of its kind always says.
      expect(() => new Model(object as never).validate(), `${object.kind} ${object.metadata?.name}`).not.toThrow()
    }
    expect(() => new Deployment({ spec: { replicas: 'two' } } as never).validate()).toThrow('replicas')
  })

  it('run two instances that may write nothing, as nobody in particular', () => {
    const [deployment] = named<Workload>('Deployment')
    const { replicas, template } = deployment?.spec ?? {}
    const [container] = template?.spec.containers ?? []
    expect(replicas).toBe(2)
    expect(template?.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp'])
  })

  it('ask for health where it is served', () => {
    const [container] = named<Workload>('Deployment')[0]?.spec.template.spec.containers ?? []
    expect(container?.livenessProbe.httpGet.path).toBe(healthRoutes.live.path)
    expect(container?.startupProbe.httpGet.path).toBe(healthRoutes.live.path)
    expect(container?.readinessProbe.httpGet.path).toBe(healthRoutes.ready.path)
  })

  it('lead to nothing that is not there: services, secrets, the cluster of the pooler', () => {
    const text = JSON.stringify(objects)
    const names = objects.map(({ metadata }) => metadata?.name)
    for (const name of ['triplan', 'triplan-db', 'triplan-pooler', 'triplan-nowhere']) expect(names).toContain(name)
    const services = [...text.matchAll(/"service":\{"name":"([\w-]+)"/g)].map(([, name]) => name)
    for (const name of services) expect(named('Service').map(({ metadata }) => metadata?.name)).toContain(name)
    const hosts = [...text.matchAll(/@([\w-]+):5432/g)].map(([, name]) => name)
    // The operator makes both from the names of the pooler and the cluster.
    expect(new Set(hosts)).toEqual(new Set(['triplan-pooler', 'triplan-db-rw']))
  })

  it('give settings that TriPlan takes', () => {
    const [container] = named<Workload>('Deployment')[0]?.spec.template.spec.containers ?? []
    const [kustomization] = named<Named & { configMapGenerator: { literals: string[] }[] }>('Kustomization')
    const [secret] = named<Named & { stringData: Record<string, string> }>('Secret')
    const literals = kustomization?.configMapGenerator.flatMap((each) => each.literals) ?? []
    const env = readEnv({
      ...Object.fromEntries(literals.map((literal) => literal.split(/=(.*)/s, 2) as [string, string])),
      ...Object.fromEntries(container?.env.flatMap(({ name, value }) => (value ? [[name, value]] : [])) ?? []),
      ...secret?.stringData,
    })
    expect(env).toMatchObject({ publicOrigin: 'https://plan.example.org', signUps: { mode: 'invite' } })
    expect(env.databaseUrl).toContain('triplan-pooler')
    expect(env.databaseDirectUrl).toContain('triplan-db-rw')
  })
})

describe('the dashboard', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp({
      METRICS_TOKEN: TOKEN,
      BACKUP_EVERY: '90d',
      BACKUP_FOLDER: join(DEPLOY, 'grafana.json'),
    })
  })
  afterAll(() => server.stop())

  it('shows figures that are there', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    await server.visitor().send({ method: 'GET', url: healthRoutes.live.path })
    const { text } = await server.visitor().send({ method: 'GET', url: '/metrics', headers })
    const known = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    )
    const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
      readFileSync(join(DEPLOY, 'grafana.json'), 'utf8'),
    )
    const asked = dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => [...expr.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\{/g)].map(([, name = '']) => name)),
    )
    expect(new Set(asked).size).toBeGreaterThan(6)
    for (const name of asked) expect(known).toContain(name)
  })
})
