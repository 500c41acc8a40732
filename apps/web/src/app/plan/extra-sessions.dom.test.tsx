import { isSport } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld } from '../../testing/dom/athlete.js'
import { Refusal } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, heading, see, seeText } from '../../testing/dom/screen.js'
import { sampleActivity } from '../../testing/sample-activity.js'

const day = (name: RegExp) => page.getByRole('button', { name })
const extra = page.getByRole('article', { name: 'Extra session: Lunch Ride' })
const trained = () => {
  const world = makeWorld()
  world.unlinked = [sampleActivity()]
  return world
}

it('stands on its day and in its week, and counts in the hours of both', async () => {
  await openApp({ world: trained() })
  await see(heading('Daily Training'))
  await see(day(/^Wed 27 Extra 0:52/))
  await expect.element(page.getByRole('region', { name: 'Week 6' })).toHaveTextContent(/0:52 of \d:\d\d/)
  await day(/^Wed 27/).click()
  await expect.element(extra).toHaveTextContent(/Extra 0:52/)
  await button('Weekly View').click()
  await see(extra)
  await expect.element(page.getByRole('region', { name: 'Week 6 Stats' })).toHaveTextContent(/Done\s*0:52 of \d:\d\d/)
})

it('does not count twice what is then logged by hand', async () => {
  const world = trained()
  const thursday = world.workouts.find(({ week, day }) => week === 6 && day === 4)
  const [session] = thursday?.exercises ?? []
  if (!thursday || !session || !isSport(session.type)) throw new Error('The plan has a session on the day')
  const suggestion = {
    ...{ workoutId: thursday.id, trainingPlanId: thursday.trainingPlanId, planName: 'Lakefront Olympic' },
    ...{ workoutType: thursday.workoutType, date: '2027-01-28', exerciseId: session.id, exerciseName: 'Session' },
    ...{ plannedDuration: session.duration, difference: 0, isClose: true },
  }
  world.unlinked = [sampleActivity({ sport: session.type, localDay: '2027-01-28', suggestions: [suggestion] })]
  await openApp({ world })
  await see(extra)
  await button('Done as planned').first().click()
  await seeText('Workout completed!')
  await expect.element(extra).not.toBeInTheDocument()
})

it('leaves the plan as it is where the activities cannot be had', async () => {
  await openApp({ handlers: { activities: { unlinked: () => new Refusal(500, 'Not now.') } } })
  await see(heading('Daily Training'))
  await see(day(/^Wed 27 Rest/))
})
