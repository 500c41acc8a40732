import { addDays, parseIsoDay } from '../../calendar.js'
import { readEarlierRhythms, recoveryEvery } from '../../formulas/phase.js'
import { readScheduleChanges } from '../../hours/hours-in-force.js'
import type { IsoDay, PlanCalendar, Workout } from '../../types.js'
import { proposalOf } from '../adapt-plan.js'
import { found, since, warn } from '../codes.js'
import { outlookReader } from '../outlook.js'
import { withChanges } from '../proposal/apply.js'
import { touchedDays } from '../proposal/changes.js'
import { type Day, isGoalRace, isOn, isUnderWay, soundWorkouts } from '../proposal/chosen.js'
import { hashWorkouts, isSame } from '../proposal/hash.js'
import { inDateOrder } from '../races/plan-races.js'
import { changesBetween } from '../season-change/changes-between.js'
import { areAlike } from '../season-change/merge-days.js'
import { refileDays, refileWorkouts } from '../season-change/read-change.js'
import { aheadOf, readTimeline, type Timeline } from '../timeline/timeline.js'
import type { Change, Made, PlacedExercise, Proposal, SeasonInput } from '../types.js'
import { isOwn, placeOf, placesIn, RESTORED, type Standing, wayBack } from './way-from.js'

/** What was accepted after a version, and the weeks that its places are told in. */
export type MadeLater = Pick<Made, 'changes'> & { calendar: PlanCalendar }

/** A saved plan, and what has been accepted since the version of it that is to stand again. */
export type RestoreQuestion = {
  /** What the plan is made from, with what has come between since; its `today` is the plan's first day. */
  input: SeasonInput
  /** The same as the version had it. */
  restored: SeasonInput
  saved: readonly Workout[]
  today: IsoDay
  /** Ids of exercises that are to stay as they are. */
  pinned?: readonly string[] | undefined
  /** What stands of it, the oldest first. */
  later: readonly MadeLater[]
  /** When the version was made, as it is to be told; left out, the plan as it was first made. */
  madeAt?: string | undefined
}

/**
 * What would change in a saved plan to stand again, from tomorrow on, as a version of it did: what was accepted since is taken back. Its
 * places, and `basedOn`, are those of the workouts as `refileWorkouts` files them by the version's race date. All of it is accepted, or
 * nothing, and the plan is made from `restored` then. What is past, logged, pinned, made or changed by hand since stays; what lies behind an
 * earlier race goes. It never throws: what cannot be had changes nothing and says why.
 */
export function restoreVersion(question: RestoreQuestion): Proposal {
  const { input, restored, today, pinned } = question
  const saved = soundWorkouts(question.saved)
  const filed = refileWorkouts(saved, input, restored)
  const basedOn = hashWorkouts(filed)
  const none = { basedOn, findings: [], changes: [], touched: [], notices: [], facts: [] }
  const notice = refusalOf(question, saved.find(isGoalRace))
  if (notice) return proposalOf({ ...none, notices: [notice], facts: [notice.code] })
  const timeline = readTimeline({ input: restored, saved: filed, today, pinned })
  const old = readTimeline({ input, saved, today, pinned })
  if (!timeline || !old) return proposalOf(none)
  const { planned, left } = standingAgain(timeline, filed, question)
  const changes = inDateOrder(timeline, changesBetween(filed, planned, whyRestored, RESTORED))
  const differs = differences(input, restored)
  const isOther = Object.values(differs).some(Boolean)
  if (changes.length === 0 && !isOther) return proposalOf(none)
  const { madeAt } = question
  const told = found('VERSION_RESTORED', { ...(madeAt !== undefined && { madeAt }) }, 'design')
  const changed = { from: addDays(today, 1), raceDate: restored.raceDate, ...differs }
  const content = {
    basedOn,
    findings: isOther ? [told, found('PLAN_CHANGED', changed, 'design')] : [told],
    notices: left > 0 ? [warn('EDITED_SINCE', { sessions: left })] : [],
    changes,
    facts: [`${told.code} ${madeAt ?? ''}`],
    touched: touchedDays({ saved: filed }, changes),
  }
  if (changes.length === 0) return proposalOf(content)
  const within = withChanges(filed, changes).filter(({ week }) => week <= timeline.season.totalWeeks)
  return proposalOf({ ...content, before: outlookReader(old)(saved), after: outlookReader(timeline)(within) })
}

/** Why a version cannot stand again. */
function refusalOf({ input, restored, today }: RestoreQuestion, race: Workout | undefined) {
  const isOver = !parseIsoDay(today) || !(input.raceDate > today) || (race && isUnderWay(race))
  if (isOver) return warn('PLAN_OVER', {})
  return restored.raceDate > today ? undefined : warn('VERSION_OVER', {})
}

