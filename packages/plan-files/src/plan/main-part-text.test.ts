import type { Exercise, SessionStep, Step, Zone } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { mainPartText } from './main-part-text.js'
import type { Units } from './units.js'

const step = (seconds: number, zone: Zone, kind: Step['kind'] = 'work', metres?: number): Step => ({
  ...{ kind, zone, seconds },
  ...(metres !== undefined && { metres }),
})
const around = (...main: SessionStep[]): SessionStep[] => [
  step(600, 'easy', 'warmup'),
  ...main,
  step(300, 'recovery', 'cooldown'),
]
const jog = step(60, 'recovery', 'recover')
const yards: Units = { units: 'metric', poolUnits: 'yards' }

describe('what the pace of a session is for', () => {
  it.each<[string, Pick<Exercise, 'type' | 'intensity' | 'steps' | 'pace'>, string, string]>([
    [
      'intervals',
      {
        type: 'run',
        intensity: 'hard',
        steps: around({ repeat: 6, steps: [step(180, 'threshold'), jog] }),
        pace: '7:10/mi',
      },
      '6 x 3 min at 7:10/mi',
      '6 × 3 min at 4:27/km',
    ],
    [
      'one stretch, in watts',
      { type: 'bike', intensity: 'tempo', steps: around(step(1350, 'tempo')), pace: '230–250 W' },
      '22:30 min at 230–250 W',
      '22:30 min at 230–250 W',
    ],
    [
      'a swim set',
      {
        type: 'swim',
        intensity: 'hard',
        steps: around({ repeat: 8, steps: [step(105, 'threshold', 'work', 100), step(15, 'recovery', 'rest')] }),
        pace: '1:45/100m',
      },
      '8 x 100 m at 1:45/100m',
      '8 × 100 yd at 1:36/100yd',
    ],
    [
      'an easy run with strides',
      {
        type: 'run',
        intensity: 'easy',
        steps: around(step(900, 'easy'), { repeat: 5, steps: [step(20, 'interval'), jog] }),
        pace: '9:00/mi',
      },
      '9:00/mi',
      '5:36/km',
    ],
    [
      'a session without a pace',
      { type: 'strength', intensity: 'hard', steps: around(step(60, 'tempo')), pace: '' },
      '',
      '',
    ],
  ])('%s', (_, session, told, measured) => {
    expect(mainPartText(session)).toBe(told)
    expect(mainPartText(session, yards, '×')).toBe(measured)
  })
})
