import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { found, Refusal } from './errors.js'
import { pagePolicy } from './security.js'
import { bringsSession } from './session.js'

/** Where the build puts files whose names change with their content. */
const HASHED = `${sep}assets${sep}`
const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/**
 * Serves the built web app: its files, and its page for every other address that a browser opens. Unknown addresses under
 * `/api` and missing files are a 404 in JSON.
 */
export async function serveWebApp(app: FastifyInstance, webDir: string): Promise<void> {
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => sendIndex(request, reply, webDir)
  app.setNotFoundHandler(async (request, reply) => {
    if (!isForTheApp(request)) return found(undefined, 'Address')
    return sendIndex(request, reply, webDir)
  })
  app.get('/', sendPage)
  app.get('/index.html', sendPage)
  if (!existsSync(webDir)) return
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.includes(HASHED) ? A_YEAR : AN_HOUR)
    },
  })
}

/** A page to open, not a call and not a file: browsers ask for HTML, and the last part of a file's path has a dot. */
function isForTheApp({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (!['GET', 'HEAD'].includes(method) || /^\/api(\/|$)/.test(path)) return false
  const accepts = headers.accept ?? '*/*'
  return accepts.includes('text/html') || (accepts.includes('*/*') && !/\.[^/]*$/.test(path))
}

/**
 * The page with its placeholders filled: a fresh nonce, so that only its own styles apply, and whether the browser sent a
 * session, so that a visitor's page need not ask who is signed in.
 */
async function sendIndex(request: FastifyRequest, reply: FastifyReply, webDir: string): Promise<FastifyReply> {
  const html = await readPage(webDir, drawnFor(request))
    .catch(() => readPage(webDir, 'index.html'))
    .catch(() => {
      throw new Refusal('missing', 'The web app is not built. Please run `npm run build` first.')
    })
  const nonce = randomBytes(18).toString('base64')
  return reply
    .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html.replaceAll('__CSP_NONCE__', nonce).replace('__SESSION__', bringsSession(request) ? 'sent' : 'none'))
}

const readPage = (webDir: string, name: string) => readFile(join(webDir, name), 'utf8')

/** The dashboard's page is drawn ahead by the build, for a visitor and for a user; every other one starts empty. */
function drawnFor(request: FastifyRequest): string {
  if (request.url.split('?', 1)[0] !== '/') return 'index.html'
  return bringsSession(request) ? 'user.html' : 'visitor.html'
}
