import type { Revision } from '@tri/api-contract'
import { addDays, dateOf, setAvailable } from '@tri/plan-engine'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adaptingOf, proposingOf } from '../../../testing/dom/adapting.js'
import { anotherPlan, makeWorld, type World } from '../../../testing/dom/athlete.js'
import { held, Refusal, refused } from '../../../testing/dom/contract-server.js'
import { openApp, openPart, TODAY } from '../../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../../testing/dom/screen.js'
import { HistoryDialog } from './history-dialog.js'

const MISSED = {
  code: 'MISSED_FEW',
  inputs: { days: 2, from: 2, to: 3, sessions: 2, minutes: 90 },
  source: 'engine',
} as const

const revision = (changes: Partial<Revision>): Revision => ({
  ...{ id: 1, trainingPlanId: 1, madeAt: '2027-01-20T12:00:00.000Z', madeBy: 'athlete', tokenName: null },
  ...{ findings: [MISSED], notices: [], sessions: ['w1d1e0', 'w1d2e0'], undoneAt: null },
  ...changes,
})

async function openHistory(kept: Revision[], onClose = vi.fn()) {
  const plan = anotherPlan()
  const world = makeWorld({ plans: [plan] })
  const state = { kept }
  const proposals = {
    ...adaptingOf(world).proposals,
    history: () => state.kept,
    undo: ({ params: { revisionId } }: { params: { revisionId: number } }) => {
      const found = state.kept.find(({ id }) => id === revisionId)
      if (!found) return new Refusal(404, 'Change not found')
      const undone = { ...found, undoneAt: '2027-01-28T12:00:00.000Z' }
      state.kept = state.kept.map((each) => (each.id === revisionId ? undone : each))
      return { revision: undone, plan, workouts: world.workouts }
    },
  }
  const opened = await openPart(<HistoryDialog plan={plan} today="2027-01-28" onClose={onClose} />, {
    world,
    handlers: { proposals },
  })
  return { ...opened, onClose, state }
}

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const undo = (date: string) => page.getByRole('button', { name: new RegExp(`^Undo\\s+the changes of ${date}`) })

it('says what will stand there where nothing was changed yet', async () => {
  await openHistory([])
  await seeText(/^Nothing was changed yet\./)
  expect(page.getByRole('button', { name: /^Undo/ }).elements()).toEqual([])
})

it('tells what each change was for, when it was made, and how much it was', async () => {
  const unknown = { code: 'OF_LATER', inputs: {}, source: 'engine' }
  await openHistory([
    revision({ id: 2, madeAt: '2027-01-27T12:00:00.000Z', sessions: ['w1d1e0'] }),
    revision({ id: 1, findings: [unknown] }),
  ])
  await expect.element(row('27 Jan 2027')).toHaveTextContent(/27 Jan 2027 · 1 change · by you/)
  await expect.element(row('20 Jan 2027')).toHaveTextContent(/^Plan changed20 Jan 2027 · 2 changes/)
})

it('names the day that it was where the athlete is, also late in the evening', async () => {
  const evening = new Date(2027, 0, 20, 23, 30)
  await openHistory([revision({ madeAt: evening.toISOString() })])
  await see(row('20 Jan 2027'))
})

it('takes a change back once, and says that it is', async () => {
  const { server } = await openHistory([revision({ id: 4 })])
  const undoing = held()
  server.next('proposals.undo', undoing.trap)
  await undo('20 Jan 2027').click()
  await expect.element(undo('20 Jan 2027')).toBeDisabled()
  undoing.letGo()
  await seeText('Undone', row('20 Jan 2027'))
  await gone(undo('20 Jan 2027'))
  expect(server.callsOf('proposals.undo').map(({ params }) => params)).toMatchObject([{ revisionId: 4 }])
})

it('offers no way back from what was taken back already', async () => {
  await openHistory([revision({ undoneAt: '2027-01-21T12:00:00.000Z' })])
  await seeText('Undone')
  expect(undo('20 Jan 2027').elements()).toEqual([])
})

it('leaves a change that cannot be taken back any more, and says why', async () => {
  const { server, state } = await openHistory([revision({})])
  server.next('proposals.undo', refused(409, 'A session of this change was edited since.'))
  await undo('20 Jan 2027').click()
  await seeText(/A session of this change was edited since\./)
  await expect.element(undo('20 Jan 2027')).toBeEnabled()
  expect(state.kept[0]?.undoneAt).toBeNull()
})

it('says that the history could not be loaded, and asks for it again', async () => {
  const plan = anotherPlan()
  const world = makeWorld({ plans: [plan] })
  let isAway = true
  const history = () => (isAway ? new Refusal(500, 'Something went wrong on our side.') : [revision({})])
  const proposals = { ...adaptingOf(world).proposals, history }
  await openPart(<HistoryDialog plan={plan} today="2027-01-28" onClose={vi.fn()} />, { world, handlers: { proposals } })
  await seeText('The history could not be loaded')
  isAway = false
  await button('Try again').click()
  await see(undo('20 Jan 2027'))
})

