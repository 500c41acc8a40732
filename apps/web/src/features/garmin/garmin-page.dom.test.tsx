import type { GarminActivity, GarminConnection, GarminSettings } from '@tri/api-contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeWorld } from '../../testing/dom/athlete.js'
import { type Handlers, refused } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../testing/dom/screen.js'

const NOON = '2027-01-28T12:00:00.000Z'

const activity = (id: number, changes: Partial<GarminActivity> = {}): GarminActivity => ({
  id,
  garminActivityId: `2100000000${id}`,
  source: 'garmin',
  activityName: `Run ${id}`,
  activityType: 'RUNNING',
  sport: 'run',
  startTime: '2027-01-26T06:41:00.000Z',
  localDay: '2027-01-26',
  duration: 2400,
  distance: 8000,
  averagePace: 5,
  averageSpeed: 3.3,
  averageHeartRate: 142,
  maxHeartRate: 160,
  calories: 600,
  elevationGain: 80,
  deviceName: null,
  isLinkedToWorkout: false,
  linkedWorkoutId: null,
  isAutomaticLink: false,
  isExtra: false,
  linkedWorkout: null,
  suggestions: [],
  createdAt: NOON,
  ...changes,
})

/** Garmin as the server sees it. */
type Watch = { connection: GarminConnection; settings: GarminSettings; activities: GarminActivity[] }

const makeWatch = (changes: Partial<GarminSettings> = {}): Watch => ({
  connection: { connected: true, garminUserId: 'a70d6ce8' },
  settings: {
    mode: 'live',
    needsReconnect: false,
    permissions: ['ACTIVITY_EXPORT'],
    canSync: true,
    canSendWorkouts: true,
    sendsWorkouts: false,
    lastSyncedAt: null,
    workoutsOnWatch: 0,
    watchProblem: null,
    ...changes,
  },
  activities: [],
})

const handlersOf = (watch: Watch): Handlers => ({
  garmin: {
    connection: () => watch.connection,
    settings: () => watch.settings,
    activities: () => watch.activities,
    sync: () => ({ requested: true, from: NOON, to: NOON, message: 'Garmin was asked for 30 days.' }),
    testConnection: () => ({
      connected: true,
      profileData: null,
      tokenValid: true,
      message: 'Garmin answers.',
    }),
    disconnect: () => {
      watch.connection = { connected: false, garminUserId: null }
      return undefined
    },
    eraseActivities: () => {
      const erased = watch.activities.length
      watch.activities = []
      return { erased }
    },
    changeSettings: ({ body: { sendsWorkouts } }) => {
      watch.settings = { ...watch.settings, sendsWorkouts, workoutsOnWatch: sendsWorkouts ? 9 : 0 }
      return watch.settings
    },
    createActivity: ({ body: { duration, distance } }) => {
      const made = activity(99, { activityName: 'Test Activity', source: 'test', duration, distance })
      watch.activities = [made, ...watch.activities]
      return made
    },
    link: ({ body: { garminActivityId, workoutId } }) => change(watch, garminActivityId, workoutId),
    unlink: ({ params: { garminActivityId } }) => change(watch, garminActivityId, null),
  },
})

function change(watch: Watch, garminActivityId: string, workoutId: number | null) {
  const found = watch.activities.find((each) => each.garminActivityId === garminActivityId) ?? activity(0)
  const { suggestions: [suggestion] = [] } = found
  const { difference: _difference, isClose: _isClose, ...planned } = suggestion ?? SUGGESTION
  const linked: GarminActivity = {
    ...found,
    isLinkedToWorkout: workoutId !== null,
    linkedWorkoutId: workoutId,
    linkedWorkout: workoutId === null ? null : planned,
    suggestions: workoutId === null ? [SUGGESTION] : [],
  }
  watch.activities = watch.activities.map((each) => (each.id === linked.id ? linked : each))
  return { activity: linked, workout: null }
}

