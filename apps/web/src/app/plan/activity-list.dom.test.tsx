import type { GarminActivity } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isOfToday, makeWorld } from '../../testing/dom/athlete.js'
import { Refusal } from '../../testing/dom/contract-server.js'
import { openApp, TODAY } from '../../testing/dom/open-app.js'
import { button, dialog, see, seeText } from '../../testing/dom/screen.js'
import { sampleActivity } from '../../testing/sample-activity.js'

const card = page.getByRole('region', { name: 'Activities', exact: true })
const rows = card.getByRole('listitem')

/** The progress of an athlete who recorded so many rides, the latest of which was linked to today's session. */
async function open(count: number) {
  const world = makeWorld()
  const workout = world.workouts.find(isOfToday)
  const [session] = workout?.exercises ?? []
  if (!workout || !session) throw new Error('The plan has a session today')
  const linkedWorkout: GarminActivity['linkedWorkout'] = {
    ...{ workoutId: workout.id, trainingPlanId: workout.trainingPlanId, planName: 'Lakefront Olympic' },
    ...{ workoutType: workout.workoutType, date: TODAY, exerciseId: session.id, exerciseName: 'Tempo Ride' },
    plannedDuration: session.duration,
  }
  let activities = Array.from({ length: count }, (_, index) =>
    sampleActivity({ id: index + 1, garminActivityId: `2100000000${index}`, activityName: `Ride ${index + 1}` }),
  ).map((each, index) =>
    index === 0 ? { ...each, isLinkedToWorkout: true, linkedWorkoutId: workout.id, linkedWorkout } : each,
  )
  return openApp({
    world,
    path: '/progress',
    handlers: {
      activities: {
        unlinked: () => [],
        list: ({ params }) => ({
          activities: activities.slice((params.page - 1) * 20, params.page * 20),
          total: count,
        }),
      },
      garmin: {
        unlink: ({ params }) => {
          const free = { isLinkedToWorkout: false, linkedWorkoutId: null, linkedWorkout: null }
          activities = activities.map((each) =>
            each.garminActivityId === params.garminActivityId ? { ...each, ...free } : each,
          )
          const [activity] = activities
          return activity ? { activity, workout: null } : new Refusal(404, 'Activity not found')
        },
      },
    },
  })
}

it('tells of each activity when it was, how long and far, and which session it was; a link is taken back', async () => {
  const { server } = await open(2)
  await expect.element(rows.first()).toHaveTextContent(/Ride 1.*0:52.*15\.0 mi.*Tempo Ride, Thu 28 Jan/)
  await expect.element(rows.nth(1)).toHaveTextContent(/Ride 2.*Not linked/)
  await rows
    .first()
    .getByRole('button', { name: /^Unlink/ })
    .click()
  await seeText('Activity unlinked')
  await expect.element(rows.first()).toHaveTextContent(/Not linked/)
  expect(server.callsOf('garmin.unlink')).toHaveLength(1)
})

it('leads to the sessions that an activity may be linked to', async () => {
  await open(2)
  await rows.nth(1).getByRole('button', { name: /^Link/ }).click()
  await see(dialog('Link Ride 2 to...'))
})

it('has a page for each twenty', async () => {
  await open(21)
  await seeText('1 of 2')
  await expect.element(button('Newer activities')).toBeDisabled()
  await button('Older activities').click()
  await expect.element(rows).toHaveTextContent(/Ride 21/)
  await seeText('2 of 2')
  await expect.element(button('Older activities')).toBeDisabled()
})

it('says so while nothing is recorded', async () => {
  await open(0)
  await seeText(/^Nothing recorded yet/)
  expect(card.getByRole('navigation').elements()).toEqual([])
})
