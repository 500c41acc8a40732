import { describe, expect, it } from 'vitest'
import { compliance } from './compliance.js'

describe('compliance', () => {
  it.each([
    [300, 300, 100, 'near'],
    [240, 300, 80, 'near'],
    [360, 300, 120, 'near'],
    [237, 300, 79, 'off'],
    [121, 100, 121, 'off'],
    [151, 100, 151, 'far'],
    [150, 300, 50, 'off'],
    [450, 300, 150, 'off'],
    [147, 300, 49, 'far'],
    [456, 300, 152, 'far'],
    [0, 300, 0, 'far'],
  ] as const)('of %i done of %i planned minutes is %i %%: %s', (done, planned, percent, band) => {
    expect(compliance(done, planned)).toEqual({ percent, band })
  })

  it('is unknown when nothing was planned', () => {
    expect(compliance(60, 0)).toBeUndefined()
    expect(compliance(60, Number.NaN)).toBeUndefined()
    expect(compliance(Number.NaN, 60)).toEqual({ percent: 0, band: 'far' })
  })
})
