import { describe, expect, it } from 'vitest'
import { FORMATS, ftpProblem, isFormat } from './ride-formats.js'

describe('ftpProblem', () => {
  it.each(['50', '250', ' 600 '])('takes %j', (typed) => {
    expect(ftpProblem(typed)).toBeUndefined()
  })

  it.each(['', '0', '49', '601', '-60', '250.5', '2e2', 'many'])('asks again after %j', (typed) => {
    expect(ftpProblem(typed)).toBe('Enter your FTP in whole watts, from 50 to 600.')
  })
})

it('knows the formats that it offers', () => {
  expect(Object.keys(FORMATS).map(isFormat)).toEqual([true, true, true])
  expect(isFormat('fit')).toBe(false)
})
