import { describe, expect, it } from 'vitest'
import { connectionFacts } from './connection-text.js'

const settings = {
  mode: 'sandbox',
  needsReconnect: false,
  permissions: ['ACTIVITY_EXPORT', 'WORKOUT_IMPORT'],
  canSync: false,
  canSendWorkouts: true,
  sendsWorkouts: false,
  lastSyncedAt: null,
  workoutsOnWatch: 0,
  watchProblem: null,
} as const
const facts = (changes: Partial<Parameters<typeof connectionFacts>[0]> = {}, garminUserId: string | null = 'abc') =>
  Object.fromEntries(
    connectionFacts(
      { ...settings, permissions: [...settings.permissions], ...changes },
      { connected: true, garminUserId },
    ),
  )

describe('the facts of a connection', () => {
  it('say what is allowed', () => {
    expect(facts()).toEqual({
      'Garmin user': 'abc',
      Activities: 'allowed',
      'Historical data': 'not allowed',
      'Workouts to the watch': 'allowed',
      'Last data': 'none yet',
    })
    expect(facts({ permissions: ['WORKOUT_IMPORT'] }).Activities).toBe('not allowed')
  })

  it('say when data last came, on the athlete’s clock', () => {
    expect(facts({ lastSyncedAt: new Date(2026, 10, 20, 16, 41).toISOString() })['Last data']).toBe('Fri 20 Nov, 16:41')
  })

  it('tell accounts apart by the first digits of a long id', () => {
    expect(facts({}, 'a70d6ce80e357e70b686da87380d4ae6')['Garmin user']).toBe('a70d6ce80e35...')
    expect(facts({}, null)['Garmin user']).toBe('not known')
  })
})
