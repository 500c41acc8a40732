import { readCurrentPaces, readPaces, type TrainingPlan, writePaces } from '@tri/api-contract'
import {
  addDays,
  type Fitness,
  type IsoDay,
  type Paces,
  pacesOfRace,
  type RaceType,
  SLIDERS,
  type Sport,
  type WeeklySchedule,
} from '@tri/plan-engine'
import { presetDistances } from './draft.js'
import type { TypedDraft } from './draft-plan.js'
import { latelyOf } from './lately.js'
import { isRaceDay } from './setup-state.js'

type Question = { raceType: RaceType; today: IsoDay; done: Fitness | null }

/**
 * What a plan for another race begins with: the days and hours of this one, its paces as they
 * hold for that race, and what was done in it lately. Its goal
 * was meant for the other race; a race that is over is no date for the next.
 */
export function draftFromPlan(plan: TrainingPlan, { raceType, today, done }: Question): TypedDraft {
  const lately = done ? latelyOf(done) : undefined
  return {
    raceType,
    distances: presetDistances(raceType),
    ...(isRaceDay(plan.raceDate, today) && { raceDate: plan.raceDate }),
    paces: pacesAt(plan, raceType),
    goalSeconds: 0,
    schedule: scheduleInForce(plan, addDays(today, 1)),
    rhythm: plan.rhythm,
    ...(lately && { lately }),
    from: { name: plan.name, raceType, ...(lately && { lately }) },
  }
}

/** What the same athlete races another race at, as far as the sliders go. */
function pacesAt(plan: TrainingPlan, raceType: RaceType): Paces {
  const raced = readPaces(writePaces(pacesOfRace(readCurrentPaces(plan), plan.raceType, raceType)))
  const held = (sport: Sport) => Math.min(SLIDERS[sport].max, Math.max(SLIDERS[sport].min, raced[sport]))
  return { swim: held('swim'), bike: held('bike'), run: held('run') }
}

/** The hours that hold on a day: others may begin weeks ahead. */
function scheduleInForce({ weeklySchedule, earlierSchedules = [] }: TrainingPlan, day: IsoDay): WeeklySchedule {
  const [next] = earlierSchedules
    .filter(({ before }) => before > day)
    .toSorted((one, other) => (one.before < other.before ? -1 : 1))
  return next?.weeklySchedule ?? weeklySchedule
}
