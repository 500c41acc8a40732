import type { Revision } from '@tri/api-contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adaptingOf } from '../../testing/dom/adapting.js'
import { anotherPlan, makeWorld } from '../../testing/dom/athlete.js'
import { held, Refusal, refused } from '../../testing/dom/contract-server.js'
import { openPart } from '../../testing/dom/open-app.js'
import { button, gone, see, seeText } from '../../testing/dom/screen.js'
import { HistoryDialog } from './history-dialog.js'

const MISSED = {
  code: 'MISSED_FEW',
  inputs: { days: 2, from: 2, to: 3, sessions: 2, minutes: 90 },
  source: 'engine',
} as const

const revision = (changes: Partial<Revision>): Revision => ({
  ...{ id: 1, trainingPlanId: 1, madeAt: '2027-01-20T12:00:00.000Z', madeBy: 'athlete' },
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
  const opened = await openPart(<HistoryDialog plan={plan} onClose={onClose} />, { world, handlers: { proposals } })
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
  await expect.element(row('27 Jan 2027')).toHaveTextContent(/27 Jan 2027 · 1 change/)
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
  await openPart(<HistoryDialog plan={plan} onClose={vi.fn()} />, { world, handlers: { proposals } })
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
