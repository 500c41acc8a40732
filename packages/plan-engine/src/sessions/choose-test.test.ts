import { describe, expect, test } from 'vitest'
import { chooserFor } from '../testing/choosing.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { flatSteps } from '../testing/plan-facts.js'
import { slot } from '../testing/planning.js'
import { chooseTest } from './choose-test.js'
import { mainPart } from './library/main-part.js'

describe('a test', () => {
  test.each([
    ['swim', 45, 'S-TEST', 'interval', { metres: 400, metres2: 200 }, ['400 m', '200 m']],
    ['bike', 60, 'B-TEST', 'threshold', { rounds: 1, seconds: 1200 }, ['30 s', '30 s', '1200 s']],
    ['run', 60, 'R-TEST', 'threshold', { rounds: 1, seconds: 1800 }, ['30 s', '30 s', '1800 s']],
  ] as const)(
    '%s: at the pace of its hardest part, and all of that counts as hard time',
    (sport, minutes, code, zone, main, hard) => {
      const chooser = chooserFor(GOLDEN.G2, 8)
      const { spec, draft, intensity, main: told } = chooseTest(chooser, slot(2, sport, { role: 'test', minutes }))
      expect([spec.code, mainPart({ intensity, steps: draft.steps })?.zone, told]).toEqual([code, zone, main])
      const work = flatSteps(draft.steps).filter((step) => step.zone !== 'easy' && step.zone !== 'recovery')
      expect(work.map(({ metres, seconds }) => (metres ? `${metres} m` : `${seconds} s`))).toEqual(hard)
      expect(chooser.needs.spent).toBe(work.reduce((sum, { seconds }) => sum + seconds, 0))
    },
  )
})
