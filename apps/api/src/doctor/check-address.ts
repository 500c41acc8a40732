import { once } from 'node:events'
import { createServer } from 'node:net'
import { healthRoutes } from '@tri/api-contract'
import type { Env } from '../config/env.js'
import { type Finding, inLine } from './finding.js'

const PATIENCE = 5_000

/** Whether the port is free, or TriPlan itself is on it. */
export async function checkPort({ port, host }: Pick<Env, 'port' | 'host'>): Promise<Finding> {
  const about = `Port ${port} on ${host}`
  const problem = await tryToListen(port, host)
  if (problem === undefined) return { about, state: 'well', is: 'free: TriPlan is not running here' }
  if (problem === 'EADDRINUSE') {
    const reached = host === '0.0.0.0' || host === '::' ? 'localhost' : host
    if (await isTriPlan(`http://${reached}:${port}`)) return { about, state: 'well', is: 'TriPlan is running' }
    return { about, state: 'wrong', is: 'another program uses it', todo: `Stop that program, or set PORT=${port + 1}.` }
  }
  if (problem === 'EACCES')
    return { about, state: 'wrong', is: 'it may not be opened', todo: 'Choose one above 1023: PORT=3000.' }
  return {
    about,
    state: 'wrong',
    is: `it cannot be opened (${problem})`,
    todo: 'Set HOST to an address of this machine.',
  }
}

async function tryToListen(port: number, host: string): Promise<string | undefined> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : inLine(error)
  } finally {
    probe.close()
  }
}

async function isTriPlan(origin: string): Promise<boolean> {
  const reply = await fetch(`${origin}${healthRoutes.live.path}`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => undefined,
  )
  return reply?.ok === true && reply.headers.has('x-request-id')
}

/** Whether browsers find TriPlan under its public address, past the proxy. */
export async function checkPublicOrigin({ publicOrigin, port }: Pick<Env, 'publicOrigin' | 'port'>): Promise<Finding> {
  const about = 'PUBLIC_ORIGIN'
  if (!publicOrigin) return { about, state: 'well', is: 'not set: TriPlan is for this machine and its network' }
  try {
    const reply = await fetch(`${publicOrigin}${healthRoutes.live.path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (reply.ok && reply.headers.has('x-request-id'))
      return { about, state: 'well', is: `TriPlan answers at ${publicOrigin}` }
    if (reply.status === 421)
      return {
        about,
        state: 'wrong',
        is: `the proxy at ${publicOrigin} does not hand on the name that it was called by`,
        todo: 'Have it send the Host header on (nginx: proxy_set_header Host $host), as deploy/nginx.conf does.',
      }
    if (reply.status === 502 || reply.status === 503 || reply.status === 504)
      return {
        about,
        state: 'wrong',
        is: `the proxy at ${publicOrigin} does not reach TriPlan (${reply.status})`,
        todo: `Start TriPlan, and have the proxy ask port ${port}.`,
      }
    return {
      about,
      state: 'wrong',
      is: `something else answers at ${publicOrigin} (${reply.status})`,
      todo: 'Set it to the address that browsers open, without a redirect, and have the proxy ask TriPlan there.',
    }
  } catch (error) {
    return {
      about,
      state: 'wrong',
      is: `${publicOrigin} cannot be reached (${causeOf(error)})`,
      todo: 'Check the name in the DNS, the certificate and that the proxy runs.',
    }
  }
}

/** What `fetch` only tells in the cause. */
const causeOf = (error: unknown) => inLine(error instanceof Error && error.cause ? error.cause : error)
