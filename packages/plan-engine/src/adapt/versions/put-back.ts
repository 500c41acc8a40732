import { daysBetween } from '../../calendar.js'
import type { Reason } from '../../types.js'
import { found, since } from '../codes.js'
import { withChanges } from '../proposal/apply.js'
import { chosenChanges, type Day, isOn, isUnderWay } from '../proposal/chosen.js'
import { goneFact, isGone, lastDayOf, offOf, toldIn } from '../proposal/facts.js'
import { raceOf } from '../races/race-of.js'
import { changesBetween } from '../season-change/changes-between.js'
import { areAlike } from '../season-change/merge-days.js'
import { aheadOf, readTimeline, type Timeline } from '../timeline/timeline.js'
import type { AdaptQuestion, Change, Made, Noticed, PlacedExercise } from '../types.js'
import { isRestored, placesIn, type Standing, wayBack } from './way-from.js'

/** What comes back is accepted or refused as one, with what is made of it now. */
const GROUP = 'put-back'

/** What leads back to the plan as it stood before what is told no more, and what there is to say of it. */
type Back = { changes: readonly Change[]; findings: readonly Noticed[]; gone: readonly string[] }

/**
 * Takes back what was accepted since something was told that is not told any more, from tomorrow on: what still is told is answered anew
 * then. A session that was edited, moved or logged since stays, and so does what was changed for what was missed or overdone.
 */
export function putBack(timeline: Timeline, made: readonly Made[] | null | undefined): Back {
  const all: readonly Made[] = Array.isArray(made) ? made : []
  const { first, gone } = outdatedIn(timeline, all)
  const now = placesIn(timeline.saved)
  const isOpen = (day: Day) => isOpenOn(timeline, day)
  const changes = [...chainsOf(first < 0 ? [] : all.slice(first))].flatMap(([id, chain]): Change[] => {
    const way = wayBack(chain, now.get(id), { pinned: timeline.pinned, isOpen })
    return way ? [{ id, group: GROUP, ...way, reasons: [whyBack(way, now.get(id))] }] : []
  })
  const findings = gone.flatMap((fact) => {
    const off = offOf(fact)
    const days = off ? daysBetween(off.from, off.to) + 1 : 0
    return off ? [found('TIME_OFF_GONE', { days, reason: off.reason }, 'design')] : []
  })
  return { changes: changes.toSorted((one, other) => placeIn(one) - placeIn(other)), findings, gone }
}

/** What was accepted of a proposal, all of it or the changes with these ids and of their groups: what `AdaptQuestion.made` takes. */
export function madeOf(proposal: Made, accepted?: readonly string[]): Made {
  const changes = chosenChanges(proposal, accepted)
  const facts = changes.some(isPutBack) ? proposal.facts : proposal.facts.filter((fact) => !isGone(fact))
  return { facts, findings: proposal.findings, changes }
}

/**
 * The first of what was accepted, by its facts and the oldest first, whose changes `adaptPlan` has to know: -1 where all that was told then
 * still is, or what it took has come back.
 */
export function firstOutdated(question: Omit<AdaptQuestion, 'saved'>, made: readonly Pick<Made, 'facts'>[]): number {
  const timeline = readTimeline({ ...question, saved: [] })
  return timeline ? outdatedIn(timeline, made).first : -1
}

/** From which on what was accepted rests on something told no more, and what that is, where what it took has not come back yet. */
function outdatedIn(timeline: Timeline, made: readonly Pick<Made, 'facts'>[]): { first: number; gone: string[] } {
  const told = toldIn(timeline)
  // What is over was lived, whether it is still told or not.
  const isDropped = (fact: string) => !told.has(fact) && (lastDayOf(fact) ?? '') >= timeline.today
  const gone = made.flatMap(({ facts }, index) =>
    facts.filter(
      (fact) => isDropped(fact) && !made.slice(index + 1).some((later) => later.facts.includes(goneFact(fact))),
    ),
  )
  const first = gone.length > 0 ? made.findIndex(({ facts }) => facts.some(isDropped)) : -1
  return { first, gone: [...new Set(gone)] }
}

