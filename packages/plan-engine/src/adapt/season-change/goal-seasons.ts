import { goalOfWeek, type OwnGoal, ownGoalsIn } from '../../season/goals/own-goals.js'
import type { Reason, Workout } from '../../types.js'
import { since } from '../codes.js'
import { withChanges } from '../proposal/apply.js'
import { toldOf } from '../races/around-goal.js'
import { groupOf } from '../races/around-race.js'
import { raceChanges } from '../races/plan-races.js'
import type { PlannedRace } from '../races/race-of.js'
import { swapsIn } from '../timeline/kept-swaps.js'
import { type Timeline, weekAt } from '../timeline/timeline.js'
import type { Change, SeasonInput } from '../types.js'
import { changesBetween } from './changes-between.js'
import { livedWeeks } from './lived-weeks.js'
import { mergeDays, merging } from './merge-days.js'
import { continueSeason } from './season-planner.js'
import { startOf } from './week-settings.js'

/** What leads to goals on the way, and the first day that is planned anew, in days from today; beyond the race where none is. */
type Led = { changes: readonly Change[]; from: number }

/**
 * Plans the weeks before each triathlon that is told as a goal on the way as the season that leads to it, from the next week on: its long
 * sessions, its work at race effort, its rehearsal and its taper. Weeks that led to a race that goes lead to the next goal. What the
 * athlete has changed stays; all of it is accepted with the race.
 */
export function leadToGoals(timeline: Timeline, told: SeasonInput['races']): Led {
  const { season, saved } = timeline
  const { come, gone } = raceChanges(timeline, told)
  const own = come.filter(({ race }) => race.hasSeason)
  const legs = [...gone, ...own].flatMap(({ changes }) => changes)
  const none = { changes: [], from: Number.POSITIVE_INFINITY }
  if (legs.length === 0) return none
  const raced = withChanges(saved, legs)
  const [before, after] = [timeline.ownGoals(), ownGoalsIn(raced, season)]
  const first = weekAt(timeline, 0) + 1
  const still = new Set(after.map(keyOf))
  const left = gone.filter(({ race }) => before.some((goal) => goal.id === race.id && !still.has(keyOf(goal))))
  const weeks: number[] = []
  for (let week = first; week < season.totalWeeks; week++) {
    const isOther = keyOf(goalOfWeek(before, week)) !== keyOf(goalOfWeek(after, week))
    if (isOther || left.some((each) => isAfter(timeline, week, each))) weeks.push(week)
  }
  if (weeks.length === 0) return none
  const ahead = timeline.toRace - 7 * (season.totalWeeks - first) - 6
  const fresh = planned(timeline, { after, ahead })
  // A leg that goes leaves its id to no session.
  const known = merging(timeline, [...saved, ...raced], 0)
  const changes = weeks.flatMap((week) => {
    const led = own.find(({ race }) => race.id === goalOfWeek(after, week)?.id)?.race
    const race = led ?? (left.find(({ race: { id } }) => id === goalOfWeek(before, week)?.id) ?? left.at(-1))?.race
    const stood = saved.filter((workout) => workout.week === week)
    const merged = mergeDays({ saved: stood, fresh: fresh.filter((workout) => workout.week === week), ...known })
    return race ? changesBetween(stood, merged, becauseOf(race, led !== undefined), groupOf(race)) : []
  })
  return { changes: [...legs, ...changes], from: ahead }
}

/** A session changes for a race that its week leads to, or does not any more. */
const becauseOf =
  (race: PlannedRace, isLed: boolean) =>
  (from: Change['from'], to: Change['to']): Reason[] => [
    since(
      isLed ? 'race-season' : 'race-gone',
      { ...toldOf(race), planned: (to ?? from)?.exercise.duration ?? 0 },
      'design',
    ),
  ]

/** Whether a week holds easy days after a race. */
const isAfter = (
  timeline: Timeline,
  week: number,
  { race, until }: { race: { ahead: number }; until: number },
): boolean => weekAt(timeline, race.ahead) <= week && week <= weekAt(timeline, until)

const keyOf = (goal: OwnGoal | undefined): string => JSON.stringify(goal ?? null)

/** The season from a day on, towards these goals. */
function planned(timeline: Timeline, { after, ahead }: { after: readonly OwnGoal[]; ahead: number }): Workout[] {
  const { input, season, saved } = timeline
  const whole = { ...input, totalWeeks: season.totalWeeks }
  return continueSeason({
    old: { input: whole, swaps: swapsIn(saved), goals: timeline.ownGoals() },
    after: whole,
    from: startOf(whole, weekAt(timeline, ahead)),
    saved,
    lived: livedWeeks(timeline, ahead),
    swaps: new Map(),
    goals: after,
  })
}
