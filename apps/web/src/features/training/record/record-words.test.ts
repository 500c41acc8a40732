import type { StepResult, StepVerdict } from '@tri/plan-engine/compliance'
import { describe, expect, it } from 'vitest'
import { complianceText, doneText, judgedText, levelText, plannedText, shareText, stepName } from './record-words.js'

const METRIC = { units: 'metric', poolUnits: 'metres' } as const
const MILES = { units: 'miles', poolUnits: 'yards' } as const

const result = (changes: Partial<StepResult> = {}): StepResult => ({
  kind: 'work',
  zone: 'threshold',
  steps: { from: 0, to: 1 },
  planned: { seconds: 480, target: { from: 220, to: 240 } },
  done: { from: 600, to: 1085.4, mean: 262.4 },
  verdict: 'as-planned',
  ...changes,
})

const of = (...verdicts: StepVerdict[]) => ({ results: verdicts.map((verdict) => result({ verdict })) })

describe('what became of a session', () => {
  it.each([
    [of('as-planned'), 'Done as planned.'],
    [of('as-planned', 'as-planned', 'as-planned'), 'All 3 steps as planned.'],
    [of('too-hard'), '0 of 1 step as planned, 1 too hard.'],
    [of('as-planned', 'short', 'as-planned'), '2 of 3 steps as planned, 1 short.'],
    [of('too-easy', 'short', 'short', 'as-planned'), '1 of 4 steps as planned, 2 short and 1 too easy.'],
    [
      of('too-easy', 'too-hard', 'short', 'left-out', 'left-out'),
      '0 of 5 steps as planned, 2 left out, 1 short, 1 too hard and 1 too easy.',
    ],
  ])('is told in one sentence, the gravest first: %#', (compliance, text) => {
    expect(complianceText(compliance)).toBe(text)
  })

  it.each([
    [1, '100 %'],
    [0.914, '91 %'],
    [0, '0 %'],
  ])('is %d of the planned time: %s', (share, text) => {
    expect(shareText({ share })).toBe(text)
  })
})

describe('by what steps were judged', () => {
  it.each([
    ['power', true, 'Minutes count within 10 %, power within 5 %.'],
    ['heartRate', true, 'Minutes count within 10 %, heart rate within 5 %.'],
    ['pace', true, 'Minutes count within 10 %, pace within 3 %.'],
    ['time', true, 'What the targets are in was not recorded, so minutes alone count, within 10 %.'],
    ['time', false, 'Effort is yours to judge, so minutes alone count, within 10 %.'],
  ] as const)('by %s, with figures as targets: %s', (by, hasFigures, text) => {
    expect(judgedText({ by }, hasFigures)).toBe(text)
  })
})

describe('a step', () => {
  it.each([
    [{ kind: 'work', zone: 'threshold' }, 'Threshold'],
    [{ kind: 'work', zone: 'race' }, 'Race pace'],
    [{ kind: 'warmup', zone: 'easy' }, 'Warm-up, easy'],
    [{ kind: 'recover', zone: 'recovery' }, 'Recovery, recovery'],
    [{ kind: 'cooldown', zone: 'easy' }, 'Cool-down, easy'],
  ] as const)('%o is called %s', (step, name) => {
    expect(stepName(step)).toBe(name)
  })

  it.each([
    ['power', 'bike', METRIC, { seconds: 480, target: { from: 220, to: 240 } }, '8:00 at 220–240 W'],
    ['heartRate', 'run', METRIC, { seconds: 480, target: { from: 150, to: 150 } }, '8:00 at 150 bpm'],
    ['pace', 'swim', METRIC, { seconds: 440, metres: 400, target: { from: 114, to: 110 } }, '400 m at 1:54–1:50/100m'],
    ['time', 'bike', METRIC, { seconds: 480, target: { from: 220, to: 240 } }, '8:00'],
    ['power', 'bike', METRIC, { seconds: 3725 }, '1:02:05'],
  ] as const)('by %s in a %s asks for this: %#', (by, sport, units, planned, text) => {
    expect(plannedText({ planned }, { by, sport, units })).toBe(text)
  })

  it('asks for a swim in the pool that the athlete swims in', () => {
    const planned = { seconds: 440, metres: 366, target: { from: 114, to: 110 } }
    expect(plannedText({ planned }, { by: 'time', sport: 'swim', units: MILES })).toBe('400 yd')
  })

  it.each([
    ['a dash where it was left out', undefined, '–'],
    ['time and watts, rounded', { from: 600, to: 1085.4, mean: 262.4 }, '8:05 at 262 W'],
    ['time alone where nothing was measured', { from: 0, to: 61 }, '1:01'],
  ])('says of what was done %s', (_what, done, text) => {
    const { done: _done, ...planned } = result()
    expect(doneText({ ...planned, ...(done && { done }) }, { by: 'power', sport: 'bike', units: METRIC })).toBe(text)
  })

  it('is as far as it was swum, and as long as it took where lengths were not counted', () => {
    const planned = { seconds: 440, metres: 400, target: { from: 114, to: 110 } }
    const told = { by: 'pace', sport: 'swim', units: METRIC } as const
    expect(doneText({ planned, done: { from: 0, to: 460, metres: 375, mean: 118.4 } }, told)).toBe(
      '375 m at 1:58 /100m',
    )
    expect(doneText({ planned, done: { from: 0, to: 460 } }, told)).toBe('7:40')
  })

  it('judged by minutes alone tells no figure', () => {
    expect(doneText(result(), { by: 'time', sport: 'bike', units: METRIC })).toBe('8:05')
  })
})

describe('a level of the chart', () => {
  it.each([
    [3.571, 'pace', 'run', METRIC, '4:40 /km'],
    [3.571, 'pace', 'run', MILES, '7:31 /mi'],
    [10, 'pace', 'bike', METRIC, '36.0 km/h'],
    [1.25, 'pace', 'swim', METRIC, '1:20 /100m'],
    [221.6, 'power', 'bike', METRIC, '222 W'],
    [148.2, 'heartRate', 'run', METRIC, '148 bpm'],
  ] as const)('%d as %s of a %s reads as the athlete has it: %#', (value, measure, sport, units, text) => {
    expect(levelText(value, measure, { sport, units })).toBe(text)
  })

  it('has a pace, however slow, where the athlete stood still', () => {
    expect(levelText(0, 'pace', { sport: 'run', units: METRIC })).toBe(
      levelText(0.1, 'pace', { sport: 'run', units: METRIC }),
    )
  })
})
