import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const PAGE = `<!doctype html><title>TriPlan</title>
<meta name="triplan-session" content="__SESSION__">
<meta property="csp-nonce" nonce="__CSP_NONCE__"><script src="/assets/main-1a2b.js" nonce="__CSP_NONCE__"></script>`
const SCRIPT = `console.log('${'swim bike run '.repeat(200)}')`

let folder: string
let server: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triplan-web-test-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), PAGE)
  for (const name of ['plan.html', 'user.html', 'visitor.html', 'plan.html.br'])
    await writeFile(join(folder, name), `${PAGE}<p>raw</p>`)
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'worker.js'), SCRIPT)
  await writeFile(join(folder, 'worker.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), SCRIPT)
  await writeFile(join(folder, '.env'), 'SECRET=1')
  server = await startTestApp({ WEB_DIR: folder })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  server.visitor().send({ method: 'GET', url, headers })

describe('the web app', () => {
  it.each(['/', '/index.html', '/my-plans', '/garmin?success=connected', '/auth', '/no/such/page', '/a.b'])(
    'is what a browser gets at %s',
    async (url) => {
      const reply = await get(url)
      expect(reply.status).toBe(200)
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.text).toContain('<title>TriPlan</title>')
    },
  )

  it.each(['/plan.html', '/user.html', '/visitor.html', '/plan.html.br', '/PLAN.HTML'])(
    'never sends a page before it is filled in: %s',
    async (url) => {
      const reply = await get(url)
      expect(reply.text).not.toMatch(/<p>raw|__CSP_NONCE__/)
      expect((await get(url, { accept: 'application/json' })).status).toBe(404)
    },
  )

  it('carries a nonce that is never the same, in the page and in its policy', async () => {
    const nonces = await Promise.all(
      ['/', '/', '/my-plans'].map(async (url) => {
        const { text, headers } = await get(url)
        const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
        expect(text.split(`nonce="${nonce}"`)).toHaveLength(3)
        expect(text).not.toContain('__CSP_NONCE__')
        expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(3)
  })

  it.each([
    [undefined, 'none'],
    ['theme=dark', 'none'],
    ['notsid=1', 'none'],
    ['sid=abc', 'sent'],
    ['theme=dark; __Host-sid=abc', 'sent'],
  ])('says to a browser with the cookie %s that its session is: %s', async (cookie, session) => {
    const { text } = await get('/', { accept: 'text/html', ...(cookie ? { cookie } : {}) })
    expect(text).toContain(`<meta name="triplan-session" content="${session}">`)
  })

  it('answers / with the page that the build drew, for a visitor or for a user, and other addresses with the empty one', async () => {
    const drawn = (who: string) => `${PAGE}<p data-for="${who}">`
    await writeFile(join(folder, 'visitor.html'), drawn('visitor'))
    await writeFile(join(folder, 'user.html'), drawn('user'))
    const cookie = { accept: 'text/html', cookie: 'sid=abc' }
    expect((await get('/')).text).toContain('data-for="visitor"')
    expect((await get('/?new')).text).toContain('data-for="visitor"')
    expect((await get('/', cookie)).text).toContain('data-for="user"')
    expect((await get('/my-plans', cookie)).text).not.toContain('data-for')
    expect((await get('/auth')).text).not.toContain('data-for')
  })

  it('may load nothing from elsewhere and nothing inline', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy']).replace(/'nonce-[^']+'/, "'nonce'")
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'nonce'",
      "style-src-attr 'none'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ])
  })

  it('gives the service worker a page with nobody in it, that only the worker can make one of', async () => {
    const reply = await get('/app-shell', { accept: '*/*', cookie: 'sid=abc' })
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.text).toContain('<meta name="triplan-session" content="unknown">')
    expect(reply.text).toContain('nonce="__CSP_NONCE__"')
    expect(reply.headers['content-security-policy']).toContain("'nonce-__CSP_NONCE__'")
  })

  it.each(['identity', 'br'])(
    'has the browser ask for the service worker each time, and lets it ask this server only: %s',
    async (encoding) => {
      const { headers } = await get('/worker.js', { accept: '*/*', 'accept-encoding': encoding })
      expect(headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined)
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
    },
  )

  it('answers with a worker that ends itself where browsers are to be rid of it', async () => {
    await writeFile(join(folder, 'end-worker.js'), '// ends it')
    const rid = await startTestApp({ WEB_DIR: folder, OFFLINE: 'off' })
    const reply = await rid.visitor().send({ method: 'GET', url: '/worker.js' })
    expect([reply.text, reply.headers['cache-control']]).toEqual(['// ends it', 'no-cache'])
    await rid.stop()
  })

  it('keeps files with a hash in their name for a year, others for an hour', async () => {
    const script = await get('/assets/main-1a2b.js', { accept: '*/*' })
    expect([script.status, script.text]).toEqual([200, SCRIPT])
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg', { accept: 'image/*' })).headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each(['br', 'gzip'])('is sent as %s to those who can read it', async (encoding) => {
    const { headers } = await get('/assets/main-1a2b.js', { accept: '*/*', 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toMatch(/accept-encoding/i)
  })

  it.each([
    '/assets/gone-3c4d.js',
    '/missing.png',
    '/.env',
    '/..%2f..%2fetc/passwd',
    '/assets/../.env',
    '/%2e%2e/.env',
  ])('has no file %s', async (url) => {
    const reply = await get(url, { accept: 'image/*' })
    expect(reply.status).toBe(404)
    expect(reply.text).not.toMatch(/SECRET|root:/)
  })

  it('does not answer for the API', async () => {
    const reply = await get('/api/unknown')
    expect([reply.status, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  })

  it('says what to do when it was not built', async () => {
    const bare = await startTestApp()
    const reply = await bare.visitor().send({ method: 'GET', url: '/' })
    expect([reply.status, reply.message]).toEqual([404, 'The web app is not built. Please run `npm run build` first.'])
    await bare.stop()
  })
})

describe('the headers that protect', () => {
  const EXPECTED = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  }

  it.each([
    ['the page', 'GET', '/', 200],
    ['a file', 'GET', '/favicon.svg', 200],
    ['a call', 'GET', '/api/health/live', 200],
    ['a refused visitor', 'GET', '/api/user', 401],
    ['an unknown call', 'GET', '/api/unknown', 404],
    ['an address that cannot be read', 'GET', '/api/%ff', 400],
    ['a wrong content type', 'POST', '/api/login', 415],
    ['a body that is too large', 'POST', '/api/register', 413],
  ] as const)('are on %s', async (_, method, url, status) => {
    const type = status === 413 ? 'application/json' : 'text/plain'
    const payload = status === 413 ? JSON.stringify('x'.repeat(300 * 1024)) : 'x'
    const headers = { accept: 'text/html', ...(method === 'POST' && { 'content-type': type }) }
    const reply = await server.visitor().send({ method, url, headers, ...(method === 'POST' && { payload }) })
    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject(EXPECTED)
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    for (const absent of ['server', 'x-powered-by', 'access-control-allow-origin', 'strict-transport-security']) {
      expect(reply.headers).not.toHaveProperty(absent)
    }
    if (url.startsWith('/api')) expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('are on what is no HTTP at all', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.end('GET / HTTP/1.1\r\nbad header\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    for (const [name, value] of Object.entries(EXPECTED)) {
      expect(answer).toContain(typeof value === 'string' ? `${name}: ${value}\r\n` : `${name}: camera=()`)
    }
    expect(answer.split('\r\n\r\n')[1]).toBe('{"message":"The request cannot be understood"}')
  })

  it('ask for https for two years where the app is public on https', async () => {
    const secure = await startTestApp({ PUBLIC_ORIGIN: 'https://tri.example.org', TRUST_PROXY: '127.0.0.1' })
    const reply = await secure.visitor().send({ method: 'GET', url: '/api/health/live' })
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=63072000/)
    await secure.stop()
  })
})
