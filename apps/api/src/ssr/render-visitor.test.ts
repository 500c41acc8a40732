import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endless, startTestApp, type TestApp } from '../testing/test-app.js'

/** Tells what it is asked to render, and notes it down; as long as there is a file named broken, it cannot. */
const RENDERER = `
import { appendFileSync, existsSync } from 'node:fs'
export const prepare = async () => {}
export function renderVisitor({ today, accepted }) {
  appendFileSync(new URL('rendered', import.meta.url), accepted + '\\n')
  if (existsSync(new URL('broken', import.meta.url))) throw new Error('cannot be rendered')
  return '<style nonce="__CSP_NONCE__"></style>' + today + ' ' + accepted
}`

let folder: string
let server: TestApp
let patience = endless

// What was rendered once is kept by the server.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triplan-visitor-test-'))
  await mkdir(join(folder, '.ssr'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, '.ssr', 'render-plan.js'), RENDERER)
  for (const name of ['index', 'visitor', 'user']) await writeFile(join(folder, `${name}.html`), `the page of ${name}`)
  await writeFile(join(folder, 'first.html'), '<meta content="__SESSION__" nonce="__CSP_NONCE__">__PLAN__')
  patience = endless
  server = await startTestApp({ WEB_DIR: folder }, () => patience())
})
afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const open = (language: string, { url = '/', cookie = '' } = {}) =>
  server.visitor().send({ method: 'GET', url, headers: { accept: 'text/html', 'accept-language': language, cookie } })

const renderings = async () => (await readFile(join(folder, '.ssr', 'rendered'), 'utf8')).trim().split('\n')

const dayIn = (timeZone: string | undefined) => new Intl.DateTimeFormat('sv', { timeZone }).format(new Date())

describe('the first page of a visitor', () => {
  it('is rendered once for each unit of roads, and carries the nonce of each answer', async () => {
    const pages = [await open('en-US'), await open('en-GB,de'), await open('de-DE,en'), await open('fr')]
    const texts = pages.map(({ text, headers }) => {
      const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
      return text.replaceAll(nonce, 'NONCE')
    })
    const page = (language: string) =>
      `<meta content="none" nonce="NONCE"><style nonce="NONCE"></style>${dayIn(undefined)} ${language}`
    expect(texts).toEqual([page('en-US'), page('en-US'), page('de-DE,en'), page('de-DE,en')])
    expect(await renderings()).toEqual(['en-US', 'de-DE,en'])
  })

  it('is of the day where the browser is, if it says so', async () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue'])
      expect((await open('en-US', { cookie: `time-zone=${encodeURIComponent(zone)}` })).text).toContain(dayIn(zone))
    const before = await renderings()
    await open('en-US', { cookie: 'time-zone=Pacific%2FNiue' })
    expect(await renderings()).toEqual(before)
  })

  it('is that of the build where it cannot be rendered, and tried again for the next visitor', async () => {
    const elsewhere = ['Pacific/Kiritimati', 'Pacific/Niue'].find((zone) => dayIn(zone) !== dayIn(undefined))
    const cookie = `time-zone=${encodeURIComponent(elsewhere ?? '')}`
    await writeFile(join(folder, '.ssr', 'broken'), '')
    expect((await open('sv-SE', { cookie })).text).toBe('the page of visitor')
    await rm(join(folder, '.ssr', 'broken'))
    expect((await open('sv-SE', { cookie })).text).toContain(`${dayIn(elsewhere)} sv-SE`)
  })

  it('is that of the build where it is not rendered in time, and its own once it is', async () => {
    patience = async () => undefined
    expect((await open('en-US')).text).toBe('the page of visitor')
    patience = endless
    expect((await open('en-US')).text).toContain(`${dayIn(undefined)} en-US`)
    expect(await renderings()).toEqual(['en-US'])
  })

  it('is the same at the address of a new plan, and nowhere else', async () => {
    expect((await open('en-US', { url: '/?new' })).text).toContain(`${dayIn(undefined)} en-US`)
    expect((await open('en-US', { url: '/auth' })).text).toBe('the page of index')
  })
})
