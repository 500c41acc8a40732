import type { Sport } from '@tri/plan-engine'
import type { TextExercise, TextStep } from '@tri/plan-engine/texts'
import { en } from '@tri/plan-engine/texts/en'
import { TARGET_METHODS, targetField } from '@tri/plan-engine/zones'
import { describe, expect, it, test } from 'vitest'
import { sheetForDevice } from '../plan/in-readers-words.js'
import { inLengths, type Pool } from '../plan/pool.js'
import { writtenOut } from '../plan/session-text.js'
import { STORED_UNITS, unitsOf } from '../plan/units.js'
import { aimedSheet, KNOWN, trainingIn } from '../testing/aimed-plans.js'
import { type IcuStep, readIntervalsText } from '../testing/decoders/intervals-icu-reader.js'
import { EVERY_SEASON } from '../testing/real-plans.js'
import { exercise, LONG_RIDE, RACE_LEGS, THRESHOLD_SWIM } from '../testing/workouts.js'
import { type IntervalsOptions, intervalsText } from './intervals-icu.js'

const METRES: Pool = { length: 25, unit: 'm' }
const YARDS: Pool = { length: 25, unit: 'yd' }
const TRAINING = { workoutType: 'run' } as const
const OPTIONS: IntervalsOptions = { units: STORED_UNITS, pool: METRES, raceType: 'olympic' }

const textOf = (one: TextExercise, options: Partial<IntervalsOptions> = {}) =>
  intervalsText(TRAINING, one, { ...OPTIONS, ...options })?.content
const notesOf = (one: TextExercise) => intervalsText(TRAINING, one, OPTIONS)?.notes

describe('the text for intervals.icu', () => {
  it('has a line a step, and repeats between empty lines', () => {
    const powered = {
      ...LONG_RIDE,
      steps: LONG_RIDE.steps.map((step) =>
        'repeat' in step
          ? { ...step, steps: step.steps.map((inner) => ({ ...inner, power: { from: 220, to: 240 } })) }
          : { ...step, power: { from: 140, to: 160 } },
      ),
    }
    expect(textOf(powered)).toBe(
      [
        'Warmup',
        '- Warm-up 15m 140-160w',
        '',
        'Main set 3x',
        '- At threshold 8m 220-240w',
        '- Easy spinning 3m 220-240w',
        '',
        'Cooldown',
        '- Easy 6m 140-160w',
        '- Cool-down 6m 140-160w',
        '',
      ].join('\n'),
    )
  })

  it('tells rides by speed as shares of FTP, and says so', () => {
    expect(textOf(LONG_RIDE)?.match(/^-.*$/gm)).toEqual([
      '- Warm-up 15m 65%',
      '- At threshold 8m 95%',
      '- Easy spinning 3m 50%',
      '- Easy 6m 65%',
      '- Cool-down 6m 50%',
    ])
    expect(notesOf(LONG_RIDE)).toEqual(['intervals.icu has no target for speed on a bike: power by zone, in % of FTP.'])
  })

  it('swims in lengths of the pool, with rests, in metres or yards', () => {
    const lines = textOf(THRESHOLD_SWIM)?.split('\n') ?? []
    expect(lines).toEqual(
      expect.arrayContaining(['Main set 10x', '- at threshold 100mtr 2:02-1:58/100m Pace', '- Rest 15s 0']),
    )
    expect(lines.at(-2)).toBe('pool length: 25m')
    const yards = textOf(THRESHOLD_SWIM, { units: unitsOf(YARDS), pool: YARDS })?.split('\n') ?? []
    expect(yards).toContain('- at threshold 100yrd 1:52-1:48/100y Pace')
    expect(yards.at(-2)).toBe('pool length: 25yd')
  })

  it('keeps figures and words of the syntax out of the cue: the first length is the step’s own', () => {
    const cue = (label: string) => {
      const step: TextStep = { kind: 'work', seconds: 90, zone: 'easy', target: { from: 600, to: 560 }, label }
      return readIntervalsText(textOf(exercise({ steps: [step] })) ?? '').steps[0]
    }
    for (const [label, words] of [
      ['50 m: 25 drill, 25 swim', 'drill, swim'],
      ['6 x 3 min hard', 'x hard'],
      ['Press lap, then ramp 200w for 5m', 'then'],
      ['Easy at 85-95 rpm', 'Easy'],
      ['', ''],
      ['10x', ''],
    ] as const)
      expect([label, cue(label)]).toEqual([
        label,
        { cue: words, seconds: 90, isLap: false, target: { from: 600, to: 560, unit: '/mi' } },
      ])
  })

  it('has race legs until the lap button, also in open water', () => {
    const legs = RACE_LEGS.map((leg) => intervalsText({ workoutType: 'race' }, leg, OPTIONS)?.content)
    expect(legs.map((text) => readIntervalsText(text ?? '').steps.map(({ isLap }) => isLap))).toEqual([
      [true],
      [true],
      [true],
    ])
    expect(legs[0]).not.toContain('pool length')
  })

  it('is one block for a session without steps, and none for strength', () => {
    const bare = exercise({ steps: [], duration: 45 })
    expect(readIntervalsText(textOf(bare) ?? '').steps).toEqual([{ cue: bare.name, seconds: 2700, isLap: false }])
    expect(notesOf(bare)?.join()).toContain('it has no steps')
    expect(intervalsText(TRAINING, exercise({ type: 'strength' }), OPTIONS)).toBeUndefined()
  })

  it('says what has no target there', () => {
    const step = { kind: 'work', seconds: 600, zone: 'easy', label: 'Easy' } as const
    const felt = exercise({ steps: [{ ...step, effort: { from: 3, to: 4 } }] })
    expect([textOf(felt), notesOf(felt)?.join()]).toEqual([
      'Main set\n- Easy 10m\n',
      expect.stringContaining('no target for effort'),
    ])
    const heart = exercise({ steps: [{ ...step, heartRate: { from: 130, to: 140 } }] })
    expect([textOf(heart), notesOf(heart)?.join()]).toEqual([
      'Main set\n- Easy 10m\n',
      expect.stringContaining('not known'),
    ])
    expect(textOf(heart, { lthr: 160 })).toBe('Main set\n- Easy 10m 81-88% LTHR\n')
  })
})

