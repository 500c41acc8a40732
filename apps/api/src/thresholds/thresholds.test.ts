import { MAX_THRESHOLDS, type NewThreshold, routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.js'
import { readAthlete } from './athlete.js'

const { account, thresholds, users } = routes

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const ftp = (value: number, measuredOn: string): NewThreshold => ({
  ...{ sport: 'bike', kind: 'ftp' },
  ...{ value, measuredOn, source: 'test' },
})

describe('thresholds', () => {
  it('are a history, the oldest first; one is taken back', async () => {
    const user = await server.user()
    const newest = await user.ask(thresholds.add, { body: ftp(247, '2027-03-03') })
    const oldest = await user.ask(thresholds.add, { body: ftp(230.5, '2026-11-02') })
    expect(await user.ask(thresholds.list)).toEqual([oldest, newest])
    expect(oldest).toEqual({ id: oldest.id, ...ftp(230.5, '2026-11-02') })
    await user.ask(thresholds.remove, { params: { id: String(newest.id) } })
    expect(await user.ask(thresholds.list)).toEqual([oldest])
  })

  it.each([
    [{ ...ftp(247, '2027-03-03'), sport: 'swim' }, 'kind', 'There is no ftp of a swim'],
    [ftp(1000, '2027-03-03'), 'value', 'This lies between 40 and 600'],
    [ftp(247, '2027-02-30'), 'measuredOn', 'Please enter a date as YYYY-MM-DD'],
    [{ ...ftp(247, '2027-03-03'), source: 'rumour' }, 'source', 'Please say where it comes from'],
  ])('that nobody has are refused, with a word on what is wrong', async (body, path, message) => {
    const user = await server.user()
    const { status, body: answer } = await user.call(thresholds.add, { body: body as never })
    expect(status).toBe(400)
    expect(JSON.stringify(answer)).toContain(path)
    expect(JSON.stringify(answer)).toContain(message)
    expect(await user.ask(thresholds.list)).toEqual([])
  })

  it('are the user’s own, and as many as there is room for', async () => {
    const user = await server.user()
    const { id } = await user.ask(users.current)
    const rows = Array.from({ length: MAX_THRESHOLDS - 1 }, () => ({ userId: id, ...ftp(200, '2026-01-01') }))
    await server.db.insertInto('thresholds').values(rows).execute()
    const both = await Promise.all(
      [247, 248].map((value) => user.call(thresholds.add, { body: ftp(value, '2027-03-03') })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await (await server.user()).ask(thresholds.list)).toEqual([])
  })

  it('and what targets are told in go with the account’s file; what is there already is not there twice', async () => {
    const user = await server.user()
    await user.ask(thresholds.add, { body: ftp(247, '2027-03-03') })
    await user.ask(users.updatePreferences, { body: { targetMethods: { run: 'heart-rate', bike: 'power' } } })
    const file = await user.ask(account.download)
    expect(file).toMatchObject({
      thresholds: [ftp(247, '2027-03-03')],
      preferences: { targetMethods: { run: 'heart-rate', bike: 'power' } },
    })
    const other = await server.user()
    for (let times = 0; times < 2; times += 1) await other.ask(account.bringIn, { body: file })
    expect(await other.ask(thresholds.list)).toMatchObject([ftp(247, '2027-03-03')])
    expect(await other.ask(users.current)).toMatchObject({ targetMethods: { run: 'heart-rate', bike: 'power' } })
  })

  it('of critical power have the work above it, which goes with the account’s file; nothing else has', async () => {
    const user = await server.user()
    const critical: NewThreshold = { ...ftp(251.3, '2027-03-03'), kind: 'critical-power', joules: 18_350 }
    const added = await user.ask(thresholds.add, { body: critical })
    expect(added).toEqual({ id: added.id, ...critical })
    const plain = await user.ask(thresholds.add, { body: ftp(247, '2027-03-04') })
    expect(plain).not.toHaveProperty('joules')
    const refused = await user.call(thresholds.add, { body: { ...ftp(247, '2027-03-03'), joules: 18_350 } })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Only a critical power has work above it'),
    ])
    const other = await server.user()
    await other.ask(account.bringIn, { body: await user.ask(account.download) })
    expect(await other.ask(thresholds.list)).toMatchObject([critical, ftp(247, '2027-03-04')])
  })

  it('are laid into zones of one’s own, which are whole, rising, given once, and go with the account’s file', async () => {
    const user = await server.user()
    const own = { sport: 'bike', kind: 'ftp', bounds: [120, 160, 210, 250, 290] } as const
    const paces = { sport: 'run', kind: 'threshold-pace', bounds: [600, 540, 480, 450, 430, 400] } as const
    const take = (ownZones: unknown) => user.call(users.updatePreferences, { body: { ownZones } as never })
    expect(await take([own])).toMatchObject({ status: 200, body: { ownZones: [own] } })
    for (const [wrong, message] of [
      [[{ ...own, bounds: [120, 160, 160, 250, 290] }], 'Each zone begins above the one before'],
      [[{ ...own, bounds: [120, 160, 210, 250] }], '5 whole numbers for power'],
      [[{ ...own, bounds: [120.5, 160, 210, 250, 290] }], 'Please enter whole numbers'],
      [[{ ...own, kind: 'critical-power' }], 'Zones of your own are for power'],
      [[{ ...own, sport: 'swim' }], 'Zones of your own are for power'],
      [[own, own], 'given twice'],
      [[{ ...paces, bounds: [400, 430, 450, 480, 540, 600] }], 'of paces each begins faster'],
      [[{ ...paces, kind: 'css' }], 'css of the swim'],
    ] as const) {
      const { status, body } = await take(wrong)
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)])
    }
    const swim = { sport: 'swim', kind: 'css', bounds: [130, 122, 118, 114, 108] } as const
    expect(await take([own, paces, swim])).toMatchObject({ status: 200, body: { ownZones: [own, paces, swim] } })
    expect(await take([own])).toMatchObject({ status: 200 })
    expect(await readAthlete(server.db, (await user.ask(users.current)).id)).toMatchObject({ bounds: [own] })
    const other = await server.user()
    await other.ask(account.bringIn, { body: await user.ask(account.download) })
    expect(await other.ask(users.current)).toMatchObject({ ownZones: [own] })
    expect(await take([])).toMatchObject({ status: 200, body: { ownZones: [] } })
  })

  it('can go back to what is usual: no sport chosen', async () => {
    const user = await server.user()
    await user.ask(users.updatePreferences, { body: { targetMethods: { run: 'feel' } } })
    expect(await user.ask(users.updatePreferences, { body: { targetMethods: {} } })).toMatchObject({
      targetMethods: {},
    })
  })
})
