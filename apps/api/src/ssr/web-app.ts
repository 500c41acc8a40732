import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, orNotFound } from '../http/errors.js'
import { pagePolicy, WORKER_POLICY } from '../http/security/security.js'
import { bringsSession } from '../http/security/session.js'

/** Renders the page of a plan for whoever asks; undefined where there is nothing to render. */
export type RenderPage = (request: FastifyRequest, nonce: string) => Promise<string | undefined>

/** The page of a user with a plan, and that of a visitor. */
type Renderers = { plan: RenderPage; visitor: RenderPage }

type WebApp = {
  webDir: string
  renderers: Renderers
  /** Whether browsers keep the service worker, or are rid of it. */
  opensOffline: boolean
}

/** Where the build puts files whose names change with their content. */
const HASHED = `${sep}assets${sep}`
const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** Where a plan is shown, whatever of it is asked for. */
const PLAN_PATHS: readonly string[] = ['/', '/progress', '/race']

const PAGE_FILE = /\.html(\.\w+)?$/i

/** What the service worker asks for, to make pages of when there is no network. */
const SHELL_PATH = '/app-shell'

/** The service worker, compressed or not; a browser asks for it anew each time that it looks for a newer one. */
const WORKER_PATH = '/worker.js'
const WORKER_FILE = /[\\/]worker\.js(\.\w+)?$/

/**
 * Serves the built web app: its files, and its page for every other address that a browser opens. Unknown addresses under
 * `/api` and missing files are a 404 in JSON.
 */
export async function serveWebApp(app: FastifyInstance, { webDir, renderers, opensOffline }: WebApp): Promise<void> {
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(18).toString('base64')
    const page = await pageFor(request, { webDir, renderers, nonce })
    return reply
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page)
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isForTheApp(request)) return orNotFound(undefined, 'Address')
    return sendPage(request, reply)
  })
  app.get('/', sendPage)
  app.get('/index.html', sendPage)
  app.get(SHELL_PATH, async (_, reply) => sendShell(reply, webDir))
  if (!existsSync(webDir)) return
  if (!opensOffline) endWorkers(app, webDir)
  // Not among the file's own headers: those of every answer would take its place.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.split('?', 1)[0] === WORKER_PATH) reply.header('content-security-policy', WORKER_POLICY)
    done()
  })
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    dotfiles: 'ignore',
    // Pages are filled in before they go out.
    allowedPath: (path) => !PAGE_FILE.test(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isWorker = WORKER_FILE.test(path)
      reply.setHeader('cache-control', isWorker ? 'no-cache' : path.includes(HASHED) ? A_YEAR : AN_HOUR)
    },
  })
}

/** Answers who asks for the service worker with one that ends it, and all that was kept. */
function endWorkers(app: FastifyInstance, webDir: string) {
  app.get(WORKER_PATH, async (_, reply) =>
    reply
      .headers({ 'content-security-policy': WORKER_POLICY, 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(await readFile(join(webDir, 'end-worker.js'), 'utf8')),
  )
}

/** A page to open, not a call and not a file: browsers ask for HTML, and the last part of a file's path has a dot. */
function isForTheApp({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (!['GET', 'HEAD'].includes(method) || /^\/api(\/|$)/.test(path)) return false
  const accepts = headers.accept ?? '*/*'
  return accepts.includes('text/html') || (accepts.includes('*/*') && !/\.[^/.]*$/.test(path))
}

type Rendering = { webDir: string; renderers: Renderers; nonce: string }

/**
 * The dashboard is rendered already: the set-up for a visitor and a user's plan at each of its addresses here, or else by the
 * build a set-up of its own day and a skeleton; every other page starts empty.
 */
async function pageFor(request: FastifyRequest, { webDir, renderers, nonce }: Rendering): Promise<string> {
  const read = async (name: string, body = '') =>
    filled(await readPage(webDir, name), request, nonce).replace('__PLAN__', () => body)
  const rendered = (render: RenderPage) =>
    render(request, nonce).catch((err: unknown) => {
      request.log.warn({ err }, 'a page could not be rendered; the browser renders it')
      return undefined
    })
  const path = request.url.split('?', 1)[0] ?? ''
  if (!PLAN_PATHS.includes(path)) return read('index.html')
  if (!bringsSession(request)) {
    if (path !== '/') return read('index.html')
    const setUp = await rendered(renderers.visitor)
    return setUp === undefined ? read('visitor.html') : read('first.html', filled(setUp, request, nonce))
  }
  const plan = await rendered(renderers.plan)
  return plan === undefined ? read('user.html') : read('plan.html', plan)
}

/**
 * The page with nobody's plan in it, not filled in yet, and as a text: the service worker puts a nonce of its own into page and
 * policy each time that it shows it. Who is signed in, the page then finds out by itself.
 */
async function sendShell(reply: FastifyReply, webDir: string) {
  const shell = (await readPage(webDir, 'index.html')).replace('__SESSION__', 'unknown')
  return reply
    .headers({ 'content-security-policy': pagePolicy('__CSP_NONCE__'), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(shell)
}

/** The nonce lets only the page's own styles apply; a page that says no session was sent need not ask who is signed in. */
const filled = (html: string, request: FastifyRequest, nonce: string) =>
  html.replaceAll('__CSP_NONCE__', nonce).replace('__SESSION__', bringsSession(request) ? 'sent' : 'none')

/** The file, or the empty page where the build drew none. */
const readPage = (webDir: string, name: string) =>
  readFile(join(webDir, name), 'utf8')
    .catch(() => readFile(join(webDir, 'index.html'), 'utf8'))
    .catch(() => {
      throw new HttpError('missing', 'The web app is not built. Please run `npm run build` first.')
    })
