import { addDays, daysBetween } from '../../calendar.js'
import { minutesIn } from '../../sums.js'
import type { IsoDay, Workout } from '../../types.js'
import { proposalOf } from '../adapt-plan.js'
import { found } from '../codes.js'
import { outlookReader } from '../outlook.js'
import { withChanges } from '../proposal/apply.js'
import { changesOf, touchedDays } from '../proposal/changes.js'
import { soundWorkouts } from '../proposal/chosen.js'
import { factsOf } from '../proposal/facts.js'
import { hashWorkouts } from '../proposal/hash.js'
import { keepCapsAfter } from '../races/around-goal.js'
import { inDateOrder, planRaces } from '../races/plan-races.js'
import type { SeasonRace } from '../races/types.js'
import { comeBackFromIllness } from '../rules/illness.js'
import { isUnderAlarm, keepShortDays, keepTimeOff } from '../rules/time-off.js'
import { dropTooShort } from '../rules/too-short.js'
import { goWayBack } from '../rules/way-back.js'
import { gapsOf } from '../timeline/gaps.js'
import { type Swaps, swapsIn } from '../timeline/kept-swaps.js'
import { aheadOf, readTimeline, type Timeline } from '../timeline/timeline.js'
import type { Outlook, Proposal, SeasonInput } from '../types.js'
import { changesBetween, reasonsFor } from './changes-between.js'
import { livedWeeks } from './lived-weeks.js'
import { mergeDays, merging } from './merge-days.js'
import { type Asked, isAny, readChange, refileWorkouts } from './read-change.js'
import { repaced } from './repaced.js'
import { restSooner } from './rest-sooner.js'
import { continueSeason } from './season-planner.js'
import type { ChangeQuestion } from './types.js'

/**
 * What would change in a saved plan whose race date, hours, level, rhythm or paces become others from a day on: the season goes on from what was
 * done until then. Its places, and `basedOn`, are those of the workouts as `refileWorkouts` files them by the new race date. All of it is
 * accepted, or nothing, and the plan is made from `changedInput` then. What is past, logged, pinned, made or changed by hand stays; what
 * lies behind an earlier race goes. It never throws: what cannot be had, and what cannot be read, changes nothing and says why.
 */
export function changePlan(question: ChangeQuestion): Proposal {
  const saved = soundWorkouts(question.saved).sort(inOrder)
  const basedOn = hashWorkouts(saved)
  const none = { basedOn, findings: [], changes: [], touched: [], facts: [] }
  const asked = readChange(question)
  if (!asked.after) return proposalOf({ ...none, notices: [asked.notice], facts: [asked.notice.code] })
  if (!isAny(asked.flags)) return proposalOf({ ...none, notices: [] })
  return proposed(question, asked, saved)
}

/** Two workouts of a day are told apart by their sessions, so that the same plan gives the same answer in whatever order it comes. */
const inOrder = (one: Workout, other: Workout): number =>
  one.week - other.week || one.day - other.day || compare(firstId(one), firstId(other))

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)

const firstId = ({ exercises }: Workout): string => exercises[0]?.id ?? ''

function proposed(question: ChangeQuestion, asked: Asked & { after: object }, saved: readonly Workout[]): Proposal {
  const { today, pinned } = question
  const { input, after, from, flags } = asked
  const filed = refileWorkouts(saved, input, after)
  const basedOn = hashWorkouts(filed)
  const timeline = readTimeline({ input: after, saved: filed, today, pinned })
  const old = readTimeline({ input, saved, today, pinned })
  if (!timeline || !old) return proposalOf({ basedOn, findings: [], changes: [], touched: [], notices: [], facts: [] })
  const ahead = daysBetween(today, from)
  const isOther = flags.isRaceDate || flags.isSchedule || flags.isLevel || flags.isRhythm
  const planWith = (swaps: Swaps) => {
    if (!isOther) return settled(timeline, repaced(timeline, filed, ahead), ahead, isOther)
    const lived = livedWeeks(timeline, ahead)
    const before = { input, swaps: swapsIn(saved), goals: old.ownGoals() }
    const fresh = continueSeason({ old: before, after, from, saved: filed, lived, swaps, goals: timeline.ownGoals() })
    const merged = mergeDays({ saved: filed, fresh, ...merging(timeline, filed, ahead) })
    return settled(timeline, merged, ahead, isOther)
  }
  // Another race date deals the weeks anew.
  const { planned, notices } = flags.isRaceDate ? restSooner(timeline, from, planWith) : planWith(swapsIn(filed))
  const changes = inDateOrder(
    timeline,
    changesBetween(filed, planned, (from, to) => reasonsFor(flags, from, to)),
  )
  const finding = found('PLAN_CHANGED', { from, raceDate: after.raceDate, ...flags }, 'design')
  const told = { findings: [finding], notices, changes }
  const proposal = {
    basedOn,
    ...told,
    facts: factsOf(timeline, [], told),
    touched: touchedDays({ saved: filed }, changes),
  }
  if (changes.length === 0) return proposalOf(proposal)
  return proposalOf({
    ...proposal,
    before: outlookOf(old, saved),
    after: outlookOf(timeline, withChanges(filed, changes)),
  })
}

/** The season in figures; days behind its race are none of it. */
function outlookOf(timeline: Timeline, workouts: readonly Workout[]): Outlook {
  const own = workouts.filter(({ week }) => week <= timeline.season.totalWeeks)
  return outlookReader(timeline)(own)
}

/** The rules that make a way back. */
const WAY_BACK = /^way-back|^after-(fever|illness)$/

/** The plan with its races, its time off and the way back that the athlete has accepted. */
function settled(old: Timeline, merged: readonly Workout[], from: number, isOther: boolean) {
  const { input, today, pinned, cards, season, toRace } = old
  const before = merged
    .filter((workout) => aheadOf(workout, season, toRace) < from)
    .flatMap(({ exercises }) => exercises.map(({ id }) => id))
  const timeline = readTimeline({ input, saved: merged, today, pinned: [...pinned, ...before] })
  if (!timeline) return { planned: merged, notices: [] }
  // What is planned anew grows from what was lived.
  const lived = isOther ? livedWeeks(old, 0) : []
  for (const [index, week] of lived.entries())
    Object.assign(timeline.weeks[index] ?? {}, { minutesBefore: minutesIn(week) })
  const isOnWayBack = cards.some(
    ({ ahead, exercise }) => ahead >= from && (exercise.reasons ?? []).some(({ rule }) => WAY_BACK.test(rule)),
  )
  const all = gapsOf(timeline, true)
  const gaps = isOnWayBack ? all.filter(({ resume }) => !isUnderAlarm(timeline, resume)) : []
  keepTimeOff(timeline)
  for (const gap of gaps) {
    goWayBack(timeline, gap, all)
    comeBackFromIllness(timeline, gap)
  }
  keepShortDays(timeline)
  const { notices, ...raced } = planRaces(timeline, racesFrom(input.races, addDays(today, from)))
  dropTooShort(timeline)
  keepCapsAfter(timeline, gaps, raced, isOther ? from : undefined)
  return { planned: withChanges(merged, inDateOrder(timeline, [...changesOf(timeline), ...raced.legs])), notices }
}

/** The races that may still change: those of days that stay are what they are. */
const racesFrom = (races: SeasonInput['races'], from: IsoDay): SeasonInput['races'] =>
  Array.isArray(races) ? races.filter((race: SeasonRace | null) => !race || `${race.date}` >= from) : undefined
