import type { TrainingPlan } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import { chooseHome } from './choose-home.js'

const plan = (id: number) => ({ id, name: `Plan ${id}` }) as TrainingPlan
const [first, second] = [plan(1), plan(2)]

const situation = {
  isVisitor: false,
  isLoading: false,
  isNewAsked: false,
  plans: [first, second],
  current: null,
  selectedId: undefined,
}

describe('what the dashboard shows', () => {
  it.each([
    ['a skeleton while anything is loading', { isLoading: true, current: first }, { kind: 'loading' }],
    ['the set-up to a visitor', { isVisitor: true, plans: [] }, { kind: 'set-up' }],
    ['the set-up to a user without plans', { plans: [] }, { kind: 'set-up' }],
    ['the set-up when a new plan is asked for', { isNewAsked: true, current: first }, { kind: 'set-up' }],
    [
      'the set-up, once asked for, while plans are still loading',
      { isNewAsked: true, isLoading: true },
      { kind: 'set-up' },
    ],
    ['the set-up when several plans exist and none is chosen', {}, { kind: 'set-up' }],
    ['the current plan', { current: second }, { kind: 'plan', plan: second }],
    [
      'the selected plan rather than the current one',
      { current: second, selectedId: 1 },
      { kind: 'plan', plan: first },
    ],
    [
      'the current plan when the selected one is gone',
      { current: second, selectedId: 9 },
      { kind: 'plan', plan: second },
    ],
    ['the only plan', { plans: [first] }, { kind: 'plan', plan: first }],
  ])('is %s', (_, change, expected) => {
    expect(chooseHome({ ...situation, ...change })).toEqual(expected)
  })
})