/** Whether a change brings back what was taken for something that is told no more. */
export const isPutBack = ({ group }: Change): boolean => group === GROUP

/** Rules that answer what was told; those that answer what was done; those that make room for what was missed. */
const OF_TOLD: readonly string[] = ['time-off', 'short-days', 'week-swap']
const OF_RACES = 'race-'
const OF_MUCH: readonly string[] = ['overdone', 'overdone-week', 'long-run-held']
const OF_FEW: readonly string[] = ['key-session', 'room-for-key']

/** Whether a change was made for what was missed or overdone: that has happened, whatever is told. */
function isLived({ reasons }: Change, { facts, findings }: Made): boolean {
  const rules = reasons.map(({ rule }) => rule)
  if (rules.some((rule) => OF_TOLD.includes(rule) || rule.startsWith(OF_RACES))) return false
  if (rules.some((rule) => OF_MUCH.includes(rule) || OF_FEW.includes(rule))) return true
  const hasMissed = facts.some((fact) => fact.startsWith('missed '))
  return hasMissed && findings.some(({ code }) => code === 'GAP' || code === 'ILLNESS')
}

/** What was accepted for each session, from the last of it on that answered what was done; what has been restored is not among it. */
function chainsOf(made: readonly Made[]): Map<string, Change[]> {
  const steps = new Map<string, { change: Change; lived: boolean }[]>()
  for (const one of made)
    for (const change of one.changes) {
      const before = steps.get(change.id) ?? []
      const next = { change, lived: isLived(change, one) }
      steps.set(change.id, isRestored(change) ? untilRestored(before, change) : [...before, next])
    }
  const chains = new Map<string, Change[]>()
  for (const [id, all] of steps)
    chains.set(
      id,
      all.slice(all.findLastIndex(({ lived }) => lived) + 1).map(({ change }) => change),
    )
  return chains
}

/** The changes of a session that stand once it is again what it was before some of them. */
function untilRestored<S extends { change: Change }>(steps: readonly S[], { to }: Change): S[] {
  const at = steps.findIndex(({ change: { from } }) => isSamePlace(from, to))
  return at < 0 ? [] : steps.slice(0, at)
}

const isSamePlace = (one: PlacedExercise | undefined, other: PlacedExercise | undefined): boolean =>
  one && other ? isOn(one, other) && areAlike(one.exercise, other.exercise) : !one && !other

/** Why a session is put back, or goes that came in for what is told no more: the leg of a race, as a rule. */
function whyBack({ to }: Pick<Change, 'to'>, now: Standing | undefined): Reason {
  const planned = (to ?? now)?.exercise.duration ?? 0
  const race = !to && now && raceOf(now.workout)
  if (!race) return since('put-back', { planned }, 'design')
  const { kind, priority, name } = race
  return since('race-gone', { kind, priority, ...(name !== undefined && { name }), planned }, 'design')
}

/** Whether a day comes after today and before the race, and nothing has been logged on it. */
function isOpenOn({ saved, season, toRace }: Timeline, day: Day): boolean {
  const ahead = aheadOf(day, season, toRace)
  return ahead > 0 && ahead < toRace && !saved.some((workout) => isOn(workout, day) && isUnderWay(workout))
}

const placeIn = ({ from, to }: Change): number => (to ?? from)?.index ?? 0

/**
 * What leads from the saved sessions to those that come back, with what is made of them now: sessions that come back are one group, with
 * all that changes together with one of them.
 */
export function asPutBack({ saved }: Timeline, back: readonly Change[], then: readonly Change[]): Change[] {
  const all = changesBetween(saved, withChanges(withChanges(saved, back), then), () => [])
  const backs = new Map(back.map((change) => [change.id, change]))
  const thens = new Map(then.map((change) => [change.id, change]))
  const joined = new Set(then.flatMap(({ id, group }) => (backs.has(id) ? [group] : [])))
  return all.flatMap((change) => {
    const [first, second] = [backs.get(change.id), thens.get(change.id)]
    const made = second ?? first
    if (!made) return []
    const group = first || joined.has(made.group) ? GROUP : made.group
    return [{ ...change, group, kind: first ? change.kind : made.kind, reasons: made.reasons }]
  })
}
