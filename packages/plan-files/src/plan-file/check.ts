import { DAY_NAMES, weeksUntil } from '@tri/plan-engine'
import type { PlanFile } from './schema.js'

/** What is wrong with a file whose fields are all in order: its parts contradict each other. */
export type Contradiction = { path: string; message: string }

/** The first contradiction of a file; undefined for a sound one. */
export function firstContradiction(file: PlanFile): Contradiction | undefined {
  return planContradiction(file.plan) ?? scheduleContradiction(file.plan) ?? workoutContradiction(file)
}

function planContradiction({
  raceDate,
  startDate,
  totalWeeks,
  afterRace,
}: PlanFile['plan']): Contradiction | undefined {
  if (afterRace?.some(({ date }) => date <= raceDate))
    return { path: 'plan.afterRace', message: 'has a session that is not after the race' }
  if (raceDate <= startDate) return { path: 'plan.raceDate', message: 'is not after startDate' }
  const weeks = weeksUntil(startDate, raceDate)
  if (weeks === totalWeeks) return undefined
  return { path: 'plan.totalWeeks', message: `is ${totalWeeks}, but from startDate to raceDate there are ${weeks}` }
}

function scheduleContradiction({ weeklySchedule, earlierSchedules = [] }: PlanFile['plan']): Contradiction | undefined {
  const earlier = earlierSchedules.map(
    (each, at) => [`earlierSchedules.${at}.weeklySchedule`, each.weeklySchedule] as const,
  )
  for (const [path, schedule] of [['weeklySchedule', weeklySchedule] as const, ...earlier]) {
    const index = schedule.findIndex((entry, day) => entry.day !== day || entry.dayName !== DAY_NAMES[day])
    if (index !== -1) return { path: `plan.${path}.${index}`, message: `is not ${DAY_NAMES[index]}` }
  }
  return undefined
}

function workoutContradiction({ plan, workouts }: PlanFile): Contradiction | undefined {
  for (const [index, { week, day, dayName, exercises, totalDuration }] of workouts.entries()) {
    const at = (path: string, message: string) => ({ path: `workouts.${index}.${path}`, message })
    if (week > plan.totalWeeks) return at('week', `is ${week}, but the plan has ${plan.totalWeeks}`)
    if (dayName !== DAY_NAMES[day]) return at('dayName', `is not ${DAY_NAMES[day]}`)
    const sum = exercises.reduce((total, { duration }) => total + duration, 0)
    if (sum !== totalDuration) return at('totalDuration', `is ${totalDuration}, but the exercises take ${sum}`)
    const twice = exercises.find(({ id }, place) => exercises.findIndex((other) => other.id === id) !== place)
    if (twice) return at('exercises', `has the id ${twice.id} twice`)
  }
  return undefined
}
