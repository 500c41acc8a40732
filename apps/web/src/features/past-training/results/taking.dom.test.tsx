import { addDays } from '@tri/plan-engine'
import type { PastActivity, PastTraining } from '@tri/plan-files/archive'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld } from '../../../testing/dom/athlete.js'
import { type FirstTraps, type Handlers, held, refused } from '../../../testing/dom/contract-server.js'
import { openPart, TODAY } from '../../../testing/dom/open-app.js'
import { button, gone, hasFocus, heading, see, seeText } from '../../../testing/dom/screen.js'
import { KeptImports } from '../kept-imports.js'
import { Found } from './found.js'

const NO_BESTS = { watts: [], beats: [], metres: [], swims: [] }

const session = (ago: number, changes: Partial<PastActivity> = {}): PastActivity => {
  const day = addDays(TODAY, -ago)
  return {
    ...{ sport: 'bike', name: 'Ride', start: new Date(`${day}T06:00:00Z`), day, seconds: 3600, metres: 30_000 },
    ...{ averageHeartRate: 140, maxHeartRate: 165, calories: null, ascentMetres: 100, source: 'fit' },
    ...{ weightedWatts: 200, bests: { ...NO_BESTS, watts: [{ seconds: 1200, watts: 260 }] } },
    ...changes,
  }
}
const RUN = session(2, { sport: 'run', bests: { ...NO_BESTS, metres: [{ seconds: 1800, metres: 6000 }] } })

/** Four weeks with two thresholds in them: watts of a ride, the pace of a run. */
const TRAINING: PastTraining = {
  activities: [session(22), session(15), session(8), RUN, session(1)],
  ...{ unread: [], unreadCount: 0, remarks: [], twice: 0, passedOver: 0 },
}

const KEEPING: Handlers = {
  pastTraining: { list: () => [], add: ({ body }) => ({ import: null, added: body.activities.length, known: 0 }) },
}

async function openFound(world = makeWorld(), traps: FirstTraps = []) {
  const told = { onTakeFitness: vi.fn(async () => undefined), onDone: vi.fn(), onLeave: vi.fn() }
  const found = <Found name="export.zip" training={TRAINING} {...told} />
  const opened = await openPart(found, { world, handlers: KEEPING, traps })
  await hasFocus(heading('This is what we read'))
  return { ...opened, ...told }
}

const box = (name: RegExp) => page.getByRole('checkbox', { name })
const remove = (name: string) => page.getByRole('button', { name: new RegExp(`^Remove\\s*, ${name}`) })
const use = () => button('Use what is ticked')
/** As Enter in the form does it, also while its button does not answer. */
const submit = () => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  page.getByRole('form').element().dispatchEvent(event)
}

it('takes all that is ticked, one part after the other, and tells what came of it', async () => {
  const { server, onTakeFitness, onDone } = await openFound()
  await see(box(/^Threshold pace/))
  await use().click()
  await expect
    .poll(() => onDone.mock.calls)
    .toEqual([[{ kept: { import: null, added: 5, known: 0 }, thresholds: 2, fitness: true }]])
  expect(server.callsOf('thresholds.add').map(({ body }) => body)).toMatchObject([
    { sport: 'bike', kind: 'ftp', value: 247 },
    { sport: 'run', kind: 'threshold-pace' },
  ])
  expect(onTakeFitness).toHaveBeenCalledWith(expect.objectContaining({ onlyLowers: true }))
})

it('leaves all as it was ticked when a part of it fails, and does nothing of it twice', async () => {
  const { server, world, onTakeFitness, onDone } = await openFound()
  await see(box(/^Threshold pace/))
  await box(/^What you train now/).click()
  server.next('thresholds.add', (reach) => reach(), refused(503, 'The server has no time right now.'))
  await use().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server has no time right now.')
  await expect.poll(() => server.callsOf('thresholds.list').length).toBeGreaterThan(1)
  await expect.element(box(/^What you train now/)).not.toBeChecked()
  await expect.element(box(/^Threshold power.*now 247 W/)).toBeChecked()
  await use().click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(onTakeFitness).not.toHaveBeenCalled()
  expect(server.callsOf('pastTraining.add')).toHaveLength(1)
  expect(world.thresholds.map(({ kind }) => kind)).toEqual(['ftp', 'threshold-pace'])
})

