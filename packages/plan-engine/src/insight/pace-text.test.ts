import { describe, expect, it } from 'vitest'
import { readPaceText } from './pace-text.js'

describe('readPaceText', () => {
  it.each([
    ['swim', '1:51/100m', 111],
    ['swim', '1:51 /100m', 111],
    ['swim', '1:51', 111],
    ['swim', '1:30/100yd', 98.43],
    ['swim', '1:30/100y', 98.43],
    ['bike', '19.0 mph', 19],
    ['bike', '19', 19],
    ['bike', '30 km/h', 18.64],
    ['bike', '30.5 kph', 18.95],
    ['bike', '30 kmh', 18.64],
    ['bike', '19 mi/h', 19],
    ['run', '8:30/mile', 510],
    ['run', '8:04/mi', 484],
    ['run', '5:00 min/km', 482.8],
    ['run', '5:00 /KM', 482.8],
  ] as const)('%s %j is %f', (sport, text, expected) => {
    expect(readPaceText(sport, text)).toBeCloseTo(expected, 1)
  })

  it.each([
    ['swim', '19.0 mph'],
    ['bike', '8:30/mile'],
    ['bike', '0'],
    ['run', ''],
    ['run', 'easy'],
    ['run', '8:75'],
    ['run', '0:00/mi'],
    ['run', '8:30/constructor'],
    ['run', '-8:30'],
  ] as const)('%s %j is no pace', (sport, text) => {
    expect(readPaceText(sport, text)).toBeUndefined()
  })
})