/** What a step says, in what intervals.icu tells it in. */
function wanted({ type, steps }: TextExercise, { kind, seconds, metres, target, power, heartRate }: TextStep) {
  const field = targetField(steps)
  const length =
    type === 'swim' && metres !== undefined && kind !== 'rest'
      ? { metres: inLengths(metres, METRES).metres }
      : { seconds }
  const ends = (range: { from: number; to: number } | undefined, unit: string, share = 1) =>
    range && { target: { from: Math.round(range.from / share), to: Math.round(range.to / share), unit } }
  if (kind === 'rest') return { ...length, target: { from: 0, to: 0, unit: 'rest' } }
  if (field === 'power') return { ...length, ...ends(power, 'w') }
  if (field === 'heartRate')
    return { ...length, ...ends(heartRate, '% LTHR', KNOWN.lthr[type as 'bike' | 'run'] / 100) }
  if (field === 'effort' || type === 'bike') return length
  return { ...length, ...ends(target, type === 'swim' ? '/100m' : '/mi') }
}

const told = ({ cue: _cue, isLap: _lap, rpm: _rpm, target, ...length }: IcuStep, { type, steps }: TextExercise) => {
  const isBySpeed = type === 'bike' && targetField(steps) === 'target' && target?.unit === '%'
  return { ...length, ...(target && !isBySpeed && { target }) }
}

describe.each(TARGET_METHODS)('a season by %s', (method) => {
  test.each(EVERY_SEASON)('comes back out of the text as it went in: %s', (_, raceType, level) => {
    const { workouts } = sheetForDevice(aimedSheet(raceType, level, method), en, METRES)
    const kinds = new Set<unknown>()
    for (const { workout, exercise: session } of trainingIn(workouts)) {
      const lthr = session.type === 'bike' || session.type === 'run' ? KNOWN.lthr[session.type] : undefined
      const { content } = intervalsText(workout, session, { ...OPTIONS, raceType, lthr }) ?? { content: '' }
      const { steps, pool } = readIntervalsText(content)
      expect(steps.map((step) => told(step, session))).toEqual(
        writtenOut(session.steps).map((step) => wanted(session, step)),
      )
      expect(pool).toBe(session.type === 'swim' ? '25m' : undefined)
      for (const { target } of steps) kinds.add(`${session.type} ${target?.unit}`)
    }
    for (const kind of KINDS[method]) expect([...kinds]).toContain(kind)
  })
})

const KINDS: Record<(typeof TARGET_METHODS)[number], readonly `${Sport} ${string}`[]> = {
  pace: ['swim /100m', 'swim rest', 'bike %', 'run /mi'],
  power: ['bike w'],
  'heart-rate': ['bike % LTHR', 'run % LTHR'],
  feel: ['bike undefined', 'run undefined'],
}
