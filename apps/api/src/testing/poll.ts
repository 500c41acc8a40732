import { Worker } from 'node:worker_threads'

/**
 * Runs beside the test: one that has its hands full would count its own delays. Linux tells how long a thread was ready
 * to run and no core was free for it; elsewhere it is not known, and 0.
 */
const POLLER = `
const { readFileSync } = require('node:fs')
const { get } = require('node:http')
const { parentPort, workerData: { url, pid, everyMs } } = require('node:worker_threads')
const delayOf = (thread) => {
  try {
    return Number(readFileSync('/proc/' + thread + '/schedstat', 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
const delay = () => delayOf(pid + '/task/' + pid) + delayOf('thread-self')
const polls = []
const poll = () => new Promise((resolve) => {
  const began = { at: performance.now(), delay: delay() }
  const done = (status) =>
    resolve({ status, ms: performance.now() - began.at, noCoreMs: delay() - began.delay })
  get(url, { agent: false }, (reply) => reply.resume().on('end', () => done(reply.statusCode))).on('error', () => done(0))
})
const timer = setInterval(() => polls.push(poll()), everyMs)
parentPort.once('message', async () => {
  clearInterval(timer)
  parentPort.postMessage(await Promise.all(polls))
})
parentPort.postMessage('begun')
`

/**
 * An answer to a poll, 0 for none; the milliseconds to its last byte, and those of them in which the machine had no core
 * for the server's main thread, or for the poller.
 */
export type Poll = { status: number; ms: number; noCoreMs: number }

/** Asks a server again and again, whether or not the last answer is there, until the returned function is called. */
export async function startPolling(
  server: { url: string; pid: number },
  everyMs: number,
): Promise<() => Promise<Poll[]>> {
  const worker = new Worker(POLLER, { eval: true, workerData: { ...server, everyMs } })
  const next = () => new Promise<unknown>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await next()
  return async () => {
    const answers = next()
    worker.postMessage('end')
    return (await answers) as Poll[]
  }
}
