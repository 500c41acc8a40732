import { rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditPlan } from './audit/audit-plan.js'
import type { AuditedPlan } from './audit/facts/audited-plan.js'
import * as calendar from './calendar.js'
import { changeGoal } from './edit/change-goal.js'
import { editWarnings } from './edit/edit-warnings.js'
import { completeWorkout, deleteExercise, moveExercise, moveWorkout } from './edit/edits.js'
import { experienceLevel, experienceScore } from './formulas/experience.js'
import { goalRange, legSeconds, paceImprovement, predictFinish } from './formulas/finish-time.js'
import { goalPaces } from './formulas/goal-paces.js'
import { formatFinishTime, formatMph, formatPace } from './formulas/pace.js'
import { weekPhase } from './formulas/phase.js'
import { applySuggestedHours, defaultSchedule, scheduleTotals, suggestedHours } from './formulas/schedule.js'
import { dailyStress, trainingLoad } from './formulas/training-load.js'
import { zonePaces } from './formulas/zones.js'
import { generatePlan } from './generate-plan.js'
import { dayProgress, hours, weekTotals } from './insight/totals.js'
import { badDate, badInput, badNumber, badSchedule, badWorkout, senseless } from './testing/garbage.js'
import { GOLDEN } from './testing/golden-inputs.js'
import { randomInput } from './testing/random-input.js'
import { type PlanInput, WORKOUT_TYPES } from './types.js'
import { workoutTypeOf } from './week/workout-type.js'

const RUNS = { numRuns: rounds({ short: 500, soak: 5_000 }) }
const badPaces = fc.record({ swim: badNumber, bike: badNumber, run: badNumber })
const workouts = fc.array(badWorkout, { maxLength: 5 })

