import { toActual } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { proposingOf } from '../../../testing/dom/adapting.js'
import { makeWorld } from '../../../testing/dom/athlete.js'
import { openApp, TODAY } from '../../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../../testing/dom/screen.js'

const card = page.getByRole('region', { name: 'Your paces have moved' })
const change = dialog('Change my plan')

/** An athlete who ran two like sessions, the later one faster. */
function fasterRunner() {
  const world = makeWorld()
  const easy = world.workouts.flatMap((workout) =>
    workout.week < 6
      ? workout.exercises.flatMap((exercise) => (exercise.type === 'run' ? [{ workout, exercise }] : []))
      : [],
  )
  const [first, ...others] = easy
  const last = others.findLast(({ exercise }) => exercise.code === first?.exercise.code)
  if (!first || !last) throw new Error('The sample plan has two runs of a kind')
  const paces = new Map([
    [first.workout, { ...toActual(first.exercise), actualPace: '9:00/mi' }],
    [last.workout, { ...toActual(last.exercise), actualPace: '8:34/mi' }],
  ])
  world.workouts = world.workouts.map((workout) => {
    const done = paces.get(workout)
    return done
      ? { ...workout, isCompleted: true, actualExercises: [{ ...done, loggedAt: '2027-01-20T08:00:00.000Z' }] }
      : workout
  })
  return world
}

it('asks whether the plan is to go on with the paces that training brought, and changes it when told so', async () => {
  const world = fasterRunner()
  const { server } = await openApp({ world, handlers: proposingOf(world, TODAY), path: '/progress' })
  await see(card)
  await seeText(/^8:25 \u2192 8:01 \/mi$/, card)
  await seeText('like sessions are 5 % faster', card)
  await button('See what they would change', card).click()
  await see(change)
  const take = button('Change my plan from tomorrow', change)
  await expect.element(take).toBeEnabled()
  await take.click()
  await gone(change)
  await seeText('Your plan is changed from tomorrow')
  expect(server.callsOf('proposals.acceptChange')[0]?.body).toMatchObject({ change: { currentRunPace: '8:01' } })
  await gone(card)
})

it('asks nothing where nothing was measured', async () => {
  await openApp({ path: '/progress' })
  await see(page.getByRole('region', { name: 'Progress Tracking' }))
  expect(card.elements()).toEqual([])
})
