import { describe, expect, it } from 'vitest'
import { ExportError, loaded, problemOf } from './export-error.js'

describe('loaded', () => {
  it('gives what was loaded', async () => {
    expect(await loaded(Promise.resolve(7))).toBe(7)
  })

  it('says what to do when nothing came, and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const failure = await loaded(Promise.reject(cause)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ExportError)
    expect(failure).toHaveProperty('cause', cause)
    expect(problemOf(failure)).toMatch(/Check your connection and try again/)
  })
})

describe('problemOf', () => {
  it('tells our own words, and no others', () => {
    expect(problemOf(new ExportError('Week 3 has no rides.'))).toBe('Week 3 has no rides.')
    expect(problemOf(new RangeError('Invalid array length'))).toBe(
      'This file could not be made. Reload the page and try again.',
    )
    expect(problemOf(undefined)).toMatch(/Reload the page/)
  })
})
