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
    [4, 1, 'run'],
    [4, 45, 'run'],
    [4, 5, 'bike'],
    [4, 6, 'bike'],
    [4, 17, 'swim'],
    [0, 6, 'bike'],
    [4, 14, 'other'],
    [4, undefined, 'other'],
    [1, 17, 'run'],
    [11, 1, 'other'],
  ])('with the number %s and the sub-sport %s is %s', (number, subSport, sport) => {
    expect(fitSport(number, subSport)).toBe(sport)
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
