import { describe, expect, it } from 'vitest'
import { isSound, thresholdOn } from './thresholds.js'
import type { Threshold } from './types.js'

const ftp = (value: number, measuredOn: string): Threshold => ({
  sport: 'bike',
  kind: 'ftp',
  value,
  measuredOn,
  source: 'test',
})

const history = [ftp(250, '2027-03-03'), ftp(230, '2027-01-05'), ftp(260, '2027-03-03'), ftp(9000, '2027-03-04')]
const on = (day: string) => thresholdOn(history, { sport: 'bike', kind: 'ftp', day })?.value

describe('a threshold', () => {
  it('holds from the day it was measured on, until a newer one; of two of a day the later told', () => {
    expect([on('2027-01-04'), on('2027-01-05'), on('2027-03-02'), on('2027-03-03')]).toEqual([undefined, 230, 230, 260])
  })

  it('that no body has does not count', () => {
    expect(on('2028-01-01')).toBe(260)
  })

  it('belongs to its sport: no heart rate is carried from one to another', () => {
    const lthr: Threshold = { ...ftp(165, '2027-01-01'), kind: 'lthr', sport: 'run' }
    expect(thresholdOn([lthr], { sport: 'run', kind: 'lthr', day: '2027-02-01' })).toBe(lthr)
    expect(thresholdOn([lthr], { sport: 'bike', kind: 'lthr', day: '2027-02-01' })).toBeUndefined()
  })

  it('is of a kind that its sport has, on a day that exists', () => {
    expect(isSound(ftp(250, '2027-03-03'))).toBe(true)
    expect(isSound({ ...ftp(250, '2027-03-03'), sport: 'run' })).toBe(false)
    expect(isSound(ftp(250, '2027-02-30'))).toBe(false)
    expect(isSound(ftp(Number.NaN, '2027-03-03'))).toBe(false)
  })
})
