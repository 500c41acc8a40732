import { gzipSync } from 'node:zlib'
import { dateOf, type Weekday } from '@tri/plan-engine'
import { expect, test } from 'vitest'
import { register, savePlan } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { enterRace, generate, LAKEFRONT, untilAlive } from '../harness/athlete/journey.js'
import { keptEdits } from '../harness/kept/outbox.js'
import { everythingKept, untilKept } from '../harness/kept/worker.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const MOST_BYTES = 10_000

type TrainingPlan = Parameters<typeof dateOf>[0]

type Stored = {
  id: number
  version: number
  week: number
  day: Weekday
  isCompleted: boolean
  actualExercises: unknown
}

test('the worker costs a first visit less than 10 kB, and nothing before the page is painted', async () => {
  const { page, troubles, close } = await openVisit({ hasWorker: true })
  await page.goto('/')
  await untilKept(page, 3)
  const { painted, registered, loaded, kept } = await page.evaluate(async () => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const [name = ''] = await caches.keys().then((all) => all.filter((each) => each.startsWith('triplan-files-')))
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      registered: entries.find((entry) => entry.name.includes('register-worker')),
      loaded: entries.map((entry) => entry.name),
      kept: (await (await caches.open(name)).keys()).map(({ url }) => url),
    }
  })
  expect(registered?.startTime).toBeGreaterThan(painted)
  const small = ['/favicon.svg', '/app.webmanifest']
  // What else it keeps at first, the page has loaded: the browser's own cache has it.
  expect(kept.filter((url) => !loaded.includes(url) && !small.includes(new URL(url).pathname))).toEqual([])
  const extra = [new URL(registered?.name ?? '').pathname, '/worker.js', '/app-shell', ...small]
  const sizes = await Promise.all(
    extra.map(async (path) => gzipSync(await (await page.request.get(path)).body()).length),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(
    `The worker adds ${(bytes / 1000).toFixed(1)} kB to a first visit: ${extra.map((path, at) => `${path} ${sizes[at]}`)}`,
  )
  expect(bytes).toBeLessThan(MOST_BYTES)
  expect(troubles).toEqual([])
  await close()
})

test('without a network today is there, what is done there is sent once, and nothing stays for the next user', async () => {
  const { page, planId, close } = await openAthlete('pocket@example.org', {
    hasWorker: true,
  })
  const workouts = () => call<Stored[]>(page, 'get', `/api/training-plans/${planId}/workouts`)
  const [plan] = await call<TrainingPlan[]>(page, 'get', '/api/training-plans')
  const before = await workouts()
  const [session] = before.filter(({ week }) => week === 1)
  if (!plan || !session) throw new Error('The plan has no session in its first week.')
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: LAKEFRONT.name }).waitFor()
  await untilKept(page, 'all')
  await expect.poll(() => everythingKept(page)).toContain('"asOf"')

  const context = page.context()
  await context.setOffline(true)
  await page.goto(`/?day=${dateOf(plan, session.week, session.day)}`)
  await page.getByRole('heading', { level: 1, name: LAKEFRONT.name }).waitFor()
  await page.getByText(/Offline: as of \d\d:\d\d/).waitFor()
  await page.getByRole('button', { name: 'Done as planned' }).first().click()
  await expect.poll(() => keptEdits(page)).toBe(1)
  await page.close({ runBeforeUnload: false })

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/')
  await expect.poll(() => keptEdits(next)).toBe(0)
  const after = await call<Stored[]>(next, 'get', `/api/training-plans/${planId}/workouts`)
  const changed = after.filter(({ id, version }) => version !== before.find((row) => row.id === id)?.version)
  expect(changed).toMatchObject([{ id: session.id, version: session.version + 1 }])
  expect(changed[0]?.isCompleted || changed[0]?.actualExercises).toBeTruthy()

  await untilAlive(next)
  await next.getByRole('button', { name: 'Account menu pocket@example.org' }).click()
  await next.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(() => everythingKept(next)).not.toMatch(/Lakefront|pocket@example\.org/)
  await register(next, 'pocket-other@example.org')
  await savePlan(next, { ...LAKEFRONT, name: 'Another Race' })
  await next.goto('/')
  await next.getByRole('heading', { level: 1, name: 'Another Race' }).waitFor()
  await expect.poll(() => everythingKept(next)).toContain('Another Race')
  expect(await everythingKept(next)).not.toMatch(/Lakefront|pocket@example\.org/)
  await context.setOffline(true)
  await next.reload()
  await next.getByRole('heading', { level: 1, name: 'Another Race' }).waitFor()
  await close()
})

test('a guest’s plan opens without a network', async () => {
  const { page, close } = await openVisit({ hasWorker: true })
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  await untilKept(page, 'all')
  await page.context().setOffline(true)
  await page.goto('/')
  await page.getByRole('heading', { name: LAKEFRONT.name, level: 1 }).waitFor()
  await close()
})
