import type { TextSessionStep, TextStep } from '@tri/plan-engine/texts'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { purposeOf, secondsOf, sessionLines, targetText, writtenOut } from './session-text.js'

const warmup: TextStep = {
  kind: 'warmup',
  seconds: 420,
  zone: 'easy',
  target: { from: 600, to: 570 },
  label: 'Warm up, easy',
}
const cruise: TextSessionStep = {
  repeat: 4,
  steps: [
    { kind: 'work', seconds: 300, zone: 'threshold', target: { from: 485, to: 485 }, label: 'threshold' },
    { kind: 'recover', seconds: 75, zone: 'recovery', target: { from: 640, to: 640 }, label: 'Easy' },
  ],
}
const hundreds: TextSessionStep = {
  repeat: 8,
  steps: [
    { kind: 'work', seconds: 116, metres: 100, zone: 'threshold', target: { from: 116, to: 116 }, label: 'CSS' },
    { kind: 'rest', seconds: 15, zone: 'recovery', label: 'at the wall' },
  ],
}
const run = (...steps: TextSessionStep[]) => ({ type: 'run' as const, steps })

describe('the rows of a session', () => {
  it('read a repeat with its pace and its recovery', () => {
    expect(sessionLines(run(cruise), STORED_UNITS)).toEqual([
      { text: '4 × 5:00 at 8:05/mi, 1:15 easy', detail: 'threshold', seconds: 1500 },
    ])
  })

  it('read swum repeats in metres, with their rest', () => {
    const [line] = sessionLines({ type: 'swim', steps: [hundreds] }, STORED_UNITS)
    expect(line?.text).toBe('8 × 100 m at 1:56/100m, 0:15 rest')
    expect(line?.seconds).toBe(8 * 131)
  })

  it('read a single step by its label, its pace beside', () => {
    expect(sessionLines(run(warmup), STORED_UNITS)).toEqual([
      { text: 'Warm up, easy', detail: '10:00\u20139:30/mi', seconds: 420 },
    ])
  })

  it('call a recovery by its own word', () => {
    const runWalk: TextSessionStep = {
      repeat: 15,
      steps: [
        { kind: 'work', seconds: 240, zone: 'easy', target: { from: 818, to: 771 }, label: 'Run easy' },
        { kind: 'recover', seconds: 60, zone: 'recovery', label: 'Walk' },
      ],
    }
    expect(sessionLines(run(runWalk), STORED_UNITS)[0]?.text).toBe('15 × 4:00 at 13:38\u201312:51/mi, 1:00 walk')
  })

  it('name the effort where a step has neither label nor pace', () => {
    expect(sessionLines(run({ kind: 'work', seconds: 600, zone: 'tempo', label: '' }), STORED_UNITS)[0]).toEqual({
      text: 'Tempo',
      detail: '',
      seconds: 600,
    })
  })

  it('name the effort of work without a pace inside a repeat', () => {
    const hills: TextSessionStep = {
      repeat: 6,
      steps: [
        { kind: 'work', seconds: 45, zone: 'interval', label: 'uphill' },
        { kind: 'recover', seconds: 90, zone: 'recovery', label: '' },
      ],
    }
    expect(sessionLines(run(hills), STORED_UNITS)[0]?.text).toBe('6 × 0:45 hard, 1:30 easy')
  })

  it('are none for a session without steps', () => {
    expect(sessionLines(run(), STORED_UNITS)).toEqual([])
  })
})

describe('steps', () => {
  it('count their repeats', () => {
    expect([warmup, cruise, hundreds].map(secondsOf)).toEqual([420, 1500, 1048])
  })

  it('are written out in the order they are done', () => {
    expect(writtenOut([warmup, cruise]).map(({ seconds }) => seconds)).toEqual([
      420, 300, 75, 300, 75, 300, 75, 300, 75,
    ])
  })
})

it.each([
  ['run', { from: 485, to: 485 }, '8:05/mi'],
  ['swim', { from: 125.3, to: 124.8 }, '2:05/100m'],
  ['bike', { from: 17.1, to: 17.1 }, '17.1 mph'],
  ['bike', { from: 16.6, to: 17.2 }, '16.6\u201317.2 mph'],
] as const)('a %s pace is written in its own unit', (sport, target, text) => {
  expect(targetText(target, sport, STORED_UNITS)).toBe(text)
})

it.each([
  ['Quick legs at easy power. Warm-up 8 min, Easy 2:30 min.', 'Quick legs at easy power.'],
  ['No full stop', 'No full stop'],
  ['', ''],
])('the purpose is the first sentence of %o', (notes, purpose) => {
  expect(purposeOf({ notes })).toBe(purpose)
})

it.each([
  ['Bring lights', 'Quick legs at easy power. Warm-up 8 min.', 'Bring lights Quick legs at easy power.'],
  ['Slow. With Anna.', 'Quick legs. Warm-up 8 min.', 'Slow. With Anna. Quick legs.'],
  ['Slow. With Anna.', '', 'Slow. With Anna.'],
])('the athlete’s own note %o stands whole before the purpose', (note, purpose, told) => {
  expect(purposeOf({ note, notes: [note, purpose].filter(Boolean).join('\n') })).toBe(told)
})

describe('the targets of a session', () => {
  const ride = (...steps: TextSessionStep[]) => ({ type: 'bike' as const, steps })
  const work = (targets: Partial<TextStep>): TextStep => ({
    ...{ kind: 'work', seconds: 300, zone: 'threshold', label: 'threshold' },
    ...{ target: { from: 17.1, to: 17.5 } },
    ...targets,
  })
  const textOf = (step: TextStep) => sessionLines(ride({ repeat: 4, steps: [step] }), STORED_UNITS)[0]?.text

  it('are in watts, in beats or in effort where it goes by them, in any units', () => {
    expect(textOf(work({ power: { from: 210, to: 225 } }))).toBe('4 × 5:00 at 210–225 W')
    expect(textOf(work({ heartRate: { from: 150, to: 158 } }))).toBe('4 × 5:00 at 150–158 bpm')
    expect(textOf(work({ effort: { from: 7, to: 8 } }))).toBe('4 × 5:00 at RPE 7–8')
    expect(textOf(work({}))).toBe('4 × 5:00 at 17.1–17.5 mph')
  })

  it('stand beside a step that is done once', () => {
    const [line] = sessionLines(ride(work({ power: { from: 210, to: 225 } })), STORED_UNITS)
    expect(line).toEqual({ text: 'Threshold', detail: '210–225 W', seconds: 300 })
  })

  it('never mix: a step without one has no pace in its place', () => {
    const short = work({ seconds: 30, label: 'stride' })
    const lines = sessionLines(ride(work({ heartRate: { from: 150, to: 158 } }), short), STORED_UNITS)
    expect(lines.map(({ detail }) => detail)).toEqual(['150–158 bpm', ''])
    const repeated = sessionLines(
      ride(work({ heartRate: { from: 150, to: 158 } }), { repeat: 2, steps: [short] }),
      STORED_UNITS,
    )
    expect(repeated[1]?.text).toBe('2 × 0:30 threshold')
  })
})
