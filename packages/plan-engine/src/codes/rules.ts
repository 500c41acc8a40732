import type { Source } from '../sources.js'
import type { Inputs, Reason, Sport, Weekday, WeekKind } from '../types.js'

/** Minutes of a week, and what it is compared with, in per cent; `aim` is what it was meant to be. */
type Eased = { minutes: number; than: number; percent: number; aim: number }

/** A session on its day; `gap` is the days to the nearest other one of its sport, 0 where there is none. */
type Placed = { sport: Sport; day: Weekday; minutes: number; gap: number }

/** A session that was to be hard, and whether it stays easy all the same. */
type PlacedHard = Placed & { staysEasy?: true }

/** The longest ride or run: what grew since the last one, in per cent, and how much it may grow. */
type Long = {
  day: Weekday
  minutes: number
  /** 0 where it is the first. */
  previous: number
  /** The longest of the weeks before the plan, where the athlete told it and it is the first. */
  lately?: number
  change: number
  /** Per cent and minutes it may grow at most. */
  limit: number
  step: number
  /** Weeks since the last one. */
  weeks: number
  kind: WeekKind
  isEnduranceDay?: true
  /** It has a day of its own beside the long ride. */
  isApart?: true
  /** Whose week it is, where the hours hold one of the two in full. */
  turn?: 'bike' | 'run'
}

/** One figure, or several in turn: `metres`, `metres2`, `metres3` ... */
export type Numbered<Name extends string> = { [Key in Name | `${Name}${2 | 3 | 4 | 5 | 6 | 7}`]?: number }

/** A session's main set: rounds of repeats in seconds or metres, and how many rounds it had the last time. */
export type MainSet = Numbered<'seconds'> & Numbered<'metres'> & { rounds?: number }
type WithMainSet = MainSet & { code: string; previousWeek?: number; previousRounds?: number }

/** What each rule of a plan tells, in minutes unless said. */
export type RuleInputs = {
  /** `lately` a week, where the athlete told it, and how much more than that it may be, in per cent. */
  'first-week': { minutes: number; peak: number; share: number; lately?: number; limit?: number }
  'part-week': { minutes: number; peak: number; share: number }
  'load-week': { minutes: number; biggest: number; change: number; limit: number }
  'recovery-week': Eased
  /** `most` load weeks in a row, where it is another number than four. */
  'absorb-week': Eased & { most?: 3 }
  taper: Eased
  'race-week-volume': Eased
  'day-hours': { minutes: number; target: number }
  'test-left-out': { [Name in Sport]?: true }
  /** From 0, today's paces, to 1, the goal's; `same` where the two are one. */
  paces: { progress: number; same?: true }
  /** The sport that is furthest behind, and the points of the week's time that it gets. */
  limiter: { sport: Sport; points: number }
  'long-swim': PlacedHard
  'hard-day': PlacedHard
  'hard-together': PlacedHard
  'light-day': PlacedHard
  'every-day': PlacedHard
  'second-session': PlacedHard
  'test-day': Placed
  /** A stride needs so many metres to settle after a ride. */
  brick: Placed & { metres: number }
  'long-ride': Long
  'long-run': Long
  'race-week': { sport: Sport; day: Weekday; minutes: number; daysLeft: number; role: string }
  'first-in-day': { hours: number }
  'easy-time': { percent: number }
  /** Half of the swims are for the stroke. */
  technique: Record<never, never>
  'main-set': WithMainSet
  /** Miles, and the pace in the sport's own unit. */
  'race-day': { sport: Sport; miles: number; minutes: number; pace: number }
  /** Days of the plan, of all that stay easy, off, and the first with a run. */
  'after-race': { day: number; days: number; easyDays: number; daysOff: number; firstRun?: number }
}

/** A rule that a plan gives as its reason. */
export type RuleName = keyof RuleInputs

/** A reason, with what its rule tells. */
export const because = <Rule extends RuleName>(
  rule: Rule,
  inputs: RuleInputs[Rule] & Inputs,
  source: Source,
): Reason => ({
  rule,
  inputs,
  source,
})

/** Figures in turn under one name: `{ metres: 50, metres2: 100 }`. */
export function numbered(name: string, figures: readonly number[]): Record<string, number> {
  const inputs: Record<string, number> = {}
  figures.forEach((figure, index) => {
    inputs[index > 0 ? `${name}${index + 1}` : name] = figure
  })
  return inputs
}
