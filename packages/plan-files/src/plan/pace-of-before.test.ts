import {
  type Exercise,
  formatMph,
  formatPace,
  mainPart,
  type SessionStep,
  type Step,
  type Zone,
} from '@tri/plan-engine'
import { readPaceText } from '@tri/plan-engine/season'
import { en } from '@tri/plan-engine/texts/en'
import { describe, expect, it } from 'vitest'
import { EVERY_SEASON, realStoredPlan, SEASON_WEEKS } from '../testing/real-plans.js'
import { exerciseForReader } from './in-readers-words.js'
import { paceOfBefore } from './pace-of-before.js'

const step = (seconds: number, zone: Zone, target?: Step['target'], kind: Step['kind'] = 'work'): Step => ({
  ...{ kind, zone, seconds },
  ...(target && { target }),
})
const TOUCHES: SessionStep = { repeat: 3, steps: [step(60, 'threshold', { from: 430, to: 420 }), step(60, 'recovery')] }
const TEST: Pick<Exercise, 'type' | 'intensity' | 'steps'> = {
  type: 'run',
  intensity: 'hard',
  steps: [TOUCHES, step(1200, 'race', { from: 404, to: 396 })],
}

describe('the pace of a session that was stored before there was a main part', () => {
  it.each<[string, Pick<Exercise, 'type' | 'intensity' | 'steps' | 'pace'>, string]>([
    ['at the touches before a test, is the middle of the test', { ...TEST, pace: '7:05/mi' }, '6:40/mi'],
    ['at the test, stays to the second', { ...TEST, pace: '6:37/mi' }, '6:37/mi'],
    ['at neither of them, was written by somebody and stays', { ...TEST, pace: '6:00/mi' }, '6:00/mi'],
    ['in other units, stays', { ...TEST, pace: '7:05/km' }, '7:05/km'],
    ['in watts, stays', { ...TEST, pace: '230–250 W' }, '230–250 W'],
    ['without any, has none', { ...TEST, pace: '' }, ''],
    ['of strength, stays', { ...TEST, type: 'strength', pace: '7:05/mi' }, '7:05/mi'],
    [
      'where the test has no target, stays',
      { ...TEST, steps: [TOUCHES, step(1200, 'race')], pace: '7:05/mi' },
      '7:05/mi',
    ],
    ['where nothing is done, stays', { ...TEST, steps: [], pace: '7:05/mi' }, '7:05/mi'],
    [
      'of a ride at its longest step, is the middle of its hills',
      {
        type: 'bike',
        intensity: 'hard',
        steps: [
          step(900, 'easy', { from: 15.5, to: 16.5 }, 'warmup'),
          ...[1, 2].map(() => step(600, 'threshold', { from: 19.7, to: 20.3 })),
        ],
        pace: '16.0 mph',
      },
      '20.0 mph',
    ],
  ])('%s', (_, session, told) => {
    expect(paceOfBefore(session)).toBe(told)
  })

  const sessions = EVERY_SEASON.flatMap(([, raceType, level]) =>
    realStoredPlan(raceType, level, SEASON_WEEKS).workouts.flatMap(({ exercises, workoutType }) =>
      workoutType === 'race' ? [] : exercises,
    ),
  )

  it('is within the target of the main part of every session that other paces had renamed', () => {
    const mended = sessions.map((session) => ({ ...session, pace: asBefore(session) ?? session.pace }))
    const others = mended.filter((session) => exerciseForReader(session, { texts: en }).pace !== session.pace)
    expect(new Set(others.map(({ type }) => type))).toEqual(new Set(['swim', 'bike', 'run']))
    for (const session of mended) {
      const { from = 0, to = 0 } = mainPart(session)?.step.target ?? {}
      const pace = readPaceText(session.type as 'run', exerciseForReader(session, { texts: en }).pace) ?? Number.NaN
      const ends = [from, to].toSorted((one, other) => one - other)
      expect(pace, session.code).toBeGreaterThanOrEqual((ends[0] ?? 0) - 1)
      expect(pace, session.code).toBeLessThanOrEqual((ends[1] ?? 0) + 1)
    }
  })

  it('stays in every session as it is planned', () => {
    for (const session of sessions)
      expect(exerciseForReader(session, { texts: en }).pace, session.code).toBe(session.pace)
  })
})

/** As a session at other paces was told: by its first repeated step, else by its longest. */
function asBefore({ type, steps }: Exercise): string | undefined {
  const repeated = steps.find((each) => 'repeat' in each)
  const [longest] = steps.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const named = repeated && 'repeat' in repeated ? repeated.steps[0] : longest
  if (!named || 'repeat' in named || !named.target) return undefined
  const middle = (named.target.from + named.target.to) / 2
  if (type === 'bike') return `${formatMph(middle)} mph`
  return `${formatPace(middle)}/${type === 'swim' ? '100m' : 'mi'}`
}

const lengthOf = (each: SessionStep): number => ('repeat' in each ? 0 : each.seconds)
