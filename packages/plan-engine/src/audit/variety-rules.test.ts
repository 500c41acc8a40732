import { describe, expect, it } from 'vitest'
import { judge } from '../testing/judge.js'
import { race, season, sketch, step } from '../testing/plans.js'
import type { SessionStep, Workout } from '../types.js'
import { variety } from './variety-rules.js'

const input = season('olympic', 8)
const set = (repeat: number, minutes: number): SessionStep[] => [
  { repeat, steps: [step(minutes, 'threshold'), step(2, 'easy')] },
]

/** Four weeks with a hard ride each; `steps` of the week's set. */
const rides = (sets: readonly SessionStep[][], extra = (_week: number) => '') =>
  sets.flatMap((steps, index): Workout[] => {
    const week = [1, 2, 3, 5, 6, 7][index] ?? 8
    return sketch(week, `Tue bike 60 hard, Thu run 40${extra(week)}`).map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => (each.type === 'bike' ? { ...each, steps } : each)),
    }))
  })
const judged = (workouts: readonly Workout[]) => judge(variety, [...workouts, race(input)], input)

describe('R36 variety of sessions', () => {
  it('passes sets that differ, and the same set after another one', () => {
    expect(judged(rides([set(3, 8), set(4, 8), set(3, 8)]))).toMatchObject({ result: 'pass', value: 0 })
  })

  it.each([
    [[set(3, 8), set(3, 8)], 'warn', 1],
    [[set(3, 8), set(3, 8), set(3, 8)], 'warn', 2],
    [[set(3, 8), set(3, 8), set(3, 8), set(3, 8)], 'fail', 4],
  ] as const)('counts each set that comes twice running, and each fourth week alike: %#', (sets, result, value) => {
    expect(judged(rides(sets))).toMatchObject({ result, value })
  })

  it('tells sets apart by rounds, length and zone, and not by their names', () => {
    const named = (label: string): SessionStep[] => [{ repeat: 3, steps: [{ ...step(8, 'threshold'), label }] }]
    expect(judged(rides([named('Strong'), named('Threshold')])).value).toBe(1)
    const tempo: SessionStep[] = [{ repeat: 3, steps: [step(8, 'tempo')] }]
    expect(judged(rides([named('Strong'), tempo])).value).toBe(0)
  })

  it('does not ask race week, and judges no session without steps', () => {
    const sharp = sketch(8, 'Tue bike 30 tempo').map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => ({ ...each, steps: set(3, 8) })),
    }))
    expect(judged([...rides([set(3, 8)]), ...sharp]).value).toBe(0)
    expect(judged(rides([[], []])).value).toBe(0)
  })

  it('lets tests be the same each time', () => {
    const named = rides([set(1, 20), set(1, 20)]).map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => (each.type === 'bike' ? { ...each, code: 'B-TEST' } : each)),
    }))
    expect(judged(named).value).toBe(0)
  })

  it('lets three load weeks be alike, and a fourth only with another session somewhere', () => {
    const four = [set(3, 8), set(4, 8), set(5, 8), set(6, 8)]
    expect(judged(rides(four))).toMatchObject({
      result: 'warn',
      value: 1,
      message: 'Hard sessions with the last main set of their sport: 0; load weeks like the three before: 1.',
    })
    expect(judged(rides(four, (week) => (week === 5 ? ' moderate' : ''))).value).toBe(0)
  })
})
