import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import { stepsInEnglish } from '../testing/words.js'
import type { Sport } from '../types.js'
import { writeEasy } from './easy-sessions.js'
import { BIKE_EASY, LONG_RIDES } from './library/easy-rides.js'
import { LONG_RUNS, RUN_EASY, RUN_EASY_BEGINNER, RUN_WALK } from './library/easy-runs.js'
import { SWIM_EASY, SWIM_TECHNIQUE } from './library/easy-swims.js'
import { newDraft } from './step-writer.js'

// Critical swim speed is 1:40.
const zones = weekZones('olympic', { swim: 100 / 0.98, bike: 20, run: 480 })

const LIBRARY = [
  ...SWIM_EASY,
  ...SWIM_TECHNIQUE.slice(1),
  ...BIKE_EASY,
  ...LONG_RIDES,
  ...RUN_EASY,
  ...RUN_EASY_BEGINNER,
  ...RUN_WALK,
  ...LONG_RUNS,
]

/** An easy session of the library in words. */
function textOf(sport: Sport, code: string, minutes: number, level = 1) {
  const spec = LIBRARY.find((each) => each.code === code)
  if (!spec) throw new Error(`There is no ${code}`)
  const draft = newDraft(sport, zones[sport], minutes)
  writeEasy(draft, spec, level)
  return stepsInEnglish(sport, draft.steps)
}

describe('easy sessions step by step', () => {
  test.each([
    ['R-EASY', 'run', 45, 'Warm-up 9 min; Easy 31 min; Cool-down 5 min'],
    ['R-BUILD', 'run', 60, 'Warm-up 12 min; Easy 21 min; Easy, a little quicker 21 min; Cool-down 6 min'],
    [
      'B-CAD',
      'bike',
      60,
      'Warm-up 12 min; 7 x (100+ rpm at easy power 1 min + As usual 2 min); Easy 21 min; Cool-down 6 min',
    ],
    [
      'B-AERO',
      'bike',
      60,
      'Warm-up 12 min; 4 x (Easy in race position 6 min + Easy, sit up 3 min); Easy, sit up 6 min; Cool-down 6 min',
    ],
    ['R-STR', 'run', 40, 'Warm-up 8 min; Easy 21:20 min; 5 x (Fast and relaxed 20 s + Jog 1 min); Cool-down 4 min'],
    ['R-WW', 'run', 32, '6 x (Run easy 4 min + Walk 1 min); Run easy 2 min'],
    ['R-WWLONG', 'run', 32, '5 x (Run easy 5 min + Walk 1 min); Run easy 2 min'],
    [
      'S-MIX',
      'swim',
      40,
      '400 m Warm-up; 500 m kick and drill; 500 m easy with pull buoy; 550 m Easy; 200 m Cool-down',
    ],
    ['S-END', 'swim', 40, '400 m Warm-up; 5 x (300 m easy, long stroke + Rest 20 s); 200 m Cool-down'],
    [
      'S-PYRAMID',
      'swim',
      40,
      '400 m Warm-up; 2 x (50 m easy + Rest 15 s + 100 m easy + Rest 15 s + 200 m easy + Rest 15 s + 100 m easy + Rest 15 s + 50 m easy + Rest 15 s); 450 m Easy; 200 m Cool-down',
    ],
    [
      'S-TECH',
      'swim',
      40,
      '450 m Warm-up; 5 x (50 m half catch-up drill, half swim + Rest 15 s); 4 x (50 m half fist drill, half swim + Rest 15 s); 8 x (100 m easy + Rest 15 s); 200 m Cool-down',
    ],
    [
      'S-STROKE',
      'swim',
      40,
      '500 m Warm-up; 6 x (50 m half catch-up drill, half swim + Rest 15 s + 50 m half fist drill, half swim + Rest 15 s + 100 m easy + Rest 15 s); 200 m Cool-down',
    ],
  ] as const)('%s, %s of %i minutes', (code, sport, minutes, text) => {
    expect(textOf(sport, code, minutes)).toBe(text)
  })

  test('repeats, strides and quick legs grow with the level', () => {
    const levels = [0, 1, 2]
    const found = (sport: Sport, code: string, minutes: number, what: RegExp) =>
      levels.map((level) => textOf(sport, code, minutes, level).match(what)?.[1])
    expect(found('swim', 'S-END', 60, /\((\d+) m/)).toEqual(['200', '300', '400'])
    expect(found('run', 'R-STR', 60, /(\d) x/)).toEqual(['4', '5', '6'])
    expect(found('bike', 'B-CAD', 90, /(\d) x/)).toEqual(['6', '7', '8'])
  })

  test('a session too short for the shape is easy all through', () => {
    expect(textOf('run', 'R-STR', 10)).toBe(
      'Warm-up 5 min; Easy 40 s; Fast and relaxed 20 s; Jog 1 min; Cool-down 3 min',
    )
    expect(textOf('bike', 'B-CAD', 10)).toBe('Warm-up 5 min; Easy 2 min; Cool-down 3 min')
  })
})