it('sends nothing twice while it is on its way', async () => {
  const { server, onDone } = await openFound()
  await see(box(/^Threshold pace/))
  const keeping = held()
  server.next('pastTraining.add', keeping.trap)
  await use().click()
  await expect.element(use()).toHaveAttribute('data-loading', 'true')
  submit()
  keeping.letGo()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(server.callsOf('pastTraining.add')).toHaveLength(1)
})

it('leaves unticked what is known better already', async () => {
  const world = makeWorld()
  world.thresholds = [{ id: 1, sport: 'bike', kind: 'ftp', value: 260, measuredOn: TODAY, source: 'test' }]
  const { server, onDone } = await openFound(world)
  await expect.element(box(/^Threshold power.*now 260 W/)).not.toBeChecked()
  await expect.element(box(/^Threshold pace/)).toBeChecked()
  await use().click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(server.callsOf('thresholds.add').map(({ body }) => body)).toMatchObject([{ kind: 'threshold-pace' }])
})

it('keeps what was unticked while what is known was on its way, and takes nothing before', async () => {
  const world = makeWorld()
  world.thresholds = [{ id: 1, sport: 'bike', kind: 'ftp', value: 260, measuredOn: TODAY, source: 'test' }]
  const known = held()
  const { server, onTakeFitness, onDone } = await openFound(world, [['thresholds.list', known.trap]])
  await box(/^What you train now/).click()
  await expect.element(use()).toHaveAttribute('data-loading', 'true')
  submit()
  known.letGo()
  await expect.element(box(/^Threshold power.*now 260 W/)).not.toBeChecked()
  await expect.element(box(/^What you train now/)).not.toBeChecked()
  await use().click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(onTakeFitness).not.toHaveBeenCalled()
  expect(server.callsOf('thresholds.add').map(({ body }) => body)).toMatchObject([{ kind: 'threshold-pace' }])
})

it('has nothing to use where nothing is ticked, and leaves all as it was', async () => {
  const { server, onLeave } = await openFound()
  await see(box(/^Threshold pace/))
  for (const name of [/^What you train now/, /^Threshold power/, /^Threshold pace/, /^Keep 5 activities/])
    await box(name).click()
  await expect.element(use()).toBeDisabled()
  await button('Use nothing').click()
  expect(onLeave).toHaveBeenCalledOnce()
  expect(server.calls.filter(({ name }) => name.endsWith('.add'))).toEqual([])
})

it('removes one import, and says at the list when it cannot', async () => {
  const first = {
    name: 'export.zip',
    createdAt: `${TODAY}T08:00:00.000Z`,
    firstDay: '2021-03-03',
    lastDay: '2026-11-24',
  }
  let kept = [
    { ...first, id: 1, activities: 1204 },
    { ...first, id: 2, name: 'rides', activities: 1 },
  ]
  const { server } = await openPart(<KeptImports />, {
    handlers: {
      pastTraining: {
        list: () => kept,
        remove: ({ params: { id } }) => {
          kept = kept.filter((each) => each.id !== id)
          return { removed: 1204 }
        },
      },
    },
  })
  await seeText('1,204 activities from 3 Mar 2021 to 24 Nov 2026')
  server.next('pastTraining.remove', refused(500, 'Something went wrong on our side.'))
  await remove('export.zip').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('It could not be removed. Something went wrong on our side.')
  await remove('export.zip').click()
  await gone(remove('export.zip'))
  await see(remove('rides'))
})
