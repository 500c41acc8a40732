import type { GarminActivity, LinkSuggestion } from '@tri/api-contract'
import { isSport, logExercise } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isOfToday, makeWorld } from '../../testing/dom/athlete.js'
import { Refusal } from '../../testing/dom/contract-server.js'
import { openApp, TODAY } from '../../testing/dom/open-app.js'
import { button, dialog, gone, heading, see, seeText } from '../../testing/dom/screen.js'
import { sampleActivity } from '../../testing/sample-activity.js'

/** An athlete whose watch recorded what may be today's session, and something of yesterday that is none of the plan's. */
async function open(refused: Partial<Record<'link' | 'keep', Refusal>> = {}) {
  const world = makeWorld()
  const today = world.workouts.find(isOfToday)
  const [session] = today?.exercises ?? []
  if (!today || !session || !isSport(session.type)) throw new Error('The plan has a session today')
  const suggestion: LinkSuggestion = {
    ...{ workoutId: today.id, trainingPlanId: today.trainingPlanId, planName: 'Lakefront Olympic' },
    ...{ workoutType: today.workoutType, date: TODAY, exerciseId: session.id, exerciseName: 'Session' },
    ...{ plannedDuration: session.duration, difference: 0, isClose: true },
  }
  const recorded = { activityName: 'Early one', sport: session.type, localDay: TODAY, suggestions: [suggestion] }
  world.unlinked = [sampleActivity({ id: 32, garminActivityId: '21000000032', ...recorded }), sampleActivity()]
  const recordedThen = world.unlinked
  const put = (id: number, changes: Partial<GarminActivity>) => {
    world.unlinked = world.unlinked.map((each) => (each.id === id ? { ...each, ...changes } : each))
    return world.unlinked.find((each) => each.id === id) ?? new Refusal(404, 'Activity not found')
  }
  const opened = await openApp({
    world,
    handlers: {
      activities: {
        unlinked: () => world.unlinked,
        keep: ({ params, body }) => refused.keep ?? put(params.id, body),
      },
      garmin: {
        link: ({ body }) => {
          if (refused.link) return refused.link
          const activity = world.unlinked.find(({ garminActivityId }) => garminActivityId === body.garminActivityId)
          const logged = logExercise(today, session.id, { state: 'done', minutes: 52 }, `${TODAY}T10:00:00.000Z`)
          if (!activity || !logged) return new Refusal(404, 'Activity not found')
          const workout = { ...logged, version: today.version + 1 }
          world.workouts = world.workouts.map((each) => (each.id === workout.id ? workout : each))
          world.unlinked = world.unlinked.filter((each) => each !== activity)
          return { activity: { ...activity, isLinkedToWorkout: true, linkedWorkoutId: workout.id }, workout }
        },
        undoLink: () => {
          const workout = { ...today, version: today.version + 2 }
          world.workouts = world.workouts.map((each) => (each.id === workout.id ? workout : each))
          world.unlinked = recordedThen
          return { activity: recordedThen[0] ?? sampleActivity(), workout }
        },
      },
    },
  })
  await see(heading('1 activity to link'))
  return { ...opened, session }
}

const inbox = page.getByRole('region', { name: '1 activity to link' })
const extra = page.getByRole('article', { name: /^Extra session/ })
const offered = inbox.getByRole('button', { name: /^Link to .*: Early one$/ })

it('links what was recorded with one press, to the session that is named', async () => {
  const { server, session } = await open()
  await see(extra)
  await offered.click()
  await seeText('Activity linked')
  await gone(inbox)
  await gone(extra)
  expect(server.callsOf('garmin.link')[0]?.body).toMatchObject({
    garminActivityId: '21000000032',
    exerciseId: session.id,
  })
})

it('takes a link back with Undo as if it had not been made', async () => {
  const { server, world, session } = await open()
  await offered.click()
  await seeText('Activity linked')
  await gone(inbox)
  await button('Undo').click()
  await see(inbox)
  await see(offered)
  expect(server.callsOf('garmin.undoLink').map(({ params }) => params)).toEqual([{ garminActivityId: '21000000032' }])
  expect(world.workouts.find(isOfToday)).toMatchObject({ isCompleted: false, exercises: [{ id: session.id }, {}] })
})

it('keeps it as an extra session, and asks again when that is taken back', async () => {
  const { server } = await open()
  await inbox.getByRole('button', { name: /^Keep as extra/ }).click()
  await seeText('Kept as an extra session')
  await gone(inbox)
  await see(extra)
  expect(server.callsOf('activities.keep')[0]?.body).toEqual({ isExtra: true })
  await button('Undo').click()
  await see(inbox)
})

it('offers other sessions of its sport, also to what stands as an extra session', async () => {
  const { server } = await open()
  await inbox.getByRole('button', { name: /^Other session/ }).click()
  const choice = dialog('Link Early one to...')
  await see(choice)
  await choice.getByRole('listitem').first().getByRole('button').click()
  await gone(choice)
  expect(server.callsOf('garmin.link')).toHaveLength(1)
})

it('asks on another day only for what was recorded on it', async () => {
  await open()
  await page.getByRole('button', { name: /^Wed 27 Extra/ }).click()
  await gone(inbox)
  await button('Link to a session...', extra).click()
  await see(dialog('Link Lunch Ride to...'))
})

it('leaves it there to be tried again when the server refuses', async () => {
  const taken = 'Another activity is linked to this workout already. Please unlink that one first'
  await open({ link: new Refusal(409, taken), keep: new Refusal(409, 'This activity is linked to a session.') })
  await offered.click()
  await seeText('Failed to link activity')
  await seeText(taken)
  await expect.element(offered).toBeEnabled()
  await inbox.getByRole('button', { name: /^Keep as extra/ }).click()
  await seeText('Failed to keep activity as extra')
  await see(inbox)
})

it('leaves the focus at what still waits', async () => {
  const { world } = await open()
  const [first] = world.unlinked
  if (!first) throw new Error('Something waits')
  world.unlinked = [...world.unlinked, { ...first, id: 33, garminActivityId: '21000000033', activityName: 'Late one' }]
  await inbox.getByRole('button', { name: /^Keep as extra/ }).click()
  await seeText('Late one')
  await expect.element(heading('1 activity to link')).toHaveFocus()
})

it('fits a phone, with a press for each choice as large as a finger', async () => {
  await page.viewport(390, 844)
  await open()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  for (const choice of inbox.getByRole('button').elements()) {
    const { height, right } = choice.getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(44)
    expect(right).toBeLessThanOrEqual(390)
  }
})