const SUGGESTION: GarminActivity['suggestions'][number] = {
  workoutId: 7001,
  trainingPlanId: 7,
  planName: 'Lakefront Olympic',
  workoutType: 'run',
  date: '2027-01-26',
  exerciseId: 'w6d2e1',
  exerciseName: 'Tempo Run',
  plannedDuration: 45,
  difference: -0.1,
  isClose: true,
}

const open = (watch: Watch, path = '/garmin') => openApp({ world: makeWorld(), handlers: handlersOf(watch), path })
const CONNECTION = page.getByRole('region', { name: 'Connected', exact: true })
const RECENT = page.getByRole('region', { name: 'Recent Activities' })

it('tells once that the account is connected, and forgets it in the address', async () => {
  await open(makeWatch(), '/garmin?success=connected&from=mail')
  await seeText('Garmin account connected successfully')
  await expect.poll(() => location.search).toBe('?from=mail')
  await seeText(/are arriving/, RECENT)
})

it.each([
  ['access_denied', 'you did not allow it at Garmin'],
  ['a reason of its own', 'a reason of its own'],
])('tells why the account was not connected: %s', async (reason, words) => {
  await open(makeWatch(), `/garmin?error=${encodeURIComponent(reason)}`)
  await seeText('Connection Failed')
  await seeText(`Failed to connect Garmin account: ${words}`)
  await expect.poll(() => location.search).toBe('')
  expect(page.getByText(/are arriving/).elements()).toEqual([])
})

it('counts what arrives after a sync, until nothing more comes', async () => {
  const watch = makeWatch()
  watch.activities = [activity(1)]
  const { server } = await open(watch)
  await see(page.getByRole('heading', { name: 'Run 1' }))
  await button('Sync Activities', CONNECTION).click()
  await seeText('Activities arrive within minutes.')
  await seeText('Garmin was asked. Activities are arriving...', RECENT)
  const arrive = (id: number) => {
    watch.activities = [activity(id), ...watch.activities]
    server.events.announce({ noun: 'activities' })
  }
  arrive(2)
  await seeText('Arriving... 1 new activity so far.', RECENT)
  arrive(3)
  await seeText('Arriving... 2 new activities so far.', RECENT)
  vi.setSystemTime(new Date(2027, 0, 28, 12, 5))
  await seeText('This sync brought 2 new activities.', RECENT)
  await seeText('Activities synced successfully')
})

it('takes nothing for new that was there before the visit to Garmin', async () => {
  localStorage.setItem('triplan-known-activities', '[1]')
  const watch = makeWatch()
  watch.activities = [activity(2), activity(1)]
  await open(watch, '/garmin?success=connected')
  await seeText('Arriving... 1 new activity so far.', RECENT)
  expect(localStorage.getItem('triplan-known-activities')).toBeNull()
})

it('tells that a sync failed, and waits for nothing', async () => {
  const { server } = await open(makeWatch())
  server.next('garmin.sync', refused(502, 'Garmin does not answer. Please try again later.'))
  await button('Sync Activities', CONNECTION).click()
  await seeText('Failed to sync activities')
  expect(RECENT.getByText(/arriving/i).elements()).toEqual([])
})

it.each([
  [{ connected: true, tokenValid: true, message: 'Garmin answers.' }, 'Connection Works'],
  [{ connected: false, tokenValid: true, message: 'Not connected.' }, 'Connection Issue'],
  [{ connected: false, tokenValid: false, message: 'Connect again.' }, 'Token Expired'],
])('tells how the connection is: %j', async (result, title) => {
  const watch = makeWatch()
  const handlers = handlersOf(watch)
  await openApp({
    world: makeWorld(),
    path: '/garmin',
    handlers: { garmin: { ...handlers.garmin, testConnection: () => ({ ...result, profileData: null }) } },
  })
  await button('Test Connection', CONNECTION).click()
  await seeText(title)
  await seeText(result.message)
})