it('closes by Escape', async () => {
  const { onClose } = await openHistory([revision({})])
  await see(undo('20 Jan 2027'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

it('says that a token made a change, and how that is called', async () => {
  await openHistory([revision({ madeBy: 'token', tokenName: 'Coach agent' })])
  await expect.element(row('20 Jan 2027')).toHaveTextContent(/2 changes · by access token “Coach agent”/)
})

const history = dialog('Plan history')
const toRestore = history.getByRole('button', { name: 'Restore this version...' })
const restore = page.getByRole('button', { name: 'Restore this version', exact: true })
const change = (name: RegExp) => history.getByRole('button', { name })

/** Sessions by their day, in one line each. */
const sessionsOf = ({ workouts, plans: [plan] }: World) =>
  workouts.flatMap(({ week, day, exercises }) =>
    exercises.map(({ code, duration }) => `${plan && dateOf(plan, week, day)} ${code} ${duration}`),
  )

/** Tuesdays are gone, then the race is two weeks later; what the plan looked like before, between and after. */
async function withTwoChanges() {
  const world = makeWorld()
  const handlers = proposingOf(world, TODAY)
  const { proposeChange, acceptChange } = handlers.proposals
  const versions = [sessionsOf(world)]
  for (const wanted of [
    { weeklySchedule: world.plans[0]?.weeklySchedule.map((day) => (day.day === 2 ? setAvailable(day, false) : day)) },
    { raceDate: addDays(world.plans[0]?.raceDate ?? TODAY, 14) },
  ]) {
    const params = { id: world.plans[0]?.id ?? 0 }
    const proposal = proposeChange?.({ params, body: wanted })
    if (!proposal || proposal instanceof Refusal) throw new Error('Nothing was proposed')
    acceptChange?.({ params, body: { change: wanted, proposalId: proposal.id, basedOn: proposal.basedOn } })
    versions.push(sessionsOf(world))
  }
  const opened = await openApp({ world, handlers, path: '/?week=6' })
  await button('More for this plan').click()
  await page.getByRole('menuitem', { name: 'Plan history' }).click()
  await see(change(/^Race moved/))
  return { ...opened, world, versions }
}

it('tells what a change did, session by session and why, a few weeks first', async () => {
  await withTwoChanges()
  await expect.element(change(/^Days and hours changed/)).toHaveAttribute('aria-expanded', 'false')
  await change(/^Days and hours changed/).click()
  await expect.element(change(/^Days and hours changed/)).toHaveAttribute('aria-expanded', 'true')
  const weeks = history.getByRole('group', { name: /^Changes in week/ })
  await expect.poll(() => weeks.elements().length).toBe(3)
  await weeks.first().getByText('Why').first().click()
  await seeText('Your days and hours are others: the week is planned anew in them.', weeks.first())
  const all = history.getByRole('button', { name: /^Show all \d+ weeks$/ })
  const count = Number(/\d+/.exec(all.element().textContent ?? '')?.[0])
  await all.click()
  await expect.poll(() => weeks.elements().length).toBe(count)
  await change(/^Days and hours changed/).click()
  await expect.poll(() => weeks.elements().length).toBe(0)
})

it('offers to restore what others were made after, and the plan as it was made', async () => {
  await withTwoChanges()
  await change(/^Race moved/).click()
  await see(history.getByRole('group', { name: /^Changes in week/ }).first())
  expect(toRestore.elements(), 'the plan stands like that').toEqual([])
  await change(/^Days and hours changed/).click()
  await see(toRestore)
  await see(history.getByRole('button', { name: 'Restore...', exact: true }))
})

it('shows what would come back, then restores the version, tells it, and takes that back', async () => {
  const { world, server, versions } = await withTwoChanges()
  await change(/^Days and hours changed/).click()
  await toRestore.click()
  const sheet = dialog('Restore the version of 28 Jan 2027')
  await seeText(/what was accepted since is taken back. Race moved to/, sheet)
  await see(sheet.getByRole('group', { name: /^Changes in week/ }).first())
  await seeText('Plan check', sheet)
  // Without the race itself: what goes with it, or comes, is no training.
  const hours = [...(sheet.element().textContent ?? '').matchAll(/(-?\d+:-?\d\d) \u2192 (-?\d+:-?\d\d)/g)].flat()
  expect(hours.length).toBeGreaterThan(9)
  expect(hours.filter((each) => /-/.test(each))).toEqual([])
  expect(sessionsOf(world)).toEqual(versions[2])

  await button('Back', sheet).click()
  await see(change(/^Race moved/))
  await change(/^Days and hours changed/).click()
  await toRestore.click()
  await restore.click()
  await gone(sheet)
  await seeText('Version restored')
  expect(sessionsOf(world)).toEqual(versions[1])
  expect(server.callsOf('proposals.restore')).toHaveLength(1)

  await button('Undo').click()
  await seeText('Changes undone')
  expect(sessionsOf(world)).toEqual(versions[2])
})

it('goes back to the plan as it was made, and says so in the history', async () => {
  const { world, versions } = await withTwoChanges()
  await history.getByRole('button', { name: 'Restore...', exact: true }).click()
  await see(dialog('Restore the plan as it was made'))
  await restore.click()
  await seeText('Version restored')
  expect(sessionsOf(world).toSorted()).toEqual(versions[0]?.toSorted())
  await button('More for this plan').click()
  await page.getByRole('menuitem', { name: 'Plan history' }).click()
  await see(change(/^Back to the plan as it was made/))
})

it('shows what would come of it now where the plan changed meanwhile, and restores nothing', async () => {
  const { world, server, versions } = await withTwoChanges()
  await history.getByRole('button', { name: 'Restore...', exact: true }).click()
  await see(restore)
  server.next('proposals.restore', refused(409, 'Your plan has changed since this was proposed.'))
  await restore.click()
  await seeText('Your plan changed meanwhile. This is what would come of it now.')
  await expect.element(restore).toBeEnabled()
  expect(sessionsOf(world)).toEqual(versions[2])
})

it('says that a version could not be loaded, and asks for it again', async () => {
  const { server } = await withTwoChanges()
  server.next('proposals.proposeRestore', refused(500, 'Something went wrong on our side.'))
  await history.getByRole('button', { name: 'Restore...', exact: true }).click()
  await seeText('The version could not be loaded')
  expect(restore.elements()).toEqual([])
  await button('Try again').click()
  await see(restore)
})
