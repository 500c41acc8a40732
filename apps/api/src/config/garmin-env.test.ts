import { describe, expect, it } from 'vitest'
import { readEnv } from './env.js'

const garminOf = (settings: Record<string, string>) => readEnv(settings).garmin
const LIVE = {
  GARMIN_MODE: 'live',
  GARMIN_CLIENT_ID: 'id',
  GARMIN_CLIENT_SECRET: 'secret',
  GARMIN_REDIRECT_URI: 'https://tri.example.org/api/garmin/callback',
  GARMIN_WEBHOOK_SECRET_PATH: 'a'.repeat(32),
  ENCRYPTION_KEY: 'k'.repeat(44),
}

describe('the Garmin settings', () => {
  it('are those of a sandbox on this computer until credentials are set', () => {
    expect(garminOf({})).toMatchObject({
      mode: 'sandbox',
      authorizeUrl: 'http://localhost:4100/oauth2Confirm',
      tokenUrl: 'http://localhost:4100/di-oauth2-service/oauth/token',
      apiBase: 'http://localhost:4100',
      workoutCreateUrl: 'http://localhost:4100/workoutportal/workout/v2',
      trainingBase: 'http://localhost:4100/training-api',
      userPathPrefix: '/wellness-api/rest',
      redirectUri: undefined,
      webhookSecret: undefined,
      backfillMaxDays: 30,
      ratePerMinute: 100,
    })
  })

  it('follow the address of the sandbox', () => {
    const { tokenUrl, trainingBase } = garminOf({ GARMIN_API_BASE: 'http://127.0.0.1:9999/' })
    expect(tokenUrl).toBe('http://127.0.0.1:9999/di-oauth2-service/oauth/token')
    expect(trainingBase).toBe('http://127.0.0.1:9999/training-api')
  })

  it('are off in production, where a sandbox has to be allowed', () => {
    const production = { NODE_ENV: 'production' }
    expect(garminOf(production).mode).toBe('off')
    expect(() => garminOf({ ...production, GARMIN_MODE: 'sandbox' })).toThrow('GARMIN_ALLOW_SANDBOX=yes')
    expect(garminOf({ ...production, GARMIN_MODE: 'sandbox', GARMIN_ALLOW_SANDBOX: 'yes' }).mode).toBe('sandbox')
  })

  it('are live with credentials, at the addresses of Garmin', () => {
    const { GARMIN_MODE: _, ...credentials } = LIVE
    expect(garminOf(credentials)).toMatchObject({
      mode: 'live',
      authorizeUrl: 'https://connect.garmin.com/oauth2Confirm',
      tokenUrl: 'https://diauth.garmin.com/di-oauth2-service/oauth/token',
      apiBase: 'https://apis.garmin.com',
      workoutCreateUrl: 'https://apis.garmin.com/workoutportal/workout/v2',
      trainingBase: 'https://apis.garmin.com/training-api',
    })
  })

  it.each([
    [{ GARMIN_CLIENT_SECRET: '' }, 'GARMIN_CLIENT_ID and GARMIN_CLIENT_SECRET must be set'],
    [{ GARMIN_REDIRECT_URI: '' }, 'GARMIN_REDIRECT_URI or PUBLIC_ORIGIN must be set'],
    [{ GARMIN_WEBHOOK_SECRET_PATH: '' }, 'GARMIN_WEBHOOK_SECRET_PATH must be set'],
    [{ ENCRYPTION_KEY: '' }, 'ENCRYPTION_KEY must be set'],
    [{ ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY must be one key'],
    [{ GARMIN_WEBHOOK_SECRET_PATH: 'guessable' }, 'GARMIN_WEBHOOK_SECRET_PATH must be 22 to 100'],
    [{ GARMIN_API_BASE: 'apis.garmin.com' }, 'GARMIN_API_BASE must be an address'],
    [{ GARMIN_API_BASE: 'https://user:word@apis.garmin.com' }, 'GARMIN_API_BASE must be an address without'],
    [{ GARMIN_USER_PATH_PREFIX: 'rest/../x' }, 'GARMIN_USER_PATH_PREFIX must be a path'],
    [{ GARMIN_BACKFILL_MAX_DAYS: '0' }, 'GARMIN_BACKFILL_MAX_DAYS'],
    [{ GARMIN_MODE: 'on' }, 'GARMIN_MODE must be off, sandbox or live'],
  ])('for real use are refused with what to correct: %j', (changes, message) => {
    expect(() => garminOf({ ...LIVE, ...changes })).toThrow(message)
  })

  it('take a new key before an old one', () => {
    const [one, two] = ['n'.repeat(44), 'o'.repeat(44)]
    expect(readEnv({ ENCRYPTION_KEY: `${one}, ${two}` }).encryptionKeys).toEqual([one, two])
  })
})
