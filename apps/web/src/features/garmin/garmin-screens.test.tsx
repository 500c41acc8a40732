import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { GarminActivity, GarminSettings } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import { garminActivitiesQuery, garminConnectionQuery, garminSettingsQuery } from '../../data/activities/garmin.js'
import { AuthContext } from '../../session/auth-context.js'
import { markupOf, textOf } from '../../testing/render.js'
import { ActivitiesCard } from './activities-card.js'
import { startWaiting } from './arrivals.js'
import { GarminPage } from './garmin-page.js'

const user = { id: 1, username: 'ann@example.org' } as never
const never = () => Promise.reject(new Error('not asked'))

const settings: GarminSettings = {
  mode: 'sandbox',
  needsReconnect: false,
  permissions: ['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT', 'WORKOUT_IMPORT'],
  canSync: true,
  canSendWorkouts: true,
  sendsWorkouts: true,
  lastSyncedAt: null,
  workoutsOnWatch: 9,
  watchProblem: null,
}

const planned = {
  workoutId: 5,
  trainingPlanId: 1,
  planName: 'Lakefront',
  workoutType: 'run' as const,
  date: '2026-11-17',
  exerciseId: 'w1d2e1',
  exerciseName: 'Tempo Run',
  plannedDuration: 45,
}

const run: GarminActivity = {
  id: 1,
  garminActivityId: '21000000001',
  source: 'garmin',
  activityName: 'Morning Run',
  activityType: 'RUNNING',
  sport: 'run',
  startTime: '2026-11-17T06:41:00Z',
  localDay: '2026-11-17',
  duration: 3151,
  distance: 10_020.4,
  averagePace: 5.24,
  averageSpeed: 3.18,
  averageHeartRate: 142,
  maxHeartRate: 160,
  calories: 600,
  elevationGain: 80,
  deviceName: 'Forerunner 965',
  isLinkedToWorkout: false,
  linkedWorkoutId: null,
  isAutomaticLink: false,
  isExtra: false,
  linkedWorkout: null,
  suggestions: [],
  createdAt: '2026-11-17T08:00:00Z',
}

type Shown = { settings?: Partial<GarminSettings>; isConnected?: boolean; activities?: GarminActivity[] }

function page({ settings: changed, isConnected = true, activities = [] }: Shown = {}) {
  const client = new QueryClient()
  client.setQueryData(garminSettingsQuery.queryKey, { ...settings, ...changed })
  client.setQueryData(garminConnectionQuery.queryKey, {
    connected: isConnected,
    garminUserId: isConnected ? 'a70d6ce80e357e70b686da87380d4ae6' : null,
  })
  client.setQueryData(garminActivitiesQuery.queryKey, activities)
  return (
    <QueryClientProvider client={client}>
      <AuthContext.Provider
        value={{
          user,
          isLoading: false,
          error: null,
          login: never,
          loginByPasskey: never,
          register: never,
          logout: never,
        }}
      >
        <GarminPage />
      </AuthContext.Provider>
    </QueryClientProvider>
  )
}

const card = (props: Partial<Parameters<typeof ActivitiesCard>[0]>) => (
  <QueryClientProvider client={new QueryClient()}>
    <ActivitiesCard activities={[]} arrivals={null} isConnected {...props} />
  </QueryClientProvider>
)

