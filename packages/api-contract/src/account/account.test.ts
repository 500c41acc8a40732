import { describe, expect, it } from 'vitest'
import { refusals } from '../testing/samples.js'
import { accountDeletion, passwordChange } from './account.js'

const CURRENT = 'Please enter your current password'

describe('a password change', () => {
  it('takes both passwords exactly as typed', () => {
    const change = { currentPassword: ' old one ', newPassword: ' new one ' }
    expect(passwordChange.parse(change)).toEqual(change)
  })

  it.each([
    [{ currentPassword: '', newPassword: 'long enough' }, `currentPassword: ${CURRENT}`],
    [{ currentPassword: 'x'.repeat(201), newPassword: 'long enough' }, `currentPassword: ${CURRENT}`],
    [{ currentPassword: 'old', newPassword: '12345' }, 'newPassword: Password must be at least 6 characters'],
    [{ currentPassword: 'old', newPassword: 'x'.repeat(201) }, 'newPassword: Password must be at most 200 characters'],
    [
      { currentPassword: 'old', newPassword: 'nul\u0000nul' },
      'newPassword: Please remove the characters that cannot be stored',
    ],
    [{ currentPassword: 'old', newPassword: 'long enough', username: 'x' }, ': Invalid input'],
  ])('refuses %j', (change, message) => {
    expect(refusals(passwordChange, change)).toEqual([message])
  })
})

describe('deleting an account', () => {
  it.each([{ password: '' }, { password: 7 }])('is refused with %j', (given) => {
    expect(refusals(accountDeletion, given)).toEqual([`password: ${CURRENT}`])
  })
})
