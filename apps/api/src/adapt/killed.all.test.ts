import { setTimeout as sleep } from 'node:timers/promises'
import { type AnswerOf, type Route, routes } from '@tri/api-contract'
import { addDays } from '@tri/plan-engine'
import { rounds } from '@tri/test-setup/soak'
import { expect, it, onTestFinished } from 'vitest'
import { type Child, startChild } from '../testing/child.js'
import { urlOf } from '../testing/databases.js'
import { freshDatabase } from '../testing/fresh-database.js'
import { shortPlan } from '../testing/samples.js'
import { UNLIMITED } from '../testing/test-app.js'
import { Writer } from '../testing/writers.js'

const { plans, proposals, timeOff, workouts } = routes

/** Kills, from at once until the answer would have been there. */
const KILLS = rounds({ short: 8, soak: 60 })

/** The program on a database of its own, which is started again after each kill. */
async function killable() {
  const fresh = await freshDatabase()
  onTestFinished(fresh.drop)
  const settings = { DATABASE_URL: urlOf(fresh.connection), ...UNLIMITED }
  let child: Child = await startChild(settings)
  onTestFinished(async () => {
    await child.end()
  })
  const athlete = new Writer(() => child.address ?? '', 'killed@example.org')
  await athlete.register()
  return {
    /** Sends a call without waiting for more than its answer, whatever it is. */
    call: athlete.call.bind(athlete),
    async ask<R extends Route>(route: R, sent: Parameters<typeof athlete.call<R>>[1]): Promise<AnswerOf<R>> {
      const reply = await athlete.call(route, sent)
      if (!reply || reply.status >= 300) throw new Error(`${route.path} answered ${reply?.status}: ${reply?.text}`)
      return JSON.parse(reply.text) as AnswerOf<R>
    },
    async kill() {
      await child.end('SIGKILL')
      child = await startChild(settings)
    },
  }
}

it('a server that is killed while a proposal is accepted has changed the whole plan or nothing', async () => {
  const { call, ask, kill } = await killable()
  const today = new Date().toISOString().slice(0, 10)
  const startDate = addDays(today, -9)
  const { id } = await ask(plans.create, {
    body: { ...shortPlan(), startDate, raceDate: addDays(startDate, 56), totalWeeks: 8 },
  })
  const params = { id: String(id) }
  // On every weekday there is something to propose then.
  await ask(timeOff.add, { body: { from: addDays(today, 2), to: addDays(today, 8), reason: 'holiday' } })
  const stored = async () =>
    (await ask(workouts.listForPlan, { params })).map(({ week, day, exercises }) => ({ week, day, exercises }))
  const propose = () => ask(proposals.propose, { params })
  const accept = ({ id: proposalId, basedOn }: { id: string; basedOn: string }) => ({
    params: { ...params, proposalId },
    body: { basedOn },
  })
  const undo = (revisionId: number) => ask(proposals.undo, { params: { ...params, revisionId: String(revisionId) } })

  const before = await stored()
  const began = performance.now()
  const { revision } = await ask(proposals.accept, accept(await propose()))
  const usual = performance.now() - began
  const after = await stored()
  expect(after).not.toEqual(before)
  await undo(revision.id)
  expect(await stored()).toEqual(before)

  const seen = { whole: 0, nothing: 0 }
  for (let round = 0; round < KILLS; round++) {
    const proposal = await propose()
    const revisions = (await ask(proposals.history, { params })).length
    const answer = call(proposals.accept, accept(proposal))
    await sleep((round / KILLS) * usual)
    await kill()
    await answer
    const [latest, ...others] = await ask(proposals.history, { params })
    const isAccepted = others.length === revisions
    expect(await stored()).toEqual(isAccepted ? after : before)
    seen[isAccepted ? 'whole' : 'nothing'] += 1
    if (isAccepted && latest) await undo(latest.id)
  }
  expect(seen.whole + seen.nothing).toBe(KILLS)
  console.log(`${KILLS} kills while a proposal was accepted: ${seen.whole} whole, ${seen.nothing} nothing`)
}, 180_000)
