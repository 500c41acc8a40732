import { describe, expect, it } from 'vitest'
import { judge } from '../testing/judge.js'
import { season, step } from '../testing/plans.js'
import { exercise, workout } from '../testing/workouts.js'
import { pacesTowardsGoal } from './pace-rules.js'

/** Running from 500 s a mile today to 478 on race day, riding from 18.5 to 19.2 mph. */
const input = season('olympic', 12)
const running = (week: number, pace: number) =>
  workout(week, 2, [exercise({ id: `r${week}`, steps: [step(30, 'race', { from: pace + 5, to: pace - 5 })] })])
const riding = (week: number, mph: number) =>
  workout(week, 6, [
    exercise({ id: `b${week}`, type: 'bike', steps: [step(30, 'race', { from: mph - 0.2, to: mph + 0.2 })] }),
  ])

describe('R25 paces towards the goal', () => {
  it.each([
    ['straight to the goal', [running(1, 500), running(5, 490), running(10, 478)], 'pass', 0],
    ['holding', [running(1, 500), running(4, 500), running(5, 500)], 'pass', 0],
    ['a second of rounding', [running(1, 501), running(2, 501), running(10, 477)], 'pass', 0],
    ['slower than today', [running(1, 510)], 'warn', 1],
    ['faster than the goal', [running(10, 470)], 'warn', 1],
    ['back from the goal', [running(1, 490), running(5, 495)], 'warn', 1],
    ['riding towards the goal', [riding(1, 18.5), riding(5, 18.9), riding(10, 19.2)], 'pass', 0],
    ['riding away from it', [riding(1, 19), riding(5, 18.6)], 'warn', 1],
  ] as const)('%s', (_, workouts, result, value) => {
    expect(judge(pacesTowardsGoal, workouts, input)).toMatchObject({ result, value })
  })

  it('follows a goal that is slower than today', () => {
    const slower = { ...input, goalPaces: { swim: 120, bike: 18, run: 520 } }
    expect(judge(pacesTowardsGoal, [running(1, 500), running(10, 520)], slower).result).toBe('pass')
    expect(judge(pacesTowardsGoal, [running(1, 510), running(10, 500)], slower).result).toBe('warn')
  })

  it('has no way back where the goal is today’s pace', () => {
    const same = { ...input, goalPaces: input.currentPaces }
    expect(judge(pacesTowardsGoal, [running(1, 501), running(5, 499.5)], same)).toMatchObject({ value: 0 })
  })

  it.each([
    [[running(1, 510)], 'Paces outside the way from today’s to the goal’s: 1.'],
    [[running(1, 510), riding(1, 17)], 'Paces outside the way from today’s to the goal’s: 2.'],
  ])('says how many', (workouts, message) => {
    expect(judge(pacesTowardsGoal, workouts, input).message).toBe(message)
  })

  it('passes a plan that names no paces', () => {
    expect(judge(pacesTowardsGoal, [workout(1, 1, [exercise({ id: 'x' })])], input).result).toBe('pass')
  })
})
