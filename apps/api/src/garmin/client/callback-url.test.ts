import { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowedCallback } from './callback-url.js'
import { fetchCallback, isGlobal, outsideAgent, publicLookup, type Resolve } from './fetch-callback.js'

const LIVE = 'https://apis.garmin.com'
const PATH = '/wellness-api/rest/activities?uploadStartTimeInSeconds=1&token=t'
const GOOD = `${LIVE}${PATH}`

const PRIVATE = 'The address is not public'

describe('the address of a ping', () => {
  it.each([
    [GOOD, GOOD],
    [`https://APIS.GARMIN.COM${PATH}`, GOOD],
    [`https://apis。garmin。com${PATH}`, GOOD],
  ])('%s leads to Garmin', (given, url) => {
    expect(allowedCallback(given, LIVE)).toBe(url)
  })

  it.each([
    `https://apis.garmin.com.evil.test${PATH}`,
    `https://apis.garmin.com@127.0.0.1${PATH}`,
    `http://apis.garmin.com${PATH}`,
    `https://evilgarmin.com${PATH}`,
    `https://apis.garmin.com:22${PATH}`,
    'https://169.254.169.254/wellness-api/rest/?garmin.com',
    `${LIVE}/wellness-api/rest/../../oauth`,
    `${LIVE}/wellness-api/rest/%2e%2e/%2e%2e/oauth`,
    `${LIVE}\\@evil.test${PATH}`,
    'file:///wellness-api/rest/activities#apis.garmin.com',
    `https://apis.garmin.com.${PATH}`,
    `https://xn--apis-garmin-com${PATH}`,
    `https://[::ffff:127.0.0.1]${PATH}`,
    `https://apis.garmin.com%2f@evil.test${PATH}`,
    `${LIVE}/wellness-api/rest%2factivities`,
    `https://user:word@apis.garmin.com${PATH}`,
    `${GOOD}&pad=${'x'.repeat(2048)}`,
    'not an address',
    '',
  ])('%s does not', (given) => {
    expect(allowedCallback(given, LIVE)).toBeUndefined()
  })

  it('of a sandbox is of its own origin, with its port', () => {
    const sandbox = 'http://127.0.0.1:4100'
    expect(allowedCallback(`${sandbox}${PATH}`, sandbox)).toBe(`${sandbox}${PATH}`)
    for (const other of ['http://127.0.0.1:4101', 'http://localhost:4100', 'https://127.0.0.1:4100'])
      expect(allowedCallback(`${other}${PATH}`, sandbox)).toBeUndefined()
  })
})

const OUTSIDE = '93.184.216.34'
const INSIDE = '127.0.0.1'

/** A name server's answers, one after the other; the last stays. */
function namesThatLeadTo(answers: string[][]): Resolve {
  let asked = 0
  return (_, __, done) => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? []
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
}

const lookedUp = (name: string, find: ReturnType<typeof publicLookup>, options = {}) =>
  new Promise((resolve) => find(name, options, (error, address) => resolve([error?.message, address])))

describe('an address on the network', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111'])('%s is public', (address) => {
    expect(isGlobal(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    'localhost',
    '',
  ])('%j is not', (address) => {
    expect(isGlobal(address)).toBe(false)
  })

  it('is looked up, and refused when a name leads inside', async () => {
    expect(await lookedUp('localhost', publicLookup(lookup))).toEqual([
      'localhost leads to an address that is not public',
      '',
    ])
  })

  it.each([[[OUTSIDE, INSIDE]], [[INSIDE, OUTSIDE]], [[OUTSIDE, '::ffff:10.0.0.1']], [[]]])(
    'is refused when a name leads to %j',
    async (addresses) => {
      const resolve = namesThatLeadTo([addresses])
      for (const all of [true, false])
        expect(await lookedUp('mixed.test', publicLookup(resolve), { all })).toEqual([
          'mixed.test leads to an address that is not public',
          '',
        ])
    },
  )

  it('is checked for each connection anew, and the one that was checked is used', async () => {
    const asked: string[] = []
    const answers = namesThatLeadTo([[OUTSIDE], [INSIDE]])
    const find = publicLookup((name, options, done) => {
      asked.push(name)
      answers(name, options, done)
    })
    expect(await lookedUp('turns.test', find)).toEqual([undefined, OUTSIDE])
    expect(asked).toHaveLength(1)
    expect(await lookedUp('turns.test', find)).toEqual(['turns.test leads to an address that is not public', ''])
    expect(asked).toHaveLength(2)
  })
})

describe('fetching', () => {
  let connections = 0
  const trap = createServer((request, response) => {
    if (request.url?.includes('redirect')) response.writeHead(302, { location: '/caught' }).end()
    else if (request.url?.includes('long')) response.end(`"${'x'.repeat(5 * 1024 * 1024)}"`)
    else if (request.url?.includes('text')) response.end('no json')
    else response.end('{"caught":true}')
  })
  trap.on('connection', () => {
    connections += 1
  })
  let port = 0
  beforeAll(async () => {
    await once(trap.listen(0, '127.0.0.1'), 'listening')
    const address = trap.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => {
    trap.closeAllConnections()
    trap.close()
  })

  it.each([
    ...['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f000001', '127.1'].map((host) => [host, PRIVATE] as const),
    // A name is looked up where the connection is made.
    ['localhost', 'The address of a ping did not answer'],
  ] as const)('from %s reaches nothing, unless a sandbox is meant', async (host, words) => {
    const before = connections
    await expect(fetchCallback(`http://${host}:${port}/x`, { mayBeInside: false })).rejects.toThrow(words)
    expect(connections).toBe(before)
  })

  it.each([
    ['changes its answer', [[OUTSIDE], [INSIDE]]],
    ['has an inside address beside an outside one', [[INSIDE, OUTSIDE]]],
  ])('from a name that %s reaches nothing inside', async (_, answers) => {
    const before = connections
    const resolve = namesThatLeadTo(answers)
    // Somebody looked before, and saw the first answer.
    if (answers.length > 1) expect(await lookedUp('turns.test', publicLookup(resolve))).toEqual([undefined, OUTSIDE])
    const dispatcher = outsideAgent(resolve)
    await expect(fetchCallback(`http://turns.test:${port}/x`, { mayBeInside: false, dispatcher })).rejects.toThrow(
      'did not answer',
    )
    expect(connections).toBe(before)
    await dispatcher.close()
  })

  it('gives JSON, follows no redirect and reads no more than 5 MiB', async () => {
    const get = (path: string) => fetchCallback(`http://127.0.0.1:${port}/${path}`, { mayBeInside: true })
    expect(await get('data')).toEqual({ caught: true })
    await expect(get('redirect')).rejects.toMatchObject({ status: 302, isPassing: false })
    await expect(get('long')).rejects.toMatchObject({ status: 413 })
    await expect(get('text')).rejects.toMatchObject({ status: 502 })
  })
})
