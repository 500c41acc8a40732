import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import { stepsInEnglish } from '../testing/words.js'
import {
  coolDownMinutes,
  EASY,
  newDraft,
  pause,
  RACE_PACE,
  swum,
  timed,
  warmUpMinutes,
  write,
  writeRepeat,
  writeRest,
  writeWarmUp,
} from './step-writer.js'

const zones = weekZones('olympic', { swim: 100, bike: 20, run: 480 })

describe('writing steps', () => {
  test('counts the time that is left and the way that is covered', () => {
    const draft = newDraft('run', zones.run, 30)
    write(draft, timed(draft, RACE_PACE, 960))
    expect(draft).toMatchObject({ left: 840, covered: 2, steps: [{ seconds: 960, cue: 'race-pace' }] })
  })

  test('leaves out a step without time, and a repeat without repeats', () => {
    const draft = newDraft('bike', zones.bike, 30)
    write(draft, timed(draft, EASY, 0))
    writeRepeat(draft, 0, [timed(draft, EASY, 60)])
    expect(draft).toMatchObject({ left: 1800, steps: [] })
  })

  test('a repeat counts every time, and standing still covers nothing', () => {
    const draft = newDraft('swim', zones.swim, 30)
    writeRepeat(draft, 4, [swum(draft, { zone: 'race', cue: 'swim-race-pace' }, 100), pause(20)])
    expect(draft).toMatchObject({ left: 1800 - 4 * 120, covered: 400 })
    expect(stepsInEnglish('swim', draft.steps)).toBe('4 x (100 m at race pace + Rest 20 s)')
  })

  test('a swum step takes what its metres take, in whole seconds', () => {
    const draft = newDraft('swim', zones.swim, 30)
    expect(swum(draft, { zone: 'race' }, 150)).toMatchObject({
      seconds: 150,
      metres: 150,
      target: { from: 101, to: 99 },
    })
    expect(swum(draft, { zone: 'easy' }, 50).seconds).toBe(53)
  })

  test('the rest is easy, then cools down, to the second', () => {
    const draft = newDraft('run', zones.run, 40)
    writeWarmUp(draft)
    writeRest(draft)
    expect(draft.left).toBe(0)
    expect(stepsInEnglish('run', draft.steps)).toBe('Warm-up 8 min; Easy 28 min; Cool-down 4 min')
  })
})

test.each([
  [10, 5, 3],
  [30, 6, 3],
  [60, 12, 6],
  [300, 15, 10],
])('%i minutes of running: %i to warm up, %i to cool down', (minutes, warmUp, coolDown) => {
  expect(warmUpMinutes({ sport: 'run', minutes })).toBe(warmUp)
  expect(coolDownMinutes({ minutes })).toBe(coolDown)
})

test('in the water ten minutes of warming up are enough', () => {
  expect(warmUpMinutes({ sport: 'swim', minutes: 75 })).toBe(10)
})