describe('the Garmin page', () => {
  it('says Sandbox, and only then', () => {
    expect(textOf(page())).toContain('Garmin Sandbox A made-up Garmin on this computer. No watch is reached.')
    expect(textOf(page({ settings: { mode: 'live' } }))).not.toContain('Sandbox')
  })

  it('offers to connect, and tells of the box that is off', () => {
    const text = textOf(page({ isConnected: false }))
    expect(text).toContain('Not connected Connect your account')
    expect(text).toContain("'Historical data' (it is off at first)")
    expect(text).not.toContain('Disconnect')
    expect(text).not.toContain('Send workouts to my watch')
  })

  it('says why nothing can be connected where Garmin is off', () => {
    const text = textOf(page({ settings: { mode: 'off' }, isConnected: false }))
    expect(text).toContain('This server has no Garmin credentials')
    expect(text).not.toContain('Sandbox')
    expect(text).toContain('Create Test Activity')
  })

  it('has every button of a connection, and what it allows', () => {
    const text = textOf(page())
    for (const label of [
      'Sync Activities',
      'Test Connection',
      'Disconnect',
      'Create Test Activity',
      'Recent Activities',
    ])
      expect(text).toContain(label)
    expect(text).toContain('Garmin user a70d6ce80e35... Activities allowed Historical data allowed')
    expect(text).toContain('Send workouts to my watch 9 workouts of the next 14 days at Garmin.')
  })

  it('says what to do where history was not allowed', () => {
    expect(textOf(page({ settings: { canSync: false } }))).toContain(
      'disconnect and connect again with that box ticked',
    )
  })

  it.each([true, false])('asks to connect again when Garmin takes the key no longer (connected: %s)', (isConnected) => {
    const text = textOf(page({ settings: { needsReconnect: true }, isConnected }))
    expect(text).toContain('Please connect again Garmin no longer takes our key')
    expect(text).toContain('Connect again Disconnect')
    expect(text).not.toContain('Sync Activities')
    expect(text).not.toContain('Send workouts to my watch')
  })
})

describe('the list of activities', () => {
  it('has distance, time, pace, heart rate and device', () => {
    const text = textOf(card({ activities: [run] }))
    expect(text).toContain('Run Morning Run Tue 17 Nov')
    expect(text).toContain('Garmin Forerunner 965 10.02 km 52:31 5:14 /km 142 bpm')
  })

  it('shows the icon of the sport, and one for everything else', () => {
    const icons = (activity: GarminActivity) =>
      [...markupOf(card({ activities: [activity] })).matchAll(/tabler-icon-([\w-]+)/g)].map(([, name]) => name)
    expect(icons(run)).toContain('run')
    expect(icons({ ...run, sport: 'bike' })).toContain('bike')
    expect(icons({ ...run, sport: 'swim' })).toContain('swimming')
    expect(icons({ ...run, sport: null, activityType: 'YOGA' })).toContain('activity')
  })

  it('suggests the workout of the day, and the less likely one with care', () => {
    const suggestions = [
      { ...planned, difference: 0.0667, isClose: true },
      { ...planned, workoutType: 'brick' as const, exerciseId: 'x', difference: 1.4, isClose: false },
    ]
    const text = textOf(card({ activities: [{ ...run, suggestions }] }))
    expect(text).toContain("Matches Tuesday's run Tempo Run, 0:45 planned, +3 min Link")
    expect(text).toContain("May be Tuesday's brick Tempo Run, 0:45 planned, +1:03 Link")
  })

  it('tells of a link, and whether it came by itself', () => {
    const linked = { ...run, isLinkedToWorkout: true, linkedWorkoutId: 5, linkedWorkout: planned }
    expect(textOf(card({ activities: [linked] }))).toContain("Linked to Tuesday's run Tempo Run Unlink")
    const byItself = { ...linked, isAutomaticLink: true }
    expect(textOf(card({ activities: [byItself] }))).toContain('Tempo Run, linked by itself Unlink')
  })

  it('shows a dozen first', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...run, id: index + 1 }))
    const text = textOf(card({ activities: many }))
    expect(text.match(/Morning Run/g)).toHaveLength(12)
    expect(text).toContain('Show all 30 activities')
    expect(textOf(card({ activities: many.slice(0, 12) }))).not.toContain('Show all')
  })

  it('says what to do when there is none, and what is on its way', () => {
    expect(textOf(card({}))).toContain('Sync Activities asks Garmin for the last 30 days.')
    expect(textOf(card({ isConnected: false }))).toContain('A test activity shows how one is linked')
    expect(textOf(card({ arrivals: startWaiting([], 0) }))).toContain('Garmin was asked. Activities are arriving...')
  })

  it('shows text of the watch as text', () => {
    const hostile = { ...run, activityName: '<img src=x onerror=alert(1)>', deviceName: '<b>x</b>' }
    expect(markupOf(card({ activities: [hostile] }))).not.toContain('<img')
    expect(markupOf(card({ activities: [hostile] }))).not.toContain('<b>')
  })
})
