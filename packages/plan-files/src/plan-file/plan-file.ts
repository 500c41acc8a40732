import type { AfterRaceSession, IsoDay, WeeklySchedule, Workout } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { oneLine, plainExercise, plainWorkout } from '../one-line.js'
import { firstContradiction } from './check.js'
import { type PlanFile, planFileSchema } from './schema.js'

export type { PlanFile } from './schema.js'

/** What the plan was made from, in the form the app's HTTP interface takes to create it. */
export type PlanFields = Omit<PlanFile['plan'], 'weeklySchedule' | 'earlierSchedules' | 'afterRace'> & {
  weeklySchedule: WeeklySchedule
  earlierSchedules?: readonly { before: IsoDay; weeklySchedule: WeeklySchedule }[]
  afterRace?: readonly AfterRaceSession[]
}

export type PlanFileAnswer = { ok: true; file: PlanFile } | { ok: false; message: string }

/** Characters; a plan of two years with two sessions a day has about a third of it. */
const MAX_LENGTH = 20_000_000

/**
 * A plan with all of its workouts, done ones too, as the text of a `.triplan.json` file. Reading the text gives the same
 * plan back; ids of a database, and other fields that only one server knows, are left out.
 */
export function writePlanFile(plan: PlanFields, workouts: readonly Workout[]): string {
  const file = {
    format: 'triplan',
    version: 1,
    plan: onlyPlan(plan),
    workouts: workouts.map(onlyWorkout).map(plainWorkout),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads a `.triplan.json` file; a refusal says what is wrong and where. */
export function readPlanFile(text: string): PlanFileAnswer {
  if (text.length > MAX_LENGTH) return refused('This file is too large for a plan.')
  const content = parsedJson(text)
  if (!isRecord(content) || content.format !== 'triplan')
    return refused('This is not a TriPlan plan file. Choose a file that ends in .triplan.json.')
  if (content.version !== 1)
    return refused('This plan file was written by a newer TriPlan. Update this one, then import the file again.')
  const parsed = planFileSchema.safeParse(content)
  if (!parsed.success) return refused(issueText(parsed.error.issues[0]))
  const contradiction = firstContradiction(parsed.data)
  return contradiction ? refused(damaged(contradiction)) : { ok: true, file: plainFile(parsed.data) }
}

/** Earlier versions wrote control characters as they were typed. */
const plainFile = (file: PlanFile): PlanFile => ({
  ...file,
  plan: {
    ...file.plan,
    name: oneLine(file.plan.name),
    ...(file.plan.afterRace && { afterRace: file.plan.afterRace.map(plainExercise) }),
  },
  workouts: file.workouts.map(plainWorkout),
})

/** The published JSON Schema of the format (draft 2020-12). */
export const planFileJsonSchema = (): object => ({
  title: 'TriPlan plan file, version 1',
  ...z.toJSONSchema(planFileSchema),
})

const refused = (message: string): PlanFileAnswer => ({ ok: false, message })

const damaged = ({ path, message }: { path: string; message: string }) =>
  `This plan file is damaged: ${path} ${message}. Export the plan again, or correct the file.`

function issueText(issue: z.core.$ZodIssue | undefined): string {
  const path = issue?.path.join('.') || 'the file'
  const own = issue?.message ?? ''
  return damaged({ path, message: /^(is|has) /.test(own) ? own : 'is missing or not as expected' })
}

const isRecord = (value: unknown): value is { format?: unknown; version?: unknown } =>
  typeof value === 'object' && value !== null

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const onlyPlan = (plan: PlanFields): PlanFields => ({
  name: oneLine(plan.name),
  raceType: plan.raceType,
  swimDistance: plan.swimDistance,
  bikeDistance: plan.bikeDistance,
  runDistance: plan.runDistance,
  raceDate: plan.raceDate,
  startDate: plan.startDate,
  totalWeeks: plan.totalWeeks,
  experienceLevel: plan.experienceLevel,
  currentSwimPace: plan.currentSwimPace,
  currentBikePace: plan.currentBikePace,
  currentRunPace: plan.currentRunPace,
  goalFinishTime: plan.goalFinishTime,
  goalSwimPace: plan.goalSwimPace,
  goalBikePace: plan.goalBikePace,
  goalRunPace: plan.goalRunPace,
  weeklySchedule: plan.weeklySchedule,
  ...(plan.earlierSchedules?.length && { earlierSchedules: plan.earlierSchedules }),
  ...(plan.pacesFrom && { pacesFrom: plan.pacesFrom }),
  ...(plan.fitness && { fitness: plan.fitness }),
  // Left out where it is the usual one: versions of before there was a choice read the file too.
  ...(plan.rhythm && plan.rhythm !== '3:1' && { rhythm: plan.rhythm }),
  ...(plan.earlierRhythms?.length && { earlierRhythms: plan.earlierRhythms }),
  ...(plan.afterRace && { afterRace: plan.afterRace.map(onlyAfterRace) }),
})

const onlyAfterRace = ({ date, ...session }: AfterRaceSession): AfterRaceSession => ({
  ...plainExercise(session),
  date,
})

const onlyWorkout = (workout: Workout): Workout => ({
  week: workout.week,
  day: workout.day,
  dayName: workout.dayName,
  workoutType: workout.workoutType,
  ...(workout.priority && { priority: workout.priority }),
  exercises: workout.exercises,
  totalDuration: workout.totalDuration,
  isCompleted: workout.isCompleted,
  actualExercises: workout.actualExercises,
  actualDuration: workout.actualDuration,
  completedAt: workout.completedAt,
  notes: workout.notes,
  garminActivityId: workout.garminActivityId,
})
