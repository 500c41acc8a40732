import { describe, expect, test } from 'vitest'
import { BASE, dayOf, lived, type Missed, weekMinutes } from '../../testing/histories.js'
import { scenario } from '../../testing/scenarios.js'
import type { PlanInput } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import type { SeasonRace } from './types.js'

type Told = { input?: PlanInput; on: string; missed?: readonly Missed[]; race?: Pick<SeasonRace, 'kind' | 'date'> }

/** The last five weeks as saved, and as they are with all that is proposed on a day such as `5 Mon`. */
function lastWeeks({ input = BASE, on, missed = [], race }: Told) {
  const [week, name = ''] = on.split(' ')
  const today = dayOf(Number(week), name, input)
  const saved = lived(input, today, missed)
  const races: SeasonRace[] = race ? [{ id: 'r', priority: 'A', distances: {}, ...race }] : []
  const proposal = adaptPlan({ input: { ...input, races }, saved, today })
  const now = applyProposal(saved, proposal) ?? []
  const last = (workouts: typeof now) => weekMinutes(input, workouts, today).slice(-5)
  return { proposal, was: last(saved), is: last(now) }
}

describe('the taper to the last goal', () => {
  test.each([
    ['sprint', '530 720 650 505 285', '318 345 625 485 285'],
    ['olympic', '530 720 650 505 285', '395 240 570 485 285'],
  ] as const)('stays a taper four weeks after a goal on the way (%s)', (kind, was, is) => {
    const told = lastWeeks({ on: '5 Mon', race: { kind, date: dayOf(16, 'Sun') } })
    expect(told.was.join(' ')).toBe(was)
    expect(told.is.join(' ')).toBe(is)
    expect(told.proposal.after?.broken).toEqual([])
    expect(told.proposal.after?.fitnessOnRaceDay).toBeGreaterThan(56)
  })

  test('after three weeks off holds what the weeks since allow, and breaks no rule', () => {
    const { proposal, is } = lastWeeks({ on: '18 Mon', missed: [{ from: dayOf(15, 'Mon'), to: dayOf(17, 'Sun') }] })
    expect(is.join(' ')).toBe('0 0 300 280 235')
    expect(proposal.after?.broken).toEqual([])
    expect(proposal.notices.map(({ code }) => code)).toEqual(['GOAL_REVIEW'])
  })

  const seasons = [
    ['sprint', 'advanced', 16],
    ['olympic', 'beginner', 16],
    ['70.3', 'intermediate', 20],
    ['70.3', 'beginner', 24],
    ['ironman', 'intermediate', 24],
    ['ironman', 'advanced', 30],
  ] as const

  test.each(seasons)(
    'holds nine tenths and more of what it did, wherever a goal stands in the last nine weeks (%s, %s, %i weeks)',
    (type, level, weeks) => {
      const input = scenario(type, level, weeks)
      const length = type === '70.3' || type === 'ironman' ? 2 : 1
      const sum = (minutes: readonly number[]) => minutes.slice(-length).reduce((all, each) => all + each, 0)
      let asked = 0
      for (const kind of ['sprint', 'olympic', '70.3'] as const)
        for (let back = 3; back <= 9; back++) {
          const date = dayOf(weeks - back, back % 2 === 0 ? 'Sat' : 'Sun', input)
          const { proposal, was, is } = lastWeeks({ input, on: '3 Mon', race: { kind, date } })
          if (proposal.notices.length > 0) continue
          asked++
          expect(sum(is), `${kind}, ${back} weeks before`).toBeGreaterThanOrEqual(0.9 * sum(was))
          expect(proposal.after?.broken, `${kind}, ${back} weeks before`).toEqual([])
        }
      expect(asked).toBe(18)
    },
  )
})
