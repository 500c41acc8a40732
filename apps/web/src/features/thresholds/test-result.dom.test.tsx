import { packTrack } from '@tri/plan-engine/compliance'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isOfToday, makeWorld } from '../../testing/dom/athlete.js'
import { refused } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../testing/dom/screen.js'

/** Today's first session is the ride test of the plan. */
function withTestToday() {
  const world = makeWorld()
  world.workouts = world.workouts.map((workout) => {
    if (!isOfToday(workout)) return workout
    const [first, ...others] = workout.exercises
    if (!first) throw new Error('Nothing is planned for today')
    return { ...workout, exercises: [{ ...first, code: 'B-TEST', type: 'bike' as const }, ...others] }
  })
  return world
}

const watts = page.getByRole('textbox', { name: 'Mean power of the 20 minutes' })

it('asks for the figures of a test once it is done, tells what would follow, and asks no more', async () => {
  const { world } = await openApp({ world: withTestToday() })
  await see(button('Done as planned').first())
  await gone(button('Enter test result'))
  await button('Done as planned').first().click()
  await button('Enter test result').click()
  await see(dialog('Bike: test or value'))
  await expect.element(page.getByLabelText('Measured on')).toHaveValue('2027-01-28')
  await watts.fill('260')
  await seeText(/^\d+ targets in \d+ sessions of Lakefront Olympic change\. Minutes and days stay\.$/)
  expect(world.thresholds).toEqual([])
  await button('Use it').click()
  await gone(dialog('Bike: test or value'))
  expect(world.thresholds).toMatchObject([{ kind: 'ftp', value: 247, source: 'test', measuredOn: '2027-01-28' }])
  await gone(button('Enter test result'))
})

it('keeps the figures where they cannot be saved, and is asked again where nothing was told', async () => {
  const { world, server } = await openApp({ world: withTestToday() })
  await button('Done as planned').first().click()
  await button('Enter test result').click()
  await watts.fill('260')
  server.next('thresholds.add', refused(500, ''))
  await button('Use it').click()
  await seeText('Failed to save the threshold')
  await expect.element(watts).toHaveValue('260')
  await button('Cancel').click()
  await see(button('Enter test result'))
  expect(world.thresholds).toEqual([])
})

it('asks nothing of a session that is no test', async () => {
  const world = withTestToday()
  world.workouts = world.workouts.map((workout) =>
    isOfToday(workout)
      ? { ...workout, exercises: workout.exercises.map((each) => ({ ...each, code: 'B-LONG' })) }
      : workout,
  )
  await openApp({ world })
  await button('Done as planned').first().click()
  await see(button('Edit result').first())
  await gone(button('Enter test result'))
})

/** A ride of 20 minutes at 252 and 268 W, with easy riding around it. */
const testRide = packTrack({
  every: 5,
  power: [150, 252, 268, 110].flatMap((watts) => Array.from({ length: 120 }, () => watts)),
  laps: [],
})

it('proposes what the recording of the test tells; the athlete takes it, or changes it', async () => {
  const world = withTestToday()
  const [exercise] = world.workouts.find(isOfToday)?.exercises ?? []
  const recorded = { activityId: 1, activityName: 'Lunch ride', exerciseId: exercise?.id ?? '', track: testRide }
  await openApp({ world, handlers: { activities: { unlinked: () => [], tracks: () => [recorded] } } })
  await button('Done as planned').first().click()
  await button('Enter test result').click()
  await expect.element(dialog('Bike: test or value')).toHaveTextContent(/Read from Lunch ride\./)
  await expect.element(watts).toHaveValue('260')
  await seeText(/^\d+ targets in \d+ sessions of Lakefront Olympic change/)
  await watts.fill('')
  await button('Use it').click()
  await seeText('Please enter the mean power of the 20 minutes as a whole number')
  await watts.fill('250')
  await button('Use it').click()
  await gone(dialog('Bike: test or value'))
  expect(world.thresholds).toMatchObject([{ kind: 'ftp', value: 237.5, source: 'test', measuredOn: '2027-01-28' }])
})
