import { describe, expect, it } from 'vitest'
import { errorBody } from './error.js'

describe('an error body', () => {
  it.each([
    { message: 'Plan not found' },
    { message: 'Plan name is required', issues: [{ path: 'name', message: 'Plan name is required' }] },
    { message: 'Something went wrong on our side. Please try again.', requestId: 'a1' },
  ])('may be %j', (body) => {
    expect(errorBody.parse(body)).toEqual(body)
  })

  it.each([{}, { error: 'x' }, { message: 1 }, { message: 'x', issues: ['y'] }, 'text', null])(
    'cannot be %j',
    (body) => {
      expect(errorBody.safeParse(body).success).toBe(false)
    },
  )

  it('carries nothing else to the page', () => {
    expect(errorBody.parse({ message: 'x', stack: 'at secret.ts' })).toEqual({ message: 'x' })
  })
})
