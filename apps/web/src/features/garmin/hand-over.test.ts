import { GARMIN_CONNECT_ERRORS } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import { cleaned, readHandOver } from './hand-over.js'

const read = (query: string) => readHandOver(new URLSearchParams(query))

describe('the hand-over', () => {
  it('is a success, a failure with its reason, or none', () => {
    expect(read('success=connected')).toEqual({ kind: 'connected' })
    expect(read('error=teapot')).toEqual({ kind: 'failed', reason: 'teapot' })
    expect(read('error=toString')).toEqual({ kind: 'failed', reason: 'toString' })
    expect(read('error=')).toEqual({ kind: 'failed', reason: 'unknown error' })
    expect(read('')).toBeUndefined()
    expect(read('success=maybe')).toBeUndefined()
  })

  it.each(Object.entries(GARMIN_CONNECT_ERRORS))('tells in words what %s means', (code, words) => {
    expect(read(`error=${code}`)).toEqual({ kind: 'failed', reason: words })
  })

  it('counts as a failure when it says both', () => {
    expect(read('success=connected&error=state')).toEqual({ kind: 'failed', reason: 'state' })
  })

  it('leaves the address without it, and the rest as it is', () => {
    expect(cleaned(new URLSearchParams('a=1&error=x&success=connected')).toString()).toBe('a=1')
  })
})
