import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { routes } from '@tri/api-contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { endless, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { plans, proposals, users, workouts } = routes
const ZONE = 'time-zone=Asia%2FTokyo'

/** Tells what it is asked to render; a plan named Broken cannot be rendered, one named Slow is when the test has opened the gate. */
const RENDERER = `
import { existsSync, writeFileSync } from 'node:fs'
const gate = new URL('gate-is-open', import.meta.url)
export const prepare = async () => {}
export function renderPlan({ nonce, ...page }) {
  if (page.answers.current.name === 'Broken') throw new Error('cannot be rendered')
  if (page.answers.current.name === 'Slow') writeFileSync(new URL('begun', import.meta.url), '')
  while (page.answers.current.name === 'Slow' && !existsSync(gate));
  return 'RENDERED with ' + nonce + ' ' + JSON.stringify(page)
}`

let folder: string
let server: TestApp
let patience = endless

const inRenderer = (name: string) => join(folder, '.ssr', name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triplan-page-test-'))
  await mkdir(join(folder, '.ssr'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, '.ssr', 'render-plan.js'), RENDERER)
  for (const name of ['index', 'visitor', 'user']) await writeFile(join(folder, `${name}.html`), `the page of ${name}`)
  await writeFile(join(folder, 'plan.html'), '<meta content="__SESSION__" nonce="__CSP_NONCE__">__PLAN__')
  server = await startTestApp({ WEB_DIR: folder }, () => patience())
})
afterEach(async () => {
  patience = endless
  for (const name of ['gate-is-open', 'begun']) await rm(inRenderer(name), { force: true })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

async function athlete(changes: Parameters<typeof newPlan>[0] = {}) {
  const user = await server.user()
  return { user, plan: await user.ask(plans.create, { body: newPlan(changes) }) }
}

/** Opens an address as a browser of which the server knows the time zone. */
async function open(user: Visitor, url: string, cookies = [ZONE]) {
  const cookie = [...(user.cookie ? [user.cookie] : []), ...cookies].join('; ')
  return server.visitor().send({ method: 'GET', url, headers: { accept: 'text/html', cookie } })
}

describe('the page of a plan', () => {
  it('is rendered with what its calls would answer, for the date where the browser is', async () => {
    const { user, plan } = await athlete()
    const { text, headers } = await open(user, '/?day=2027-02-10')
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    const start = `<meta content="sent" nonce="${nonce}">RENDERED with ${nonce} `
    expect(text.slice(0, start.length)).toBe(start)
    expect(JSON.parse(text.slice(start.length))).toEqual({
      address: '/?day=2027-02-10',
      answers: {
        accepted: '',
        today: new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(new Date()),
        user: await user.ask(users.current),
        plans: await user.ask(plans.list),
        current: await user.ask(users.currentPlan),
        planId: plan.id,
        workouts: await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } }),
        unlinked: [],
        timeOff: [],
        thresholds: [],
        proposal: await user.ask(proposals.propose, {
          params: { id: String(plan.id) },
          headers: { cookie: [user.cookie, ZONE].join('; ') },
        }),
      },
    })
  })

  it('asks what is suggested for Today alone, and only who wants to know it', async () => {
    const { user } = await athlete()
    for (const address of ['/?week=6', '/progress', '/race'])
      expect((await open(user, address)).text).toContain('"proposal":null')
    expect((await open(user, '/')).text).not.toContain('"proposal":null')
    await user.ask(users.updatePreferences, { body: { suggestsChanges: false } })
    expect((await open(user, '/')).text).toContain('"proposal":null')
  })

  it.each(['/progress', '/progress?week=3', '/race', '/?day=2027-02-10'])('is rendered at %s', async (address) => {
    const { user } = await athlete()
    expect((await open(user, address)).text).toContain(`"address":"${address}"`)
  })

  it('is nobody else’s', async () => {
    const { plan } = await athlete({ name: 'Of the first' })
    const { user } = await athlete({ name: 'Of the second' })
    const { text } = await open(user, '/')
    expect(text).toContain('Of the second')
    expect(text).not.toContain('Of the first')
    expect(text).not.toContain(`"planId":${plan.id},`)
  })

  it('shows what athletes write as it is, also where it looks like a placeholder', async () => {
    const { user } = await athlete({ name: '__CSP_NONCE__ __PLAN__ $& __SESSION__' })
    expect((await open(user, '/')).text).toContain('"name":"__CSP_NONCE__ __PLAN__ $& __SESSION__"')
  })

  it.each([
    ['the set-up is asked for', '/?new', [ZONE]],
    ['the date is not known', '/', []],
    ['the time zone is none', '/', ['time-zone=Nowhere']],
  ])('is left to the browser when %s', async (_, url, cookies) => {
    const { user } = await athlete()
    expect((await open(user, url, cookies)).text).toBe('the page of user')
  })

  it('is left to the browser without a plan, without a session that stands, and when it cannot be rendered', async () => {
    expect((await open(await server.user(), '/')).text).toBe('the page of user')
    const { user } = await athlete()
    await user.ask(users.logout)
    expect((await open(server.visitor(), '/', [ZONE, 'sid=made.up'])).text).toBe('the page of user')
    expect((await open((await athlete({ name: 'Broken' })).user, '/')).text).toBe('the page of user')
  })

  it('is left to the browser while eight others are under way', async () => {
    const athletes = await Promise.all(Array.from({ length: 9 }, () => athlete({ name: 'Slow' })))
    const pages = athletes.map(({ user }) => open(user, '/progress'))
    expect((await Promise.race(pages)).text).toBe('the page of user')
    await writeFile(inRenderer('gate-is-open'), '')
    const texts = (await Promise.all(pages)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('RENDERED'))).toHaveLength(8)
  })

  it('is left to the browser where what it shows is not read in time', async () => {
    const { user } = await athlete()
    patience = async () => undefined
    expect((await open(user, '/')).text).toBe('the page of user')
  })

  it('is waited for once that is read, however long its rendering takes', async () => {
    const { user } = await athlete({ name: 'Slow' })
    let beLate = (_: undefined) => {}
    const late = new Promise<undefined>((resolve) => {
      beLate = resolve
    })
    patience = () => late
    const page = open(user, '/progress')
    await expect.poll(() => existsSync(inRenderer('begun'))).toBe(true)
    beLate(undefined)
    await turn()
    await writeFile(inRenderer('gate-is-open'), '')
    expect((await page).text).toContain('RENDERED')
  })

  it('is rendered at no other address, and not for a visitor', async () => {
    const { user } = await athlete()
    expect((await open(user, '/my-plans')).text).toBe('the page of index')
    expect((await open(server.visitor(), '/')).text).toBe('the page of visitor')
    expect((await open(server.visitor(), '/race')).text).toBe('the page of index')
  })
})
