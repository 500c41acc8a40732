import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.js'

describe('the settings', () => {
  it('fit an app on port 3000 when there are none', () => {
    expect(readSettings({})).toMatchObject({
      port: 4100,
      options: {
        clientId: 'triplan-sandbox',
        clientSecret: 'triplan-sandbox-secret',
        webhookUrl: 'http://localhost:3000/api/garmin/webhooks/{kind}',
        origin: 'http://localhost:4100',
        stateFile: expect.stringMatching(/\.data.garmin-sandbox.state\.json$/),
        recordsDaily: true,
      },
    })
  })

  it('take what is set; empty means not set', () => {
    const { port, options } = readSettings({
      GARMIN_SANDBOX_PORT: '5000',
      GARMIN_CLIENT_ID: '',
      GARMIN_API_BASE: 'http://127.0.0.1:5000',
      DATA_DIR: '/tmp/data',
    })
    expect(port).toBe(5000)
    expect(options).toMatchObject({
      clientId: 'triplan-sandbox',
      origin: 'http://127.0.0.1:5000',
      stateFile: '/tmp/data/garmin-sandbox/state.json',
    })
  })

  it.each([
    [{ GARMIN_SANDBOX_PORT: 'x' }, 'GARMIN_SANDBOX_PORT'],
    [{ GARMIN_SANDBOX_WEBHOOK_URL: 'http://localhost:3000/webhooks' }, 'must be an address like'],
    [{ GARMIN_API_BASE: 'localhost' }, 'GARMIN_API_BASE'],
  ])('are refused with what to correct: %j', (source, message) => {
    expect(() => readSettings(source)).toThrow(message)
  })
})
