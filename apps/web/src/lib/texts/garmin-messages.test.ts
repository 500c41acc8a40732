import { describe, expect, it } from 'vitest'
import { GARMIN_TOASTS } from './garmin-messages.js'

describe('the toasts of the Garmin page', () => {
  it('are the specification’s, to the letter', () => {
    expect(GARMIN_TOASTS).toMatchObject({
      authNotStarted: { title: 'Failed to start Garmin authorization' },
      notTested: { title: 'Failed to test connection' },
      notDisconnected: { title: 'Failed to disconnect Garmin account' },
      notSynced: { title: 'Failed to sync activities' },
      testActivityNotCreated: { title: 'Failed to create test activity' },
      connected: { title: 'Garmin account connected successfully' },
      testActivityCreated: { title: 'Test activity created' },
    })
    expect(GARMIN_TOASTS.synced('x').title).toBe('Activities synced successfully')
    expect(GARMIN_TOASTS.tokenExpired('why')).toEqual({ title: 'Token Expired', message: 'why' })
    expect(GARMIN_TOASTS.connectionIssue('why')).toEqual({ title: 'Connection Issue', message: 'why' })
  })

  it('name the reason of a failed connection, which may be long', () => {
    expect(GARMIN_TOASTS.notConnected('access_denied')).toEqual({
      title: 'Connection Failed',
      message: 'Failed to connect Garmin account: access_denied',
    })
    expect(GARMIN_TOASTS.notConnected('x'.repeat(5000)).message).toBe(
      `Failed to connect Garmin account: ${'x'.repeat(200)}`,
    )
  })
})
