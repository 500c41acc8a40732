import { describe, expect, it } from 'vitest'
import { auditPlan } from '../../audit/audit-plan.js'
import { addDays } from '../../calendar.js'
import { BASE, dayOf, lived, weekMinutes } from '../../testing/histories.js'
import { scenario } from '../../testing/scenarios.js'
import { applyProposal } from '../proposal/apply.js'
import { revertProposal } from '../proposal/revert.js'
import type { SeasonInput } from '../types.js'
import { changePlan } from './change-plan.js'
import { changedInput, refileWorkouts } from './read-change.js'

/** A plan that was done until a day such as `7 Sun`, and what becomes of it when its race moves by so many days. */
function moved(days: number, at: string, input: SeasonInput = BASE) {
  const [week, name = ''] = at.split(' ')
  const today = dayOf(Number(week), name, input)
  const saved = lived(input, today)
  const question = { input, changed: { raceDate: addDays(input.raceDate, days) }, saved, today }
  const proposal = changePlan(question)
  const after = changedInput(question)
  const now = applyProposal(refileWorkouts(saved, input, after), proposal) ?? []
  const { rules } = auditPlan({ workouts: now }, { ...after, asOf: today })
  const told = now.flatMap(({ week, exercises }) =>
    exercises.flatMap(({ reasons }) =>
      reasons
        .filter(({ rule }) => rule === 'recovery-week-swap')
        .map(({ inputs }) => `week ${week}: ${inputs.isEasy ? 'rests' : 'loads'}, from ${inputs.weeks}`),
    ),
  )
  return {
    ...{ question, proposal, after, saved, now },
    minutes: weekMinutes(after, now, today).join(' '),
    kinds: proposal.after?.weeks.map(({ kind }) => kind[0]).join(''),
    told: [...new Set(told)],
    rows: rules.find(({ id }) => id === 'R08'),
  }
}

describe('a race that moves by days', () => {
  const one = moved(1, '7 Sun')

  it('keeps the recovery week that other borders would have called a load week', () => {
    // Week 8 is what was week 7, but for a day, and was done as a load week.
    expect(one.minutes).toBe('45 490 535 545 395 610 625 635 415 650 660 430 670 685 695 555 660 720 650 505 315')
    expect(one.kinds).toBe('lllrllllrllrlllallttr')
    expect(one.told).toEqual(['week 8: loads, from -1', 'week 9: rests, from 1'])
    expect(one.rows).toMatchObject({ result: 'pass', value: 3 })
  })

  it('asks for nothing more once it is accepted, and comes back to the byte', () => {
    expect(changePlan({ ...one.question, input: one.after, saved: one.now }).changes).toEqual([])
    const back = revertProposal(one.now, one.proposal)
    expect(JSON.stringify(back && refileWorkouts(back, one.after, BASE))).toBe(JSON.stringify(one.saved))
  })

  it('brings the next recovery week sooner where that leaves fewer load weeks in a row', () => {
    const { told, kinds, minutes, rows } = moved(3, '4 Thu', scenario('70.3', 'intermediate', 11))
    expect(told).toEqual(['week 6: rests, from -2', 'week 8: loads, from 2'])
    expect([kinds, minutes]).toEqual(['lllrlrlllttr', '180 500 550 500 550 360 550 605 665 600 465 300'])
    // Five of them were done by the end of this week, the first of three days.
    expect(rows?.value).toBe(5)
  })

  it.each([
    [1, '5 Mon'],
    [7, '7 Sun'],
    [-14, '10 Wed'],
  ])('lets no weeks change places where none has to: %i days, on %s', (days, at) => {
    const { told, rows } = moved(days, at)
    expect([told, rows?.result]).toEqual([[], 'pass'])
  })

  it.each([-10, -3, 1, 3, 5, 10])('fails no rule of the plan check in any week: by %i days', (days) => {
    const failing = Array.from(
      { length: 15 },
      (_, index) => moved(days, `${index + 3} Wed`).proposal.after?.broken ?? [],
    )
    expect(failing.flat()).toEqual([])
  })

  it('fails none where it comes to nine days from now, with what was done in place of a taper', () => {
    const today = dayOf(10, 'Mon')
    const changed = { raceDate: addDays(today, 9) }
    expect(changePlan({ input: BASE, changed, saved: lived(BASE, today), today }).after?.broken).toEqual([])
  })

  it('moves no weeks for other hours', () => {
    const weeklySchedule = BASE.weeklySchedule.map((day) =>
      day.day === 2 ? { ...day, available: false, hours: 0 } : day,
    )
    const saved = lived(BASE, dayOf(7, 'Sun'))
    const { changes } = changePlan({ input: BASE, changed: { weeklySchedule }, saved, today: dayOf(7, 'Sun') })
    expect(changes.flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === 'recovery-week-swap'))).toEqual([])
  })
})
