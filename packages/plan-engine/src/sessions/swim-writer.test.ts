import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import { fillFault } from '../testing/plan-facts.js'
import { stepsInEnglish } from '../testing/words.js'
import { newDraft, pause, swum } from './step-writer.js'
import { metresIn, swimMainSeconds, timesIn, writeSwim } from './swim-writer.js'

/** Critical swim speed of an olympic race pace: swims are drafted by the former. */
const CSS = 0.98

const drafted = (swim: number, minutes: number) =>
  newDraft('swim', weekZones('olympic', { swim: swim / CSS, bike: 18, run: 510 }).swim, minutes)

describe('whole lengths in a time', () => {
  const { easy } = weekZones('olympic', { swim: 100 / CSS, bike: 18, run: 510 }).swim
  test.each([
    [0, 0],
    [53, 0],
    [54, 50],
    [107, 50],
    [108, 100],
    [600, 550],
  ])('%i s at 1:48 hold %i m', (seconds, metres) => {
    expect(metresIn(seconds, easy)).toBe(metres)
  })

  test('and rounds of a set', () => {
    const draft = drafted(100, 30)
    const round = [swum(draft, { zone: 'easy', cue: 'swim-easy' }, 100), pause(12)]
    expect([119, 120, 239, 240].map((seconds) => timesIn(seconds, round))).toEqual([0, 1, 1, 2])
  })
})

describe('a swim', () => {
  test('without a set has a stretch of its own between warm-up and cool-down, however short', () => {
    const draft = drafted(100, 15)
    writeSwim(draft, [])
    const parts = stepsInEnglish('swim', draft.steps).split('; ')
    expect(parts).toHaveLength(3)
    expect(parts[0]).toMatch(/Warm-up$/)
    expect(parts[2]).toMatch(/Cool-down$/)
  })

  test('puts up to 200 m that are left into the warm-up, more into a stretch of their own', () => {
    const short = drafted(100, 30)
    const round = [swum(short, { zone: 'threshold', cue: 'swim-threshold' }, 100), pause(15)]
    writeSwim(short, [{ repeat: timesIn(swimMainSeconds(short), round), steps: round }])
    expect(stepsInEnglish('swim', short.steps)).toBe(
      '300 m Warm-up; 11 x (100 m at threshold + Rest 15 s); 150 m Cool-down',
    )
    const long = drafted(100, 30)
    const middle = drafted(100, 30)
    writeSwim(middle, [{ repeat: 10, steps: round }])
    expect(stepsInEnglish('swim', middle.steps)).toBe(
      '400 m Warm-up; 10 x (100 m at threshold + Rest 15 s); 150 m Cool-down',
    )
    writeSwim(long, [{ repeat: 3, steps: round }])
    expect(stepsInEnglish('swim', long.steps)).toBe(
      '300 m Warm-up; 3 x (100 m at threshold + Rest 15 s); 850 m Easy; 150 m Cool-down',
    )
  })

  test.each([30, 60, 88, 115, 150, 210, 300, 600])('at %i s a hundred fills its minutes with whole lengths', (pace) => {
    for (let minutes = 10; minutes <= 120; minutes += 5) {
      const draft = drafted(pace, minutes)
      const round = [swum(draft, { zone: 'tempo', cue: 'swim-tempo' }, 100), pause(20)]
      writeSwim(draft, [{ repeat: timesIn(swimMainSeconds(draft), round), steps: round }])
      expect(fillFault('swim', draft.steps, minutes)).toBe('')
      const easy = drafted(pace, minutes)
      writeSwim(easy, [])
      expect(fillFault('swim', easy.steps, minutes)).toBe('')
    }
  })
})
