import { Worker } from 'node:worker_threads'

/** Runs beside the test: one that has its hands full would count its own delays. */
const POLLER = `
const { get } = require('node:http')
const { parentPort, workerData: { url, everyMs } } = require('node:worker_threads')
const polls = []
const poll = () => new Promise((resolve) => {
  const began = performance.now()
  const done = (status) => resolve({ status, ms: performance.now() - began })
  get(url, { agent: false }, (reply) => reply.resume().on('end', () => done(reply.statusCode))).on('error', () => done(0))
})
const timer = setInterval(() => polls.push(poll()), everyMs)
parentPort.once('message', async () => {
  clearInterval(timer)
  parentPort.postMessage(await Promise.all(polls))
})
parentPort.postMessage('begun')
`

/** An answer to a poll, 0 for none, and the milliseconds to its last byte. */
export type Poll = { status: number; ms: number }

/** Asks an address again and again, whether or not the last answer is there, until the returned function is called. */
export async function startPolling(url: string, everyMs: number): Promise<() => Promise<Poll[]>> {
  const worker = new Worker(POLLER, { eval: true, workerData: { url, everyMs } })
  const next = () => new Promise<unknown>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await next()
  return async () => {
    const answers = next()
    worker.postMessage('end')
    return (await answers) as Poll[]
  }
}
