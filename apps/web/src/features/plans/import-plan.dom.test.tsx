import type { PlanFile } from '@tri/api-contract'
import { writePlanFile } from '@tri/plan-files/plan-file'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld, storedWorkouts } from '../../testing/dom/athlete.js'
import { chooseFiles } from '../../testing/dom/choose-files.js'
import { answerLost, held, refused } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, heading, see, seeText } from '../../testing/dom/screen.js'
import { samplePlan } from '../../testing/sample-plan.js'

const IMPORTED = samplePlan({ id: 9, name: 'From a friend' })
const FILE = writePlanFile(
  IMPORTED,
  storedWorkouts(IMPORTED).map((workout) => ({ ...workout, garminActivityId: 'of the friend' })),
)

async function openPlans() {
  const world = makeWorld()
  const bringIn = ({ body: { plan } }: { body: PlanFile }) => {
    const added = { ...IMPORTED, name: plan.name }
    world.plans = [added, ...world.plans]
    world.workouts = [...world.workouts, ...storedWorkouts(added)]
    return added
  }
  const app = await openApp({ world, handlers: { planFiles: { bringIn } }, path: '/my-plans' })
  await see(button('Import a plan'))
  const choose = (content: string) =>
    chooseFiles(document.querySelector('input[type="file"]'), new File([content], 'plan.triplan.json'))
  return { ...app, choose }
}

it('adds the plan of a file, and shows it without following it', async () => {
  const { choose, server, world } = await openPlans()
  choose(FILE)
  await seeText('Plan imported')
  await see(page.getByRole('heading', { level: 1, name: 'From a friend' }))
  await seeText('You are looking at this plan.')
  expect(world.currentId).toBe(7)
  expect(server.callsOf('planFiles.bringIn')).toHaveLength(1)
})

it('sends no link to an activity of the account that the file came from', async () => {
  const { choose, server } = await openPlans()
  choose(FILE)
  await seeText('Plan imported')
  const [sent] = server.callsOf('planFiles.bringIn')
  expect(FILE).toContain('of the friend')
  expect(JSON.stringify(sent?.body)).not.toContain('of the friend')
})

it.each([
  ['another file', '{"format":"gpx"}', /^This is not a TriPlan plan file/],
  ['a file cut short', FILE.slice(0, -40), /^This is not a TriPlan plan file/],
  ['a file beyond its limit', ' '.repeat(8 * 1024 * 1024 + 1), /^This file is too large for a plan/],
  ['a later version', FILE.replace('"version": 1', '"version": 2'), /newer TriPlan/],
])('says what is wrong with %s, and sends nothing', async (_, content, words) => {
  const { choose, server } = await openPlans()
  choose(content)
  await seeText('Error importing the plan')
  await seeText(words)
  expect(server.callsOf('planFiles.bringIn')).toEqual([])
})

it('takes the same file again after the server has refused it', async () => {
  const { choose, server } = await openPlans()
  server.next('planFiles.bringIn', refused(400, 'You have 100 plans. Delete one of them first.'))
  choose(FILE)
  await seeText('You have 100 plans. Delete one of them first.')
  await see(page.getByRole('article', { name: 'Lakefront Olympic', exact: true }))
  choose(FILE)
  await see(page.getByRole('heading', { level: 1, name: 'From a friend' }))
})

it('cannot be pressed again while a file is on its way', async () => {
  const { choose, server } = await openPlans()
  const sending = held()
  server.next('planFiles.bringIn', sending.trap)
  choose(FILE)
  await expect.element(button('Importing...')).toBeDisabled()
  sending.letGo()
  await see(heading('From a friend'))
})

it('tells that it is not known whether the plan was added, and asks for nothing by itself', async () => {
  const { choose, server } = await openPlans()
  server.next('planFiles.bringIn', answerLost)
  choose(FILE)
  await seeText('Error importing the plan')
  await seeText(/^The server cannot be reached/)
  expect(server.callsOf('planFiles.bringIn')).toHaveLength(1)
})
