import { USER_DEFAULT_SCHEDULE } from '@tri/plan-engine'
import { NOTHING_CHOSEN } from '@tri/test-setup/samples'
import { IS_SOAK } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusals } from '../testing/samples.js'
import { credentials, preferences, user } from './user.js'

const EMAIL = 'username: Please enter a valid email address'
const SHORT = 'password: Password must be at least 6 characters'
const refused = (username: unknown, password: unknown) => refusals(credentials, { username, password })

describe('credentials', () => {
  it('hold the address without blanks, in lower case, and the password as it is', () => {
    expect(credentials.parse({ username: ' Ann@Example.ORG ', password: '  Pass ' })).toEqual({
      username: 'ann@example.org',
      password: '  Pass ',
    })
  })

  it.each([
    '',
    'ann',
    'ann@',
    '@example.org',
    'ann@example',
    'a b@example.org',
    `${'a'.repeat(250)}@b.org`,
    7,
    null,
    undefined,
  ])('refuse %j as an address', (username) => {
    expect(refused(username, 'long enough')).toEqual([EMAIL])
  })

  it.each(['', '12345', 7, null, undefined, { length: 9 }])('refuse %j as a password', (password) => {
    expect(refused('ann@example.org', password)).toEqual([SHORT])
  })

  it('name both when both are wrong', () => {
    expect(refused('ann', '1')).toEqual([EMAIL, SHORT])
  })

  it('take 6 to 200 characters that can be stored', () => {
    expect(refused('ann@example.org', '123456')).toEqual([])
    expect(refused('ann@example.org', 'x'.repeat(200))).toEqual([])
    expect(refused('ann@example.org', 'x'.repeat(201))).toEqual(['password: Password must be at most 200 characters'])
    for (const odd of ['nul\u0000nul', 'half\ud800half']) {
      expect(refused('ann@example.org', odd)).toEqual(['password: Please remove the characters that cannot be stored'])
    }
  })

  it('are read in a moment, whatever is typed', () => {
    // With a second at sign, none of them is an address.
    const hostile = fc.string({ maxLength: 60 }).map((text) => `${text.repeat(5)}@${text}@`)
    fc.assert(
      fc.property(hostile, (username) => {
        expect(refused(username, 'long enough')).toEqual([EMAIL])
      }),
    )
    const started = Date.now()
    refused(`${'a.'.repeat(120)}@${'a-'.repeat(5)}`, 'long enough')
    if (IS_SOAK) expect(Date.now() - started).toBeLessThan(50)
  })
})

describe('preferences', () => {
  const METRIC = { units: 'metric', poolUnits: 'metres', poolLength: 50 }
  it('may be any of them, or none', () => {
    for (const given of [{}, { defaultSwimPace: '1:45' }, { defaultWeeklySchedule: USER_DEFAULT_SCHEDULE }, METRIC]) {
      expect(refusals(preferences, given)).toEqual([])
    }
  })

  it.each([
    [{ experienceLevel: 'pro' }, 'experienceLevel: Please choose an experience level'],
    [{ units: 'km' }, 'units: Please choose miles or metric units'],
    [{ poolUnits: null }, 'poolUnits: Please choose metres or yards for the pool'],
    [{ poolLength: 33 }, 'poolLength: Please choose a pool of 25 or 50'],
    [{ defaultBikePace: '9' }, 'defaultBikePace: Please enter a bike speed between 10 and 30 mph'],
  ])('refuse %j', (given, message) => {
    expect(refusals(preferences, given)).toEqual([message])
  })
})

describe('a user', () => {
  it.each(['id', 'username', 'password', 'currentTrainingPlanId'])('cannot set %s as a preference', (field) => {
    expect(refusals(preferences, { [field]: 1 })).toHaveLength(1)
  })

  it('never shows a password', () => {
    const row = {
      id: 1,
      username: 'ann@example.org',
      password: '$argon2id$',
      ...NOTHING_CHOSEN,
      poolUnits: 'yards',
    }
    expect(user.parse(row)).not.toHaveProperty('password')
  })
})
