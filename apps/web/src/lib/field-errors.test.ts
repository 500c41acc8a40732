import { credentials, passwordChange } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { fieldErrors } from './field-errors.js'

it('a form is told what is wrong with each field, in the words of the contract', () => {
  expect(fieldErrors(passwordChange)({ currentPassword: '', newPassword: '123' })).toEqual({
    currentPassword: 'Please enter your current password',
    newPassword: 'Password must be at least 6 characters',
  })
})

it('a form that is filled in well has no errors', () => {
  expect(fieldErrors(credentials)({ username: 'ann@example.org', password: 'long enough' })).toEqual({})
})
