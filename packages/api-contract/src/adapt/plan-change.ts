import { type AfterRaceSession, type BySport, SPORTS, type WeeklySchedule } from '@tri/plan-engine'
import type { PlanChange as EngineChange, SeasonInput } from '@tri/plan-engine/adapt'
import * as z from 'zod/mini'
import { currentPaces, experienceLevel, isoDay, raceDate, version } from '../base/fields.js'
import {
  type Rhythms,
  rhythm,
  type StoredRhythms,
  type StoredSchedules,
  storedRhythms,
  writeSchedules,
} from '../plans/earlier-schedule.js'
import { goalFields, type NewPlan } from '../plans/plan.js'
import { type PlanOnTheWire, readCurrentPaces, readGoalPaces } from '../plans/plan-input.js'
import { scheduleProblem, trainingWeek } from '../plans/training-week.js'
import { proposalId } from './proposal.js'

const HOURS_ONLY =
  'Only days and hours can change from a later day on. Please change the rest from tomorrow on, by itself'

/** What can only change from tomorrow on. */
const fromTomorrow = {
  raceDate: z.optional(raceDate),
  experienceLevel: z.optional(experienceLevel),
  rhythm: z.optional(rhythm),
  currentSwimPace: z.optional(currentPaces.swim),
  currentBikePace: z.optional(currentPaces.bike),
  currentRunPace: z.optional(currentPaces.run),
  goalFinishTime: z.optional(goalFields.goalFinishTime),
  goalSwimPace: z.optional(goalFields.goalSwimPace),
  goalBikePace: z.optional(goalFields.goalBikePace),
  goalRunPace: z.optional(goalFields.goalRunPace),
}

/** What may be changed of a plan that is under way; what is left out stays. */
export const planChange = z
  .strictObject({
    from: z
      .optional(isoDay)
      .check(
        z.describe('The first day with other hours; tomorrow where it is left out, or earlier. Nothing else waits'),
      ),
    weeklySchedule: z.optional(trainingWeek),
    ...fromTomorrow,
  })
  .check(
    z.superRefine(({ from, weeklySchedule, ...others }, context) => {
      const message = weeklySchedule && scheduleProblem(weeklySchedule)
      if (message) context.addIssue({ code: 'custom', path: ['weeklySchedule'], message })
      const waits = from !== undefined && Object.values(others).some((value) => value !== undefined)
      if (waits) context.addIssue({ code: 'custom', path: ['from'], message: HOURS_ONLY })
    }),
    z.meta({
      dependentSchemas: {
        from: { properties: Object.fromEntries(Object.keys(fromTomorrow).map((field) => [field, { not: {} }])) },
      },
    }),
  )
export type PlanChange = z.infer<typeof planChange>

/** With a version, it is refused (409) when the plan was changed since. */
export const acceptedPlanChange = z.strictObject({
  change: planChange,
  proposalId: proposalId.check(z.describe('Of the proposal; refused (409) when something else is proposed by now')),
  basedOn: proposalId.check(z.describe('Of the proposal; refused (409) when the workouts were changed since')),
  version: z.optional(version),
})
export type AcceptedPlanChange = z.infer<typeof acceptedPlanChange>

/** A change as the engine reads it: with the paces that stay, and without what is as it was. */
export function readPlanChange(plan: PlanOnTheWire, change: PlanChange): EngineChange {
  const wanted = withChange(plan, change)
  return {
    ...(wanted.raceDate !== plan.raceDate && { raceDate: wanted.raceDate }),
    // Hours that are to come already may be wished for from another day on.
    ...((change.from !== undefined || !isSameSchedule(wanted.weeklySchedule, plan.weeklySchedule)) && {
      weeklySchedule: wanted.weeklySchedule,
    }),
    ...(wanted.experienceLevel !== plan.experienceLevel && { experienceLevel: wanted.experienceLevel }),
    ...(storedRhythms(wanted).rhythm !== storedRhythms(plan).rhythm && {
      rhythm: storedRhythms(wanted).rhythm,
    }),
    ...(!isSamePace(readCurrentPaces(wanted), readCurrentPaces(plan)) && { currentPaces: readCurrentPaces(wanted) }),
    ...(!isSamePace(readGoalPaces(wanted), readGoalPaces(plan)) && { goalPaces: readGoalPaces(wanted) }),
  }
}

/** Whether two weeks offer the same hours; a database keeps the fields of a day in an order of its own. */
export const isSameSchedule = (one: WeeklySchedule, other: WeeklySchedule): boolean =>
  one.every(({ available, hours, isEndurance }, day) => {
    const same = other[day]
    return same?.available === available && same.hours === hours && same.isEndurance === isEndurance
  })

const isSamePace = (one: BySport<number>, other: BySport<number>): boolean =>
  SPORTS.every((sport) => one[sport] === other[sport])

/** The fields of a plan that a change of it may change; days after the race come from the generator. */
export type ChangeableFields = Pick<
  NewPlan,
  'raceDate' | 'startDate' | 'totalWeeks' | 'experienceLevel' | PaceField | GoalField
> &
  StoredSchedules &
  StoredRhythms & { pacesFrom: string | null; afterRace: readonly AfterRaceSession[] }

/** The same as a revision keeps them: those of before there was a choice of rhythm tell none. */
type RevisedFields = Omit<ChangeableFields, keyof StoredRhythms> & Rhythms

type PaceField = 'currentSwimPace' | 'currentBikePace' | 'currentRunPace'
type GoalField = keyof typeof goalFields

/** What of a stored plan is put back when a change of it is undone; all of what a revision keeps. */
export const changeableFields = (plan: RevisedFields): ChangeableFields => ({
  raceDate: plan.raceDate,
  startDate: plan.startDate,
  totalWeeks: plan.totalWeeks,
  experienceLevel: plan.experienceLevel,
  currentSwimPace: plan.currentSwimPace,
  currentBikePace: plan.currentBikePace,
  currentRunPace: plan.currentRunPace,
  pacesFrom: plan.pacesFrom,
  goalFinishTime: plan.goalFinishTime,
  goalSwimPace: plan.goalSwimPace,
  goalBikePace: plan.goalBikePace,
  goalRunPace: plan.goalRunPace,
  weeklySchedule: plan.weeklySchedule,
  earlierSchedules: plan.earlierSchedules,
  ...storedRhythms(plan),
  afterRace: plan.afterRace,
})

type Made = { input: SeasonInput; afterRace: readonly AfterRaceSession[] }

/** The fields as they are after a change, whose season the engine has made. */
export const writePlanChange = (plan: RevisedFields, change: PlanChange, { input, afterRace }: Made) =>
  changeableFields({
    ...withChange(plan, change),
    startDate: input.today,
    totalWeeks: input.totalWeeks,
    pacesFrom: input.pacesFrom ?? null,
    ...writeSchedules(input),
    ...storedRhythms(input),
    afterRace,
  })

/** The plan with what is wished for, as it was sent. */
const withChange = <T extends object>(plan: T, change: PlanChange): T & PlanChange => ({
  ...plan,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
})