describe('whatever it is given', () => {
  it('generatePlan answers a plan of sane numbers with a notice, and auditPlan 40 verdicts on it', () => {
    fc.assert(
      fc.property(badInput, (input) => {
        const plan = generatePlan(input)
        expect(senseless(plan)).toEqual([])
        expect(plan.notices.length).toBeGreaterThan(0)
        const audit = auditPlan(plan, input)
        expect(senseless(audit)).toEqual([])
        expect(audit.rules).toHaveLength(41)
      }),
      RUNS,
    )
  }, 300_000)

  it('generatePlan and auditPlan answer anything at all, also a sound input with fields of any kind', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true })
    const fields = ['raceType', 'distances', 'today', 'raceDate', 'totalWeeks', 'currentPaces', 'goalPaces']
    const mixed = fc
      .tuple(
        randomInput,
        fc.dictionary(fc.constantFrom(...fields, 'experienceLevel', 'weeklySchedule', 'fitness', 'timeOff'), anything),
      )
      .map(([sound, odd]) => ({ ...sound, ...odd }))
    fc.assert(
      fc.property(fc.oneof(anything, mixed), (given) => {
        const input = given as PlanInput
        const plan = generatePlan(input)
        expect(senseless(plan)).toEqual([])
        expect(plan.notices.length).toBeGreaterThan(0)
        expect(auditPlan(plan, input).rules).toHaveLength(41)
        expect(auditPlan(given as AuditedPlan, GOLDEN.G2).rules).toHaveLength(41)
        const parts = { workouts: given, weeks: given, afterRace: given } as AuditedPlan
        expect(auditPlan(parts, GOLDEN.G2).rules).toHaveLength(41)
        expect(auditPlan({ workouts: [given], afterRace: [given] } as AuditedPlan, GOLDEN.G2).rules).toHaveLength(41)
      }),
      RUNS,
    )
  }, 300_000)

  it('auditPlan judges workouts without sense, and editWarnings tells what changed', () => {
    fc.assert(
      fc.property(workouts, workouts, badInput, (before, after, input) => {
        const { score, rules } = auditPlan({ workouts: before }, input)
        expect(senseless(rules)).toEqual([])
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(senseless(editWarnings(before, after, input))).toEqual([])
      }),
      RUNS,
    )
  }, 300_000)

  it('changeGoal keeps as many workouts, their days and their ids, and adds no senseless number', () => {
    fc.assert(
      fc.property(workouts, badInput, badPaces, (saved, input, goal) => {
        const changed = changeGoal(saved, input, goal)
        const places = (list: typeof saved) =>
          list.map(({ week, day, exercises }) => [week, day, exercises.map(({ id }) => id)])
        expect(places(changed)).toEqual(places(saved))
        changed.forEach((workout, index) => {
          const given = new Set(senseless(saved[index]))
          expect(senseless(workout).filter((found) => !given.has(found))).toEqual([])
        })
      }),
      RUNS,
    )
  }, 300_000)

  it('edits answer undefined or a workout whose minutes and type are sane', () => {
    fc.assert(
      fc.property(badWorkout, badWorkout, badNumber, badNumber, (one, other, place, day) => {
        const moved = moveExercise(one, other, 'w1d1e1', place)
        const left = deleteExercise(one, 'mine')
        const done = completeWorkout(one, { actualDuration: place }, '2026-11-20T08:00:00.000Z')
        expect(Number.isFinite(done.actualDuration)).toBe(true)
        for (const edited of [moved?.source, moved?.target, left]) {
          if (!edited) continue
          expect(Number.isFinite(edited.totalDuration)).toBe(true)
        }
        expect(WORKOUT_TYPES).toContain(workoutTypeOf(one.exercises, 'mixed'))
        const elsewhere = moveWorkout(one, { week: place, day: day as 0 })
        expect(senseless(elsewhere ? [elsewhere.week, elsewhere.day, elsewhere.dayName] : [])).toEqual([])
      }),
      RUNS,
    )
  })

  it('totals and training load are sums of what is a number', () => {
    fc.assert(
      fc.property(workouts, badNumber, fc.array(badNumber), badInput, (list, number, stresses, { raceType }) => {
        expect(senseless(weekTotals(list, number))).toEqual([])
        expect(senseless(weekTotals(list, 1))).toEqual([])
        expect(senseless(dayProgress(list, number, number as 0))).toEqual([])
        expect(senseless(hours(number))).toEqual([])
        expect(dailyStress(list, raceType)).toBeGreaterThanOrEqual(0)
        expect(senseless(dailyStress(list, raceType))).toEqual([])
        expect(senseless(trainingLoad(stresses, { fitness: number, fatigue: number }))).toEqual([])
      }),
      RUNS,
    )
  })

  it('predictions, levels and paces stay numbers that can be written', () => {
    fc.assert(
      fc.property(
        badPaces,
        badPaces,
        badNumber,
        badInput,
        (miles, paces, number, { raceType, experienceLevel: level }) => {
          expect(senseless([legSeconds(miles, paces), predictFinish(miles, paces)])).toEqual([])
          expect(predictFinish(miles, paces)).toBeGreaterThanOrEqual(300)
          expect(senseless([goalRange(number, level), paceImprovement(number, number, level)])).toEqual([])
          expect(senseless([experienceScore(paces), experienceLevel(paces)])).toEqual([])
          expect(senseless(zonePaces(raceType, paces))).toEqual([])
          expect(formatPace(number)).toMatch(/^\d+:\d\d$/)
          expect(formatMph(number)).toMatch(/^\d+\.\d$/)
          expect(formatFinishTime(number)).toMatch(/^\d{2,}:\d\d:\d\d$/)
          const goal = goalPaces(miles, paces, number)
          if (goal !== paces) expect(senseless(goal)).toEqual([])
        },
      ),
      RUNS,
    )
  })

  it('the calendar answers dates, weeks and weekdays that exist, or the text it was given', () => {
    fc.assert(
      fc.property(badDate, badDate, badNumber, badNumber, (today, raceDate, totalWeeks, number) => {
        expect(
          senseless([
            calendar.daysBetween(today, raceDate),
            calendar.weeksUntil(today, raceDate),
            calendar.weekdayOf(today),
          ]),
        ).toEqual([])
        expect(senseless(calendar.weekdaysInOrder({ raceDate }))).toEqual([])
        const later = calendar.addDays(today, number)
        expect(later === today || calendar.parseIsoDay(later) === later).toBe(true)
        const date = calendar.dateOf({ raceDate, totalWeeks }, number, number as 0)
        expect(date === raceDate || calendar.parseIsoDay(date) === date).toBe(true)
        expect(Number.isNaN(calendar.weekOf({ raceDate, totalWeeks }, today))).toBe(false)
        expect(senseless(weekPhase(number, totalWeeks))).toEqual([])
      }),
      RUNS,
    )
  })

  it('schedules count what can be counted', () => {
    fc.assert(
      fc.property(badSchedule, badInput, (schedule, { raceType }) => {
        expect(senseless(scheduleTotals(schedule))).toEqual([])
        expect(defaultSchedule(raceType)).toHaveLength(7)
        expect(suggestedHours(raceType, true)).toBeGreaterThan(0)
        expect(applySuggestedHours(raceType, schedule)).toHaveLength(schedule.length)
      }),
      RUNS,
    )
  })
})
