import { connect } from 'node:net'

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * Asks each question over and over, on a connection of its own, until the time is over; calls a second. What it counts costs it
 * little, for it shares the machine with what it measures. An answer with another status is an error.
 */
export async function flood(address, questions, milliseconds) {
  const { hostname, port } = new URL(address)
  const began = performance.now()
  const until = began + milliseconds
  const counts = await Promise.all(
    questions.map(({ path, cookie }) => {
      const question = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`
      return askUntil({ host: hostname, port: Number(port), question, until })
    }),
  )
  const calls = counts.reduce((sum, count) => sum + count, 0)
  return (calls * 1_000) / (performance.now() - began)
}

function askUntil({ host, port, question, until }) {
  return new Promise((resolve, reject) => {
    let calls = 0
    let left = 0
    let head = Buffer.alloc(0)
    const socket = connect({ host, port, noDelay: true })
    const next = () => {
      if (performance.now() < until) socket.write(question)
      else socket.end(() => resolve(calls))
    }
    socket.on('error', reject)
    socket.on('close', () => resolve(calls))
    socket.once('connect', next)
    socket.on('data', (piece) => {
      let body = piece
      if (left === 0) {
        head = head.length ? Buffer.concat([head, piece]) : piece
        const end = head.indexOf(END_OF_HEAD)
        if (end < 0) return
        left = lengthIn(head.subarray(0, end).toString('latin1'), reject)
        body = head.subarray(end + END_OF_HEAD.length)
        head = Buffer.alloc(0)
      }
      left -= body.length
      if (left > 0) return
      calls += 1
      next()
    })
  })
}

function lengthIn(head, reject) {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)
  if (head.startsWith('HTTP/1.1 200 ') && length) return Number(length[1])
  reject(new Error(`Not an answer of known length: ${head.slice(0, 300)}`))
  return 0
}
