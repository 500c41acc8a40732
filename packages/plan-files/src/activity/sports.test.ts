import { describe, expect, it } from 'vitest'
import { fitSport, sportOfWord } from './sports.js'

describe('the sport', () => {
  it.each([
    [1, 'run'],
    [2, 'bike'],
    [5, 'swim'],
    [21, 'bike'],
    [11, 'other'],
    [18, 'other'],
    [undefined, 'other'],
  ])('with the number %s is %s', (number, sport) => {
    expect(fitSport(number)).toBe(sport)
  })

  it.each([
    ['Running', 'run'],
    ['trail_running', 'run'],
    ['9', 'run'],
    ['Biking', 'bike'],
    ['cycling', 'bike'],
    ['VirtualRide', 'bike'],
    ['1', 'bike'],
    ['open_water_swimming', 'swim'],
    ['Other', 'other'],
    ['', 'other'],
    ['11', 'other'],
  ])('called %j is %s', (word, sport) => {
    expect(sportOfWord(word)).toBe(sport)
  })
})
