import { routes, SHARED_PATH } from '@tri/api-contract'
import { addDays, dateOf, isLinkedToPrevious, weeksUntil } from '@tri/plan-engine'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { ALL, calmGarminApp, connect } from '../testing/garmin-app.js'
import { newPlan } from '../testing/samples.js'

const { calendar, garmin, plans, proposals, sharing, timeOff, workouts } = routes

const server = await calmGarminApp()
const today = new Date().toISOString().slice(0, 10)
const HOLIDAY = { from: addDays(today, 3), to: addDays(today, 5), reason: 'holiday' } as const

/** An athlete whose plan began yesterday, and whatever follows it: a calendar, a link, a watch. */
async function followed() {
  const user = await server.user()
  const number = server.sandbox.state.athletes.length
  await connect(server, user, { athlete: 0, permissions: ALL })
  const raceDate = addDays(today, 70)
  const startDate = addDays(today, -1)
  const plan = await user.ask(plans.create, {
    body: newPlan({ startDate, raceDate, totalWeeks: weeksUntil(startDate, raceDate) }),
  })
  const params = { id: String(plan.id) }
  const feed = await user.ask(calendar.makeFeed)
  const { path } = await user.ask(sharing.share, { params })
  await user.ask(garmin.changeSettings, { body: { sendsWorkouts: true } })
  const list = () => user.ask(workouts.listForPlan, { params })
  const uids = async () => {
    const { text } = await server.visitor().send({ method: 'GET', url: feed.path })
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    return new Map(events.map(({ startDate, uid, sequence }) => [`${startDate}`, { uid, sequence }]))
  }
  const shared = async () => {
    const { workouts: seen } = await server
      .visitor()
      .ask(sharing.read, { params: { token: path.slice(SHARED_PATH.length) } })
    return seen.map(({ exercises }) => exercises.map(({ id, duration }) => `${id} ${duration}`))
  }
  const stored = async () =>
    (await list()).map(({ exercises }) => exercises.map(({ id, duration }) => `${id} ${duration}`))
  const onWatch = () => {
    const athlete = server.sandbox.state.athletes[number]?.number
    const dates = server.sandbox.state.schedules.filter((one) => one.athlete === athlete).map(({ date }) => date)
    return dates.filter((date) => date >= HOLIDAY.from && date <= HOLIDAY.to).length
  }
  const planned = async () =>
    (await list())
      .filter(({ week, day }) => {
        const date = dateOf(plan, week, day)
        return date >= HOLIDAY.from && date <= HOLIDAY.to
      })
      // What follows straight after another session is one workout with it.
      .flatMap((workout) => workout.exercises.filter((exercise) => !isLinkedToPrevious(workout, exercise))).length
  return { user, params, uids, shared, stored, onWatch, planned }
}

it('an accepted proposal is in calendar, link and watch at once, and so is its way back', async () => {
  const { user, params, uids, shared, stored, onWatch, planned } = await followed()
  const before = { uids: await uids(), stored: await stored(), planned: await planned() }
  expect(before.planned).toBeGreaterThan(0)
  await server.hurried(async () => onWatch() === before.planned)
  await user.ask(timeOff.add, { body: HOLIDAY })
  const { id: proposalId, basedOn } = await user.ask(proposals.propose, { params })
  const { revision } = await user.ask(proposals.accept, { params: { ...params, proposalId }, body: { basedOn } })

  const after = await uids()
  expect(await planned()).toBe(0)
  expect([...after.keys()].filter((date) => date >= HOLIDAY.from && date <= HOLIDAY.to)).toEqual([])
  for (const [date, { uid, sequence }] of after) {
    expect(uid, date).toBe(before.uids.get(date)?.uid)
    expect(sequence).toBeGreaterThanOrEqual(before.uids.get(date)?.sequence ?? Number.NaN)
  }
  expect(await shared()).toEqual(await stored())
  await server.hurried(async () => onWatch() === 0)

  await user.ask(proposals.undo, { params: { ...params, revisionId: String(revision.id) } })
  expect([...(await uids())].map(([date, { uid }]) => `${date} ${uid}`)).toEqual(
    [...before.uids].map(([date, { uid }]) => `${date} ${uid}`),
  )
  expect(await stored()).toEqual(before.stored)
  expect(await shared()).toEqual(before.stored)
  await server.hurried(async () => onWatch() === before.planned)
})
