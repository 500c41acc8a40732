import { readCurrentPaces, type TrainingPlan } from '@tri/api-contract'
import { dateOf, SLIDERS, SPORTS, type Sport, type Workout } from '@tri/plan-engine'
import { trackProgress } from '@tri/plan-engine/season'

/** Percent of speed from which on it is worth a question. */
const WORTH_ASKING = 2

/** A current pace, and what has become of it, in the sport's own unit; the gain is in percent of speed. */
export type NewPace = { sport: Sport; from: number; to: number; gain: number }

/**
 * The current paces as training has moved them since they hold: what like sessions gained or lost in speed, the current pace is taken to have
 * gained or lost, too. Only measured sessions count; a sport without two of a kind is not there.
 */
export function newPaces(plan: TrainingPlan, workouts: readonly Workout[]): readonly NewPace[] {
  const { pacesFrom: since } = plan
  const counted = since ? workouts.filter(({ week, day }) => dateOf(plan, week, day) >= since) : workouts
  const progress = trackProgress(plan, counted)
  const current = readCurrentPaces(plan)
  return SPORTS.flatMap((sport) => {
    const gain = progress?.[sport].improvement ?? 0
    const from = current[sport]
    const to = movedBy(sport, from, 1 + gain / 100)
    return Math.abs(gain) < WORTH_ASKING || to === from ? [] : [{ sport, from, to, gain }]
  })
}

/** In whole seconds, or tenths of a mile an hour, within the limits of every plan. */
function movedBy(sport: Sport, pace: number, speed: number): number {
  const { min, max } = SLIDERS[sport]
  const moved = sport === 'bike' ? Math.round(pace * speed * 10) / 10 : Math.round(pace / speed)
  return Math.min(max, Math.max(min, moved))
}
