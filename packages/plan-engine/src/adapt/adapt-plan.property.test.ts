import { rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf } from '../calendar.js'
import { fillFault } from '../testing/plan-facts.js'
import { questionOf, randomHistory } from '../testing/random-history.js'
import { frozen } from '../testing/workouts.js'
import type { Exercise, Workout } from '../types.js'
import { adaptPlan } from './adapt-plan.js'
import { applyProposal } from './proposal/apply.js'
import { revertProposal } from './proposal/revert.js'
import type { AdaptQuestion, Change, Proposal } from './types.js'

const RUNS = rounds({ short: 150, soak: 100_000 })

type Case = { question: AdaptQuestion; proposal: Proposal }

/** The saved workouts with what is proposed, all of it or some. */
function applied({ question, proposal }: Case, accepted?: readonly string[]): Workout[] {
  const after = applyProposal(question.saved, proposal, accepted)
  if (!after) throw new Error('The proposal was not made for these workouts')
  return after
}

/** Every other group of changes. */
function everyOther({ changes }: Proposal): string[] {
  const groups = [...new Set(changes.map(({ group }) => group))].filter((_, index) => index % 2 === 0)
  return changes.flatMap(({ id, group }) => (groups.includes(group) ? [id] : []))
}

const idOf = ({ from, to }: Change): string => from?.exercise.id ?? to?.exercise.id ?? ''

/** P2: what is past, logged, pinned or made by hand stays, and the race. Only a session that was missed may move out of the past. */
function keepsWhatIsFixed(one: Case) {
  const { input, saved, today, pinned = [] } = one.question
  const changed = new Map(one.proposal.changes.map((change) => [idOf(change), change]))
  const after = new Set(applied(one))
  for (const workout of saved) {
    const isPast = dateOf(input, workout.week, workout.day) < today
    const isRace = workout.workoutType === 'race'
    const changes = workout.exercises.flatMap(({ id }) => changed.get(id) ?? [])
    for (const { kind, from } of changes) {
      expect([workout.isCompleted, isRace, from?.exercise.origin, isPast && kind !== 'move']).toEqual([
        false,
        false,
        undefined,
        false,
      ])
      expect(pinned).not.toContain(from?.exercise.id)
    }
    const isJoined = one.proposal.changes.some(({ to }) => to?.week === workout.week && to.day === workout.day)
    if (changes.length === 0 && !isJoined) expect(after.has(workout)).toBe(true)
  }
}

/** P3: the same bytes in whatever order workouts and time off stand. */
function isTheSameInAnyOrder({ question, proposal }: Case) {
  const { input, saved, ...rest } = question
  const timeOff = input.timeOff?.toReversed()
  const shuffled = { ...rest, input: { ...input, ...(timeOff && { timeOff }) }, saved: saved.toReversed() }
  expect(JSON.stringify(adaptPlan(shuffled))).toBe(JSON.stringify(proposal))
}

/** P4: nothing more to change on the same day. */
function isSettledOnceAccepted(one: Case) {
  const again = adaptPlan({ ...one.question, saved: applied(one) })
  expect(again.changes.map(({ id, kind, reasons }) => [id, kind, reasons])).toEqual([])
}

/** P5: the exact way back. */
function isTakenBackToTheByte(one: Case) {
  const { proposal, question } = one
  for (const accepted of [undefined, everyOther(proposal), proposal.changes.slice(0, 1).map(({ id }) => id)]) {
    const after = applied(one, accepted)
    expect(JSON.stringify(revertProposal(after, proposal, accepted))).toBe(JSON.stringify(question.saved))
  }
}

/** P7: no session grows, none comes into a week, and none gets harder. */
function makesNothingUp({ proposal }: Case) {
  for (const { from, to } of proposal.changes) {
    expect(from).toBeDefined()
    if (!from || !to) continue
    expect(to.exercise.duration).toBeLessThanOrEqual(from.exercise.duration)
    expect(hardWork(to.exercise)).toBeLessThanOrEqual(hardWork(from.exercise))
    expect(to.week).toBe(from.week)
  }
}

const HARD_ZONES: readonly string[] = ['tempo', 'threshold', 'interval']

/** Seconds above easy; in the water metres, which take longer when one swims slower. */
function hardWork({ steps }: Exercise): number {
  let sum = 0
  for (const step of steps)
    for (const { zone, seconds, metres } of 'repeat' in step ? step.steps : [step])
      if (HARD_ZONES.includes(zone)) sum += (metres ?? seconds) * ('repeat' in step ? step.repeat : 1)
  return sum
}

/** P13: every change has its reasons; what it leaves adds up. */
function isSound({ proposal }: Case) {
  for (const { to, reasons } of proposal.changes) {
    expect(reasons.length).toBeGreaterThan(0)
    for (const { rule, inputs, source } of reasons) {
      expect(rule).toMatch(/^[a-z-]+$/)
      expect(source).toMatch(/^[a-zA-Z0-9]+$/)
      expect(inputs.planned).toBeGreaterThan(0)
    }
    if (to) expect(fillFault(to.exercise.type, to.exercise.steps, to.exercise.duration)).toBe('')
  }
}

const PROMISES = [
  keepsWhatIsFixed,
  isTheSameInAnyOrder,
  isSettledOnceAccepted,
  isTakenBackToTheByte,
  makesNothingUp,
  isSound,
]

describe('a proposal for random seasons and histories', () => {
  it('keeps every promise: fixed sessions, one answer, once is enough, an exact way back, nothing made up, sound sessions', () => {
    fc.assert(
      fc.property(randomHistory(), (history) => {
        const question = frozen(questionOf(history))
        const one = { question, proposal: adaptPlan(question) }
        for (const keeps of PROMISES) keeps(one)
      }),
      { numRuns: RUNS },
    )
  })

  it('changes nothing where nothing was missed and nothing is told, and then gives the same objects (P1)', () => {
    fc.assert(
      fc.property(randomHistory({ offs: 0, misses: 0 }), (history) => {
        const question = frozen(questionOf({ ...history, done: 1 }))
        const one = { question, proposal: adaptPlan(question) }
        expect(one.proposal.changes).toEqual([])
        const after = applied(one)
        expect(after.every((workout, index) => workout === question.saved[index])).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })
})
