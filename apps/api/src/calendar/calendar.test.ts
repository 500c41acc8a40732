import { routes, type TrainingTimes } from '@tri/api-contract'
import { addDays, type IsoDay } from '@tri/plan-engine'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { readEnv } from '../config/env.js'
import { newPlan, START, shortPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, Visitor } from '../testing/test-app.js'

const { calendar, plans, thresholds, users, workouts } = routes
const NONE = [null, null, null, null, null, null, null]
const MORNINGS: TrainingTimes = { timeZone: 'America/New_York', startTimes: NONE.map(() => '06:30') }

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
beforeEach(() => server.db.deleteFrom('rate_limits').execute())
afterAll(() => server.stop())

/** A user with a plan, and the address of their feed. */
async function subscriber() {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: shortPlan(4) })
  const { path } = await user.ask(calendar.makeFeed)
  const list = () => user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  return { user, plan, path, list }
}

/** As a calendar program asks: without a cookie. */
const fetchFeed = (path: string, headers: Record<string, string> = {}, program: Visitor = server.visitor()) =>
  program.send({ method: 'GET', url: path, headers: { host: 'tri.local', accept: '*/*', ...headers } })

async function eventsAt(path: string): Promise<ICAL.Event[]> {
  const { status, text } = await fetchFeed(path)
  expect(status).toBe(200)
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

/** An event's number as its athlete's changes count it: that the day went by without its session is one more. */
const changesOf = ({ sequence, summary, description }: ICAL.Event) =>
  sequence - (/Missed/.test(`${summary} ${description}`) ? 1 : 0)

/** The race's number counts the plan's changes too. */
const trainingOf = (events: readonly ICAL.Event[]) => events.filter(({ summary }) => !summary.startsWith('Race day'))

/** Without the easy days after the race, which are no workouts. */
const upToRace = (events: readonly ICAL.Event[]) =>
  events.filter(({ summary }) => !summary.startsWith('After the race'))
const raceOf = (events: readonly ICAL.Event[]) => events.find(({ summary }) => summary.startsWith('Race day'))

const instance = async () =>
  (await server.db.selectFrom('secrets').select('value').where('name', '=', 'instance').executeTakeFirst())?.value

const eventOf = async (path: string, workoutId: number | undefined) => {
  const sought = `workout-${workoutId}@${await instance()}`
  return (await eventsAt(path)).find(({ uid }) => uid === sought)
}

describe('the feed', () => {
  it('holds the current plan, an all-day event for each workout, with identities that stay', async () => {
    const { path, list, plan } = await subscriber()
    const events = await eventsAt(path)
    const stored = await list()
    const host = await instance()
    expect(upToRace(events).map(({ uid }) => uid)).toEqual(stored.map(({ id }) => `workout-${id}@${host}`))
    const after = plan.afterRace.map(({ id }) => `workout-${stored.at(-1)?.id}-${id}@${host}`)
    expect(events.slice(stored.length).map(({ uid }) => uid)).toEqual(after)
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
    expect(new Set(trainingOf(events).map(changesOf))).toEqual(new Set([1]))
    expect((await eventsAt(path)).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
  })

  it('leads back to the plan from each of its events', async () => {
    const { path } = await subscriber()
    const links = (await eventsAt(path)).map(({ component }) => component.getFirstPropertyValue('url'))
    expect(new Set(links)).toEqual(new Set(['http://tri.local/']))
  })

  it('has identities of its own, whatever name it is asked by, or those of the public address', async () => {
    const { user, path } = await subscriber()
    const uidsBy = async (host: string) => /UID:\S+/.exec((await fetchFeed(path, { host })).text)?.[0]
    expect(await uidsBy('192.168.178.20')).toBe(await uidsBy('tri.local:3000'))
    expect((await user.ask(calendar.settings)).eventHost).toBe(await instance())
    expect(await instance()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    const settings = { PUBLIC_ORIGIN: 'https://tri.example.org', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' }
    const known = await buildApp({ db: server.db, direct: server.connection, env: readEnv(settings) })
    const reply = await fetchFeed(path, { host: 'inner:3000' }, new Visitor(known))
    expect(reply.text).toMatch(/UID:workout-\d+@tri\.example\.org\r/)
    await known.close()
  })

  it('comes as a calendar that may be kept by its reader only, and asks to be read again in an hour', async () => {
    const { path } = await subscriber()
    const { headers, text } = await fetchFeed(path)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(text).toContain('X-PUBLISHED-TTL:PT1H')
  })

  it('is not sent again while nothing changed, and is once something did', async () => {
    const { user, path, list } = await subscriber()
    const etag = String((await fetchFeed(path)).headers.etag)
    for (const known of [etag, etag.slice(2), `"other", ${etag}`]) {
      const reply = await fetchFeed(path, { 'if-none-match': known })
      expect([reply.status, reply.text, reply.headers.etag]).toEqual([304, '', etag])
    }
    const [first] = await list()
    await user.ask(workouts.complete, { params: { id: String(first?.id) }, body: { completed: true } })
    const reply = await fetchFeed(path, { 'if-none-match': etag })
    expect(reply.status).toBe(200)
    expect(reply.headers.etag).not.toBe(etag)
  })

  it('tells since when it is as it is, and is not sent again to who has it since then', async () => {
    const { user, path, list } = await subscriber()
    const first = String((await fetchFeed(path)).headers['last-modified'])
    expect(Math.abs(Date.now() - Date.parse(first))).toBeLessThan(60_000)
    const later = new Date(Date.parse(first) + 5_000).toUTCString()
    for (const since of [first, later]) {
      const reply = await fetchFeed(path, { 'if-modified-since': since })
      expect([reply.status, reply.text, reply.headers['last-modified']]).toEqual([304, '', first])
    }
    const earlier = new Date(Date.parse(first) - 1_000).toUTCString()
    for (const since of [earlier, 'yesterday', ''])
      expect((await fetchFeed(path, { 'if-modified-since': since })).status).toBe(200)
    const [workout] = await list()
    await user.ask(workouts.complete, { params: { id: String(workout?.id) }, body: { completed: true } })
    expect((await fetchFeed(path, { 'if-modified-since': first })).status).toBe(200)
  })

  it('is another one after each change, two within a second as well', async () => {
    const { user, plan, path } = await subscriber()
    const ofOwner = server.db.selectFrom('calendars').select('feedChangedAt').where('userId', '=', plan.userId)
    const kept = () => ofOwner.executeTakeFirst()
    const times = []
    for (const name of ['One', 'Two', 'Three']) {
      await user.ask(plans.rename, { params: { id: String(plan.id) }, body: { name } })
      await fetchFeed(path)
      times.push(Date.parse((await kept())?.feedChangedAt ?? ''))
      await fetchFeed(path)
      expect(Date.parse((await kept())?.feedChangedAt ?? '')).toBe(times.at(-1))
    }
    const [one = 0, two = 0, three = 0] = times
    expect(two - one).toBeGreaterThanOrEqual(1_000)
    expect(three - two).toBeGreaterThanOrEqual(1_000)
  })

  it('goes by the tag where it is told one besides the time', async () => {
    const { path } = await subscriber()
    const { headers } = await fetchFeed(path)
    const since = { 'if-modified-since': String(headers['last-modified']) }
    expect((await fetchFeed(path, { ...since, 'if-none-match': 'W/"another"' })).status).toBe(200)
    expect((await fetchFeed(path, { ...since, 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  it('moves an event, and its number grows with each change', async () => {
    const { user, path, list } = await subscriber()
    const workout = (await list()).at(-2)
    const params = { id: String(workout?.id) }
    const day = workout?.day === 2 ? 3 : 2
    const before = await eventOf(path, workout?.id)
    await user.ask(workouts.move, { params, body: { week: 2, day, dayName: 'x' } })
    const moved = await eventOf(path, workout?.id)
    expect(moved?.startDate.toString()).not.toBe(before?.startDate.toString())
    expect(moved && changesOf(moved)).toBe(2)
    await user.ask(workouts.complete, { params, body: { completed: true } })
    expect(await eventOf(path, workout?.id)).toMatchObject({ sequence: 3, summary: expect.stringMatching(/^\u2713 /) })
  })

  it('loses the event of a workout whose exercises are deleted', async () => {
    const { user, path, list } = await subscriber()
    const [first] = await list()
    for (const { id: exerciseId } of first?.exercises ?? [])
      await user.ask(workouts.deleteExercise, { params: { id: String(first?.id), exerciseId } })
    expect(await eventOf(path, first?.id)).toBeUndefined()
  })

  it('names the race anew when the plan is renamed', async () => {
    const { user, plan, path } = await subscriber()
    const before = raceOf(await eventsAt(path))
    await user.ask(plans.rename, { params: { id: String(plan.id) }, body: { name: 'Autumn race' } })
    const after = raceOf(await eventsAt(path))
    expect(after?.summary).toBe('Race day: Autumn race (Olympic)')
    expect(after?.sequence).toBeGreaterThan(Number(before?.sequence))
  })

  it('has no event but its own, whatever a plan was named before names were checked', async () => {
    const { plan, path } = await subscriber()
    const before = await eventsAt(path)
    for (const name of ['Fun\r\nBEGIN:VEVENT\r\nUID:evil\r\nSUMMARY:Pay here\r\nEND:VEVENT', 'a\r\nEND:VCALENDAR']) {
      await server.db.updateTable('training_plans').set({ name }).where('id', '=', plan.id).execute()
      expect((await eventsAt(path)).map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    }
  })

  it('speaks in the units of its owner', async () => {
    const { user, path } = await subscriber()
    expect((await fetchFeed(path)).text).toMatch(/\d mi\b/)
    await user.ask(users.updatePreferences, { body: { units: 'metric', poolUnits: 'yards' } })
    const descriptions = (await eventsAt(path)).map(({ description }) => description).join('\n')
    expect(descriptions).toMatch(/\d km\b[\s\S]*\d yd\b/)
    expect(descriptions).not.toMatch(/\d mi\b|\/mi\b|mph|\/100m/)
  })

  it('has the targets that its owner goes by, from what is known of them', async () => {
    const { user, path } = await subscriber()
    const words = async () => (await eventsAt(path)).map(({ description }) => description).join('\n')
    const tag = async () => (await fetchFeed(path)).headers.etag
    const before = await tag()
    expect(await words()).not.toMatch(/ W\b| bpm\b|RPE/)
    const known = { sport: 'bike', kind: 'ftp', value: 240, measuredOn: '2026-01-01', source: 'test' } as const
    const { id } = await user.ask(thresholds.add, { body: known })
    expect(await words()).toMatch(/@ 145-170 W/)
    await user.ask(users.updatePreferences, { body: { targetMethods: { run: 'feel' } } })
    expect(await words()).toMatch(/@ RPE 2-3/)
    expect(await tag()).not.toBe(before)
    await user.ask(thresholds.remove, { params: { id: String(id) } })
    expect(await words()).not.toMatch(/ W\b/)
  })

  it('goes over to another current plan, and is empty without one', async () => {
    const { user, plan, path } = await subscriber()
    const other = await user.ask(plans.create, { body: newPlan({ name: 'Next season' }) })
    await user.ask(users.setCurrentPlan, { body: { planId: other.id } })
    expect(raceOf(await eventsAt(path))?.summary).toContain('Next season')
    for (const { id } of [plan, other]) await user.ask(plans.remove, { params: { id: String(id) } })
    expect(await eventsAt(path)).toEqual([])
  })
})

describe('what the calendar shows', () => {
  const BIKE = { sports: ['bike'], reminder: 'evening-before' } as const

  it('is the whole plan without a reminder, until somebody chooses', async () => {
    const user = await server.user()
    const untouched = {
      sports: ['swim', 'bike', 'run'],
      reminder: 'none',
      reminderRevision: 0,
      reminderChangedAt: null,
    }
    expect(await user.ask(calendar.settings)).toMatchObject(untouched)
    const { path } = await subscriber()
    expect((await fetchFeed(path)).text).not.toContain('VALARM')
  })

  it('leaves other sports out and reminds, with the same identities', async () => {
    const { user, path, list, plan } = await subscriber()
    const before = await eventsAt(path)
    const body = { ...BIKE, sports: [...BIKE.sports] }
    const chosen = await user.ask(calendar.choose, { body })
    expect(chosen).toMatchObject({ ...BIKE, reminderRevision: 1 })
    const rides = (await list()).filter(({ exercises }) => exercises.some(({ type }) => type === 'bike'))
    const after = await eventsAt(path)
    expect(upToRace(after).map(({ uid }) => uid)).toEqual(rides.map(({ id }) => `workout-${id}@${chosen.eventHost}`))
    expect(after.length - rides.length).toBe(plan.afterRace.filter(({ type }) => type === 'bike').length)
    expect(after.length).toBeLessThan(before.length)
    expect(after.every(({ component }) => component.getAllSubcomponents('valarm').length === 1)).toBe(true)
    expect(new Set(trainingOf(after).map(changesOf))).toEqual(new Set([2]))
    expect((await user.ask(calendar.choose, { body })).reminderRevision).toBe(1)
    const all = await user.ask(calendar.choose, { body: { sports: ['run', 'swim', 'bike'], reminder: 'none' } })
    expect(all).toMatchObject({ sports: ['swim', 'bike', 'run'], reminder: 'none', reminderRevision: 2 })
    expect((await eventsAt(path)).map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  })

  it('is one’s own, and stays when start times change', async () => {
    const one = await server.user()
    const other = await server.user()
    await one.ask(calendar.choose, { body: { ...BIKE, sports: [...BIKE.sports] } })
    expect(await one.ask(calendar.changeTimes, { body: MORNINGS })).toMatchObject({ ...BIKE, revision: 1 })
    expect(await other.ask(calendar.settings)).toMatchObject({ reminder: 'none' })
  })
})

/** The next day that New York's clocks change on, three weeks after the plan began or later. */
function clockChange(): IsoDay {
  const noon = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit' })
  const hourOn = (day: IsoDay) => noon.format(new Date(`${day}T17:00:00Z`))
  for (let day = addDays(START, 21); ; day = addDays(day, 1)) if (hourOn(day) !== hourOn(addDays(day, -1))) return day
}

describe('start times', () => {
  it('put workouts at the athlete\u2019s own time on both sides of a clock change', async () => {
    const user = await server.user()
    await user.ask(plans.create, { body: newPlan({ raceDate: addDays(clockChange(), 14) }) })
    await user.ask(calendar.changeTimes, { body: MORNINGS })
    const { path } = await user.ask(calendar.makeFeed)
    const at = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' })
    const events = await eventsAt(path)
    expect(new Set(events.map(({ startDate }) => at.format(startDate.toJSDate())))).toEqual(new Set(['06:30']))
    const offsets = events.map(({ startDate }) => startDate.toJSDate().getUTCHours())
    expect(new Set(offsets)).toEqual(new Set([10, 11]))
  })

  it('are only for the days that have one, and number events on as they change', async () => {
    const { user, path } = await subscriber()
    const startTimes = NONE.map((_, day) => (day === 6 ? '09:15' : null))
    const first = await user.ask(calendar.changeTimes, { body: { timeZone: 'Europe/Berlin', startTimes } })
    expect(first).toMatchObject({ timeZone: 'Europe/Berlin', startTimes, revision: 1 })
    const timed = (await eventsAt(path)).filter(({ startDate }) => !startDate.isDate)
    expect(timed.length).toBeGreaterThan(0)
    expect(timed.every(({ startDate }) => startDate.toJSDate().getUTCDay() === 6)).toBe(true)
    expect(trainingOf(await eventsAt(path)).every((event) => changesOf(event) === 2)).toBe(true)
    const again = await user.ask(calendar.changeTimes, { body: { timeZone: 'Europe/Berlin', startTimes } })
    expect(again.revision).toBe(1)
    await user.ask(calendar.changeTimes, { body: { timeZone: 'Europe/Berlin', startTimes: NONE } })
    const events = await eventsAt(path)
    expect(trainingOf(events).every((event) => event.startDate.isDate && changesOf(event) === 3)).toBe(true)
  })

  it.each([
    [{ timeZone: 'Mars/Olympus', startTimes: NONE }, 'Please choose a time zone like Europe/Berlin'],
    [{ timeZone: 'UTC', startTimes: NONE.slice(1) }, 'Please give seven start times'],
    [{ timeZone: 'UTC', startTimes: [...NONE.slice(1), '24:00'] }, 'Please enter a time as hh:mm'],
  ])('that cannot be are refused: %j', async (body, message) => {
    const user = await server.user()
    const reply = await user.call(calendar.changeTimes, { body })
    expect([reply.status, reply.message]).toEqual([400, expect.stringContaining(message)])
    expect(await user.ask(calendar.settings)).toMatchObject({ timeZone: null, revision: 0, feedMadeAt: null })
  })
})

describe('the address of a feed', () => {
  it('is 256 random bits, told once and stored as a hash only', async () => {
    const { user, path } = await subscriber()
    const token = /^\/calendar\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? 'none'
    const { rows } = await sql<{ row: string }>`select t::text as row from calendars t`.execute(server.db)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await user.call(calendar.settings)).text).not.toContain(token)
  })

  it('ends when it is renewed or switched off', async () => {
    const { user, path } = await subscriber()
    const renewed = await user.ask(calendar.makeFeed)
    expect(renewed.path).not.toBe(path)
    expect((await fetchFeed(path)).status).toBe(404)
    expect((await fetchFeed(renewed.path)).status).toBe(200)
    expect((await user.ask(calendar.endFeed)).feedMadeAt).toBeNull()
    expect((await fetchFeed(renewed.path)).status).toBe(404)
    expect((await fetchFeed((await user.ask(calendar.makeFeed)).path)).status).toBe(200)
  })

  it('opens the feed of its owner and of nobody else', async () => {
    const one = await subscriber()
    const other = await subscriber()
    const uids = async (path: string) => (await eventsAt(path)).map(({ uid }) => uid)
    const own = await uids(one.path)
    expect((await uids(other.path)).some((uid) => own.includes(uid))).toBe(false)
    await one.user.ask(calendar.endFeed)
    expect((await fetchFeed(other.path)).status).toBe(200)
  })

  it.each(['/calendar/x.ics', `/calendar/${'A'.repeat(43)}.ics`, `/calendar/${'A'.repeat(43)}`, '/calendar/%00.ics'])(
    'that nobody was given opens nothing: %s',
    async (path) => {
      const reply = await fetchFeed(path)
      expect([reply.status, reply.message]).toEqual([404, 'Calendar not found'])
    },
  )

  it('is asked for 300 times a minute from one network at most', async () => {
    const { path } = await subscriber()
    await sql`update rate_limits set spent = 299`.execute(server.db)
    expect((await fetchFeed(path)).status).toBe(200)
    await sql`update rate_limits set spent = 300`.execute(server.db)
    const reply = await fetchFeed(path)
    expect(reply.status).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })
})
