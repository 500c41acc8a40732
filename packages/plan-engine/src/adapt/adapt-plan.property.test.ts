import { IS_SOAK, printFigures, rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOf, daysBetween } from '../calendar.js'
import { generatePlan } from '../generate-plan.js'
import { foundBy } from '../testing/found-cases.js'
import { FOUND, LONGER, SUNK } from '../testing/found-histories.js'
import { badDate, badInput } from '../testing/garbage.js'
import { lived } from '../testing/histories.js'
import { applied, PROMISES } from '../testing/promises.js'
import { type History, questionOf, randomHistory } from '../testing/random-history.js'
import { randomInput } from '../testing/random-input.js'
import { frozen } from '../testing/workouts.js'
import type { IsoDay, PlanInput, Workout } from '../types.js'
import { adaptPlan } from './adapt-plan.js'
import { applyProposal } from './proposal/apply.js'
import type { AdaptQuestion } from './types.js'

/** As many as take seconds: a round plans a season, and adapts it several times. */
const RUNS = rounds({ short: 2_000, soak: 100_000 })

/** Of rounds with two load weeks to each recovery week. */
const RHYTHM_RUNS = rounds({ short: 100, soak: 50_000 })

/** Of rounds that adapt a season after four gaps. */
const GAP_RUNS = rounds({ short: 150, soak: 25_000 })

/** Of rounds that plan hardly anything. */
const CHEAP_RUNS = rounds({ short: 2_000, soak: 100_000 })

/** Milliseconds that they may take on a busy machine. */
const PATIENCE = IS_SOAK ? 86_400_000 : 300_000

/** Any, and as often those of which all that is to come may give. */
const histories = fc.oneof(
  randomHistory(),
  randomHistory().map(
    (history): History => ({
      ...history,
      pinned: 0,
      edited: 0,
      offs: history.offs.map((off) => ({ ...off, symptoms: undefined })),
    }),
  ),
)

/** P1: nothing was missed and nothing is told; accepted, the plan has the same objects. */
function changesNothing(question: AdaptQuestion) {
  const proposal = adaptPlan(question)
  expect(proposal.changes).toEqual([])
  const after = applied({ question, proposal })
  expect(after.every((workout, index) => workout === question.saved[index])).toBe(true)
}

/** None, or one that asks for a way back: after up to three days one missed session may take an easier one's place, which P9 bounds. */
const gap = fc.integer({ min: 3, max: 60 }).map((days) => (days === 3 ? 0 : days))
const gaps = fc.array(gap, { minLength: 4, maxLength: 4 })

/** Of six weeks to half a year. */
const season = randomInput.filter(({ today, raceDate }) => {
  const days = daysBetween(today, raceDate)
  return days >= 42 && days <= 182
})

type Planned = { input: PlanInput; workouts: readonly Workout[]; today: IsoDay }

/** Minutes of the two weeks after so many days without training, and the slowest speed of them; nothing where a missed session has moved. */
function afterGap({ input, workouts, today }: Planned, days: number): { minutes: number; speed: number }[] {
  const missed = days > 0 ? [{ from: addDays(today, -days), to: addDays(today, -1) }] : []
  const saved = lived(input, today, missed, workouts)
  const proposal = adaptPlan({ input, saved, today })
  // Four days of which few had training are a short gap: P9 bounds what takes an easy session's place then.
  if (proposal.changes.some(({ kind }) => kind === 'move')) return []
  const until = addDays(today, 14)
  const after = (applyProposal(saved, proposal) ?? []).filter((workout) => {
    const date = dateOf(input, workout.week, workout.day)
    return date >= today && date < until && workout.workoutType !== 'race'
  })
  const slowed = proposal.changes.flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === 'way-back-pace'))
  const minutes = after.reduce((sum, { totalDuration }) => sum + totalDuration, 0)
  return [{ minutes, speed: Math.min(100, ...slowed.map(({ inputs }) => Number(inputs.percent))) }]
}

function keepsEveryPromise(history: History) {
  const { workouts } = generatePlan(history.input)
  const question = frozen(questionOf(history, workouts))
  const one = { question, proposal: adaptPlan(question) }
  for (const keeps of PROMISES) expect(keeps(one), keeps.name).toEqual([])
  changesNothing(questionOf({ ...history, misses: [], offs: [], races: [], done: 1 }, workouts))
}

/** P8: so many days without training, each once, told at a share of the season. */
function givesNoMore(input: PlanInput, at: number, days: readonly number[]) {
  const today = addDays(input.today, Math.floor(at * daysBetween(input.today, input.raceDate)))
  const { workouts } = generatePlan(input)
  const inOrder = days.toSorted((one, other) => one - other)
  const after = inOrder.flatMap((each) => afterGap({ input, workouts, today }, each))
  for (const [index, { minutes, speed }] of after.entries()) {
    const shorter = after[index - 1] ?? { minutes, speed }
    expect(minutes, `${inOrder}`).toBeLessThanOrEqual(shorter.minutes)
    expect(speed, `${inOrder}`).toBeLessThanOrEqual(shorter.speed)
  }
}

describe('a proposal for random seasons and histories', () => {
  it(
    'keeps every promise: nothing changed where nothing was missed and told, fixed sessions, one answer, once is enough, an exact way back, no ground taken from what comes after, nothing made up, sound sessions',
    () => {
      fc.assert(fc.property(histories, keepsEveryPromise), {
        numRuns: RUNS,
        examples: [...FOUND, ...SUNK, ...foundBy<[History]>('history')],
      })
      printFigures(`${RUNS} random histories from seed ${fc.readConfigureGlobal().seed} on kept every promise`)
    },
    PATIENCE,
  )

  it(
    'keeps every promise where two load weeks come before each recovery week',
    () => {
      const ofTwo = histories.map((history): History => ({ ...history, input: { ...history.input, rhythm: '2:1' } }))
      fc.assert(fc.property(ofTwo, keepsEveryPromise), { numRuns: RHYTHM_RUNS })
      printFigures(`${RHYTHM_RUNS} histories of two load weeks to each recovery week kept every promise`)
    },
    PATIENCE,
  )

  it(
    'gives no more after a longer gap: fewer minutes in the two weeks back, and no faster paces (P8)',
    () => {
      fc.assert(fc.property(season, fc.double({ min: 0.3, max: 0.8, noNaN: true }), gaps, givesNoMore), {
        numRuns: GAP_RUNS,
        examples: [...LONGER, ...foundBy<(typeof LONGER)[number]>('gap')],
      })
      printFigures(
        `${GAP_RUNS} seasons with four gaps each from seed ${fc.readConfigureGlobal().seed} on: no longer one gave more`,
      )
    },
    PATIENCE,
  )

  it(
    'answers anything at all, without a throw and a number that is none (P12)',
    () => {
      fc.assert(
        fc.property(badInput, badDate, fc.anything(), fc.anything(), (input, today, timeOff, saved) => {
          const workouts = generatePlan(input).workouts
          for (const given of [workouts, [saved, { week: 1, day: 2, exercises: [saved] }]]) {
            const sound: AdaptQuestion = { input, saved: workouts, today }
            const races = [
              timeOff,
              { id: 'r', date: addDays(today, 20), kind: 'run', distances: timeOff, priority: saved },
            ]
            const told = { ...input, timeOff: [timeOff, { id: 'a', from: today, to: today }], races }
            const proposal = adaptPlan(Object.assign(sound, { input: told, saved: given }))
            expect(JSON.stringify(proposal)).not.toMatch(/NaN|Infinity|:null/)
          }
        }),
        { numRuns: CHEAP_RUNS },
      )
    },
    PATIENCE,
  )
})