const whyRestored = (from: PlacedExercise | undefined) => [
  since('restored', { planned: from?.exercise.duration ?? 0 }, 'design'),
]

/** What becomes other of the plan itself. */
const differences = (one: SeasonInput, other: SeasonInput) => ({
  isRaceDate: one.raceDate !== other.raceDate,
  isSchedule: !isSame(hoursIn(one), hoursIn(other)),
  isPaces: !isSame([one.currentPaces, one.pacesFrom], [other.currentPaces, other.pacesFrom]),
  isGoal: !isSame(one.goalPaces, other.goalPaces),
  isLevel: one.experienceLevel !== other.experienceLevel,
  isRhythm: !isSame(rhythmsIn(one), rhythmsIn(other)),
})

const hoursIn = ({ weeklySchedule, scheduleChanges }: SeasonInput) => [
  weeklySchedule,
  readScheduleChanges(scheduleChanges),
]

const rhythmsIn = ({ rhythm, earlierRhythms }: SeasonInput) => [
  recoveryEvery(rhythm),
  readEarlierRhythms(earlierRhythms),
]

/** The plan as the version had it, from tomorrow on, and how many of its sessions stay as they were changed since. */
function standingAgain(timeline: Timeline, filed: readonly Workout[], { later, restored }: RestoreQuestion) {
  const { pinned, season, toRace } = timeline
  const now = placesIn(filed)
  const isAhead = (day: Day) => aheadOf(day, season, toRace) > 0
  const isOpen = (day: Day) => isAhead(day) && !filed.some((workout) => isOn(workout, day) && isUnderWay(workout))
  const made = later.map(({ changes, calendar }) => changes.map((change) => refiled(change, calendar, restored)))
  const chains = new Map<string, Change[]>()
  for (const change of made.flat()) chains.set(change.id, [...(chains.get(change.id) ?? []), change])
  const going = new Set<string>()
  let left = 0
  for (const [id, chain] of chains) {
    const place = now.get(id)
    if (place && isGoalRace(place.workout) && !isOwn(place.exercise, pinned)) continue
    if (wayBack(chain, place, { pinned, isOpen })) going.add(id)
    else if (place && isAhead(place) && !isAsFound(chain, place)) left++
  }
  // One after the other, the latest first: each tells the places of a day by what stood on it then.
  let planned: readonly Workout[] = filed
  for (const changes of made.toReversed()) {
    planned = withTakenBack(
      planned,
      changes.filter(({ id }) => going.has(id)),
    )
  }
  const race = filed.find(isGoalRace)
  const all = race ? withChanges(planned, raceChanges(timeline, race, chains)) : planned
  return { planned: all.filter((workout) => isUnderWay(workout) || workout.week <= season.totalWeeks), left }
}

/** A change whose places are told in other weeks. */
function refiled({ from, to, ...change }: Change, old: PlanCalendar, now: PlanCalendar): Change {
  const filed = (place: PlacedExercise | undefined) => place && refileDays([place], old, now)[0]
  return { ...change, from: filed(from), to: filed(to) }
}

function withTakenBack(workouts: readonly Workout[], changes: readonly Change[]): readonly Workout[] {
  const now = placesIn(workouts)
  return withChanges(
    workouts,
    changes.map(({ id, from, ...change }) => ({ ...change, id, from: now.get(id), to: from })),
  )
}

/** Whether a session stands as its first change found it. */
const isAsFound = ([first]: readonly Change[], now: Standing): boolean =>
  first?.from !== undefined && isOn(first.from, now) && areAlike(first.from.exercise, now.exercise)

/** The legs of the goal race on the version's day; one that was changed since by hand stays what it is. */
function raceChanges(
  { season, pinned }: Timeline,
  race: Workout,
  chains: ReadonlyMap<string, readonly Change[]>,
): Change[] {
  const day = { week: season.totalWeeks, day: season.raceDay }
  return [...placesIn([race]).values()].map((leg) => {
    const { exercise } = leg
    const chain = chains.get(exercise.id) ?? []
    const left = chain.at(-1)?.to
    const isAsLeft =
      !isOwn(exercise, pinned) && left !== undefined && isOn(leg, left) && areAlike(exercise, left.exercise)
    const was = isAsLeft ? (chain[0]?.from?.exercise ?? exercise) : exercise
    const to = { ...day, index: leg.index, exercise: was }
    return { id: exercise.id, group: RESTORED, kind: 'replace', from: placeOf(leg), to, reasons: [] }
  })
}
