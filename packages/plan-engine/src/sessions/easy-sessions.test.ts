import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import type { Sport } from '../types.js'
import { writeEasy } from './easy-sessions.js'
import type { EasySpec } from './library/set-spec.js'
import { newDraft } from './step-writer.js'

const zones = weekZones('olympic', { swim: 100, bike: 20, run: 480 })

/** An easy session of a shape in words. */
function textOf(sport: Sport, shape: EasySpec['shape'], minutes: number, { level = 1, turn = 0 } = {}) {
  const draft = newDraft(sport, zones[sport], minutes)
  writeEasy(draft, { code: '', name: '', shape, cue: 'Cue', purpose: '' }, { level, turn })
  return draft.text
}

describe('easy sessions step by step', () => {
  test.each([
    ['steady', 'run', 45, 'Warm-up 9 min; Cue 31 min; Cool-down 5 min'],
    ['rising', 'run', 60, 'Warm-up 12 min; Cue 21 min; Easy, a little quicker 21 min; Cool-down 6 min'],
    ['quick', 'bike', 60, 'Warm-up 12 min; 7 x (Cue 1 min + As usual 2 min); Easy 21 min; Cool-down 6 min'],
    ['strides', 'run', 40, 'Warm-up 8 min; Easy 21:20 min; 5 x (Fast and relaxed 20 s + Jog 1 min); Cool-down 4 min'],
    ['run-walk', 'run', 32, '6 x (Cue 4 min + Walk 1 min); Cue 2 min'],
    [
      'thirds',
      'swim',
      40,
      '400 m Warm-up; 500 m kick and drill; 500 m easy with pull buoy; 550 m Cue; 200 m Cool-down',
    ],
    ['repeats', 'swim', 40, '400 m Warm-up; 5 x (300 m easy + Rest 20 s); 200 m Cool-down'],
    ['drills', 'swim', 40, '450 m Warm-up; 9 x (50 m Cue + Rest 15 s); 8 x (100 m easy + Rest 15 s); 200 m Cool-down'],
  ] as const)('%s %s of %i minutes', (shape, sport, minutes, text) => {
    expect(textOf(sport, shape, minutes)).toBe(text)
  })

  test('repeats, strides and quick legs grow with the level', () => {
    expect([0, 1, 2].map((level) => textOf('swim', 'repeats', 60, { level }).match(/\((\d+) m/)?.[1])).toEqual([
      '200',
      '300',
      '400',
    ])
    expect([0, 1, 2].map((level) => textOf('run', 'strides', 60, { level }).match(/(\d) x/)?.[1])).toEqual([
      '4',
      '5',
      '6',
    ])
    expect([0, 1, 2].map((level) => textOf('bike', 'quick', 90, { level }).match(/(\d) x/)?.[1])).toEqual([
      '6',
      '7',
      '8',
    ])
  })

  test('runs between walks are four and five minutes by turns', () => {
    expect(textOf('run', 'run-walk', 40, { turn: 0 })).toContain('Cue 4 min')
    expect(textOf('run', 'run-walk', 40, { turn: 1 })).toContain('Cue 5 min')
  })

  test('a session too short for the shape is easy all through', () => {
    expect(textOf('run', 'strides', 10)).toBe(
      'Warm-up 5 min; Easy 40 s; 1 x (Fast and relaxed 20 s + Jog 1 min); Cool-down 3 min',
    )
    expect(textOf('bike', 'quick', 10)).toBe('Warm-up 5 min; Easy 2 min; Cool-down 3 min')
  })
})