it('names the status when Garmin cannot be asked', async () => {
  const { server } = await open(makeWatch())
  server.next('garmin.testConnection', refused(502, 'Bad gateway'))
  await button('Test Connection', CONNECTION).click()
  await seeText('Failed to test connection: 502')
})

it('disconnects after asking, and keeps the activities', async () => {
  const watch = makeWatch()
  watch.activities = [activity(1)]
  const { server } = await open(watch)
  await button('Disconnect', CONNECTION).click()
  const ask = dialog('Disconnect Garmin?')
  await button('Cancel', ask).click()
  await gone(ask)
  expect(server.callsOf('garmin.disconnect')).toEqual([])
  await button('Disconnect', CONNECTION).click()
  await button('Disconnect', ask).click()
  await gone(ask)
  await seeText('Garmin account disconnected')
  await see(page.getByRole('region', { name: 'Not connected' }))
  await see(page.getByRole('heading', { name: 'Run 1' }))
  expect(server.callsOf('garmin.eraseActivities')).toEqual([])
})

it('erases what came from Garmin when that is ticked', async () => {
  const watch = makeWatch()
  watch.activities = [activity(1)]
  await open(watch)
  await button('Disconnect', CONNECTION).click()
  const ask = dialog('Disconnect Garmin?')
  await ask.getByRole('checkbox').click()
  await button('Disconnect', ask).click()
  await gone(page.getByRole('heading', { name: 'Run 1' }))
  expect(watch.activities).toEqual([])
})

it('switches sending to the watch on, and back when that fails', async () => {
  const watch = makeWatch()
  const { server } = await open(watch)
  const on = page.getByRole('switch', { name: 'Send workouts to my watch' })
  await expect.element(on).toBeInTheDocument()
  const press = () => {
    on.element().focus()
    return userEvent.keyboard(' ')
  }
  await press()
  await seeText('Workouts go to your watch')
  await expect.element(on).toBeChecked()
  server.next('garmin.changeSettings', refused(500, ''))
  await press()
  await seeText('Failed to change what goes to your watch')
  await expect.element(on).toBeChecked()
  expect(watch.settings.sendsWorkouts).toBe(true)
})

it('links an activity to what was planned, and takes the link back', async () => {
  const watch = makeWatch()
  watch.activities = [activity(1, { suggestions: [SUGGESTION] })]
  const { server } = await open(watch)
  await page.getByRole('button', { name: /^Link Run 1 to / }).click()
  await seeText('Activity linked')
  await see(page.getByRole('button', { name: 'Unlink Run 1' }))
  expect(server.callsOf('garmin.link')[0]?.body).toEqual({ garminActivityId: '21000000001', workoutId: 7001 })
  await page.getByRole('button', { name: 'Unlink Run 1' }).click()
  await seeText('Activity unlinked')
  await see(page.getByRole('button', { name: /^Link Run 1 to / }))
})

it('asks anew for the activities when a link is refused', async () => {
  const watch = makeWatch()
  watch.activities = [activity(1, { suggestions: [SUGGESTION] })]
  const { server } = await open(watch)
  server.next('garmin.link', refused(409, 'This workout has an activity already.'))
  await page.getByRole('button', { name: /^Link Run 1 to / }).click()
  await seeText('This workout has an activity already.')
  await expect.poll(() => server.callsOf('garmin.activities').length).toBeGreaterThan(1)
})

it('makes a test activity', async () => {
  const { server } = await open(makeWatch())
  await button('Create Test Activity').click()
  await see(page.getByRole('heading', { name: 'Test Activity' }))
  expect(server.callsOf('garmin.createActivity')[0]?.body).toEqual({ duration: 1800, distance: 5000 })
})

it('offers to ask again when the connection cannot be loaded', async () => {
  const { server } = await open(makeWatch(), '/')
  server.next('garmin.settings', refused(500, 'Something went wrong on our side. Please try again.'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Garmin' }).click()
  await seeText('Your Garmin connection could not be loaded')
  await button('Try again').click()
  await see(CONNECTION)
})
