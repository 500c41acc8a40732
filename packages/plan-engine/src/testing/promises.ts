import { adaptPlan, outlookAfter } from '../adapt/adapt-plan.js'
import { applyProposal } from '../adapt/proposal/apply.js'
import { revertProposal } from '../adapt/proposal/revert.js'
import { gapsOf } from '../adapt/timeline/gaps.js'
import { readTimeline } from '../adapt/timeline/timeline.js'
import type { AdaptQuestion, Change, Proposal } from '../adapt/types.js'
import { gatherFacts, readOnce } from '../audit/facts/gather-facts.js'
import { judge } from '../audit/rule.js'
import { addsUp, oneRace, withinHours } from '../audit/schedule-rules.js'
import { dateOf, daysBetween, weekOf } from '../calendar.js'
import type { Exercise, Workout } from '../types.js'
import { fillFault } from './plan-facts.js'

/** A question, and what is proposed. */
export type Case = { question: AdaptQuestion; proposal: Proposal }

/** The saved workouts with what is proposed, all of it or some. */
export function applied({ question, proposal }: Case, accepted?: readonly string[]): Workout[] {
  const after = applyProposal(question.saved, proposal, accepted)
  if (!after) throw new Error('The proposal was not made for these workouts')
  return after
}

/** Every other group of changes. */
function everyOther({ changes }: Proposal): string[] {
  const groups = [...new Set(changes.map(({ group }) => group))].filter((_, index) => index % 2 === 0)
  return changes.flatMap(({ id, group }) => (groups.includes(group) ? [id] : []))
}

const idOf = ({ from, to }: Change): string => from?.exercise.id ?? to?.exercise.id ?? ''

/** P2: what is past, logged, pinned or made by hand stays, and the race. Only a session that was missed may move out of the past. */
function keepsWhatIsFixed(one: Case): unknown[] {
  const { input, saved, today, pinned = [] } = one.question
  const changed = new Map(one.proposal.changes.map((change) => [idOf(change), change]))
  const joined = new Set(one.proposal.changes.flatMap(({ to }) => (to ? [7 * to.week + to.day] : [])))
  const after = new Set(applied(one))
  return saved.flatMap((workout) => {
    const changes = workout.exercises.flatMap(({ id }) => changed.get(id) ?? [])
    const isSame = changes.length > 0 || joined.has(7 * workout.week + workout.day) || after.has(workout)
    const isRace = workout.workoutType === 'race' && !workout.priority
    const isPast = changes.length > 0 && dateOf(input, workout.week, workout.day) < today
    const wrong = changes.filter(
      ({ kind, from }) =>
        workout.isCompleted ||
        isRace ||
        from?.exercise.origin !== undefined ||
        (isPast && kind !== 'move') ||
        pinned.includes(from?.exercise.id ?? ''),
    )
    return isSame ? wrong : [workout, ...wrong]
  })
}

/** P3: the same bytes in whatever order workouts and time off stand. */
function isTheSameInAnyOrder({ question, proposal }: Case): unknown[] {
  const { input, saved, ...rest } = question
  const timeOff = input.timeOff?.toReversed()
  const races = input.races?.toReversed()
  const told = { ...input, ...(timeOff && { timeOff }), ...(races && { races }) }
  const other = adaptPlan({ ...rest, input: told, saved: saved.toReversed() })
  return JSON.stringify(other) === JSON.stringify(proposal) ? [] : [other]
}

/** A choice of all is told as the proposal tells it, and a choice of nothing as the plan stands. */
function tellsOfChoices({ question, proposal }: Case): unknown[] {
  const { before, after, changes } = proposal
  if (changes.length === 0) return []
  const told = [outlookAfter(question, proposal, []), outlookAfter(question, proposal)]
  const isTold = JSON.stringify(told) === JSON.stringify([before, after])
  return [...(isTold ? [] : told), ...[outlookAfter(question, { ...proposal, basedOn: 'else' }) ?? []].flat()]
}

/** P4: nothing more to change on the same day. */
const isSettledOnceAccepted = (one: Case): unknown[] =>
  adaptPlan({ ...one.question, saved: applied(one) }).changes.map(({ id, kind, reasons }) => [id, kind, reasons])

/** P5: the exact way back; what was not touched is the same object. */
function isTakenBackToTheByte(one: Case): unknown[] {
  const { proposal, question } = one
  const choices = [undefined, everyOther(proposal), proposal.changes.slice(0, 1).map(({ id }) => id)]
  return choices.flatMap((accepted): unknown[] => {
    const back = revertProposal(applied(one, accepted), proposal, accepted)
    if (back?.length !== question.saved.length) return [accepted]
    return back.filter((each, index) => {
      const saved = question.saved[index]
      return each !== saved && JSON.stringify(each) !== JSON.stringify(saved)
    })
  })
}

const isOfGone = ({ rule }: Change['reasons'][number]): boolean => rule === 'race-gone'

/** Legs of races come and go; everything else is training. */
const isLeg = ({ reasons }: Change): boolean => reasons.some(({ rule }) => rule === 'race-leg' || rule === 'race-gone')

/** P6: whatever is accepted, hours, sums and races are as right as before. */
function breaksNothing(one: Case): unknown[] {
  const { input, saved } = one.question
  const read = readOnce()
  const found = (workouts: readonly Workout[]) => {
    const facts = gatherFacts({ workouts }, input, read)
    return [withinHours, addsUp, oneRace].map((rule) => judge(rule, facts).value)
  }
  const [hours = 0, sums = 0, races] = found(saved)
  return [undefined, everyOther(one.proposal)].flatMap((accepted) => {
    const [hoursNow = 0, sumsNow = 0, racesNow] = found(applied(one, accepted))
    return hoursNow > hours || sumsNow > sums || racesNow !== races ? [[accepted, hoursNow, sumsNow, racesNow]] : []
  })
}

/** Weeks change places for what is told ahead, never for what was missed. */
const isSwapped = (reasons: Change['reasons']): boolean => reasons.some(({ rule }) => rule.endsWith('week-swap'))

/** Weeks that are planned anew hold other sessions: none of the weeks holds more. */
const isDealt = ({ reasons }: Pick<Change, 'reasons'>): boolean => reasons.some(({ rule }) => rule === 'dealt-anew')

/** Weeks that lead to a goal on the way are planned for it, and where it is no more for the goal that they lead to again. */
const isLed = ({ reasons }: Change): boolean =>
  reasons.some(({ rule }) => rule === 'race-season' || rule === 'race-gone')

/** P7: but for a goal on the way no session grows, none comes into a week, and none gets harder. */
function makesNothingUp({ proposal }: Case): unknown[] {
  const led = new Set(proposal.changes.filter(isLed).map(({ from, to }) => (from ?? to)?.week))
  const dealt = proposal.changes.filter(({ from, to, ...change }) => isDealt(change) && !led.has((from ?? to)?.week))
  const weeks = [...new Set(dealt.flatMap(({ from, to }) => from?.week ?? to?.week ?? []))]
  const grown = weeks.filter((week) => {
    const own = dealt.filter(({ from, to }) => (from ?? to)?.week === week)
    return [({ duration }: Exercise) => duration, hardSeconds].some((load) => {
      const [was = 0, is = 0] = [own.map(({ from }) => from), own.map(({ to }) => to)].map((places) =>
        places.reduce((sum, place) => sum + (place ? load(place.exercise) : 0), 0),
      )
      return is > was
    })
  })
  const others = proposal.changes.filter((change) => !isLeg(change) && !isDealt(change) && !isLed(change))
  const wrong = others.filter(({ from, to, reasons }) => {
    if (!from || !to) return !from
    const isMoved = isSwapped(reasons) ? Math.abs(to.week - from.week) > 2 : to.week !== from.week
    const isLonger = to.exercise.duration > from.exercise.duration
    return isMoved || isLonger || hardWork(to.exercise) > hardWork(from.exercise)
  })
  return [...grown, ...wrong]
}

const HARD_ZONES: readonly string[] = ['tempo', 'threshold', 'interval']

/** Seconds above easy, those at race effort among them. */
function hardSeconds({ steps }: Exercise): number {
  let sum = 0
  for (const step of steps)
    for (const { zone, seconds } of 'repeat' in step ? step.steps : [step])
      if (zone === 'race' || HARD_ZONES.includes(zone)) sum += seconds * ('repeat' in step ? step.repeat : 1)
  return sum
}

/** Seconds above easy; in the water metres, which take longer when one swims slower. */
function hardWork({ steps }: Exercise): number {
  let sum = 0
  for (const step of steps)
    for (const { zone, seconds, metres } of 'repeat' in step ? step.steps : [step])
      if (HARD_ZONES.includes(zone)) sum += (metres ?? seconds) * ('repeat' in step ? step.repeat : 1)
  return sum
}

/** P13: every change has its reasons; what it leaves adds up. */
const isSound = ({ proposal }: Case): unknown[] =>
  proposal.changes.filter(({ to, reasons }) => {
    const isTold = reasons.every(
      ({ rule, inputs, source }) =>
        /^[a-z-]+$/.test(rule) && /^[a-zA-Z0-9]+$/.test(source) && Number(inputs.planned) > 0,
    )
    const isTraining = to && to.exercise.code?.startsWith('RACE-') !== true
    const isFull = !isTraining || fillFault(to.exercise.type, to.exercise.steps, to.exercise.duration) === ''
    return reasons.length === 0 || !isTold || !isFull
  })

/** P9: up to three days away change nothing but that one session may move; up to 13, only a limit reaches beyond the second week. */
function staysNear({ question, proposal }: Case): unknown[] {
  const { input, today } = question
  if (input.timeOff || input.races || proposal.findings.some(({ code }) => code.endsWith('OVERDONE'))) return []
  const longest = Math.max(0, ...gapDays(question))
  const groups = new Set(proposal.changes.map(({ group }) => group))
  const wrong = longest <= 3 && groups.size > 1 ? [...groups] : []
  if (longest > 13 || daysBetween(today, input.raceDate) < 35) return wrong
  const far = proposal.changes.filter(({ from }) => from && from.week > weekOf(input, today) + 2)
  return [...wrong, ...far.filter((change) => !isHeld(change, proposal) && !isAlone(change, proposal))]
}

function gapDays(question: AdaptQuestion): number[] {
  const timeline = readTimeline(question)
  return timeline ? gapsOf(timeline).map(({ days }) => days) : []
}

/** Limits on growth, and on what of a week that they have made shorter is hard. */
const isHeld = (change: Change, { changes }: Proposal): boolean =>
  change.reasons.every(
    ({ rule }) =>
      isLimit(rule) ||
      (rule === 'easy-share' &&
        changes.some(
          ({ from, reasons }) => from?.week === change.from?.week && reasons.some((each) => isLimit(each.rule)),
        )),
  )

/** A run stands alone where a limit took the ride before it. */
const isAlone = ({ from, reasons }: Change, proposal: Proposal): boolean =>
  reasons.every(({ rule }) => rule === 'unlinked') &&
  proposal.changes.some(
    (other) => other.from?.week === from?.week && other.from?.day === from?.day && isHeld(other, proposal),
  )

const isLimit = (rule: string): boolean => rule.endsWith('-held')

/**
 * P10: what is told of a time to come leaves the weeks before it as they are, and unless it is long those far behind it; where it takes the
 * day of a race, what that race had made of the plan goes with it.
 */
function staysLocal({ question, proposal }: Case): unknown[] {
  const { input, today } = question
  const [off] = input.timeOff ?? []
  if (!off || input.timeOff?.length !== 1 || off.from <= today) return []
  const alone = adaptPlan({ ...question, input: { ...input, timeOff: [] } })
  if (alone.changes.length > 0) return []
  const [first, last] = [weekOf(input, off.from), weekOf(input, off.to)]
  const isLong = Math.max(0, ...gapDays(question)) > 13 || off.reason === 'ill-fever'
  const swapped = proposal.changes.some((change) => isSwapped(change.reasons))
  const gone = new Set(proposal.changes.flatMap(({ group, reasons }) => (reasons.some(isOfGone) ? group : [])))
  return proposal.changes.filter((change) => {
    const { from, to, group } = change
    if (gone.has(group)) return false
    // What is added stands where it goes.
    const { week } = from ?? to ?? { week: first }
    if (week < (swapped ? first - 2 : first)) return true
    return !isLong && !isHeld(change, proposal) && !isAlone(change, proposal) && week > last + 4
  })
}

/** What is pinned or was made by hand cannot give; and before an alarm is over there is rest, and no way back yet. */
const isFree = ({ input, saved, pinned = [] }: AdaptQuestion): boolean =>
  pinned.length === 0 &&
  saved.every(({ exercises }) => exercises.every(({ origin }) => origin === undefined)) &&
  (input.timeOff ?? []).every(({ symptoms }) => symptoms === undefined)

/** P6: accepting all breaks none of the limits of growth, ramp, hard days, runs and time off. */
function takesNoGround({ question, proposal: { before, after } }: Case): unknown[] {
  if (!isFree(question)) return []
  // A race is hard work of its own, whatever stands around it; it is no run to grow from.
  const limits = question.input.races ? ['R16'] : ['R05', 'R06', 'R13', 'R16']
  const broken = limits.filter((rule) => after?.broken.includes(rule) && !before?.broken.includes(rule))
  return [...broken, ...['R28', 'R30'].filter((rule) => after?.broken.includes(rule))]
}

/** What every proposal keeps; each tells what it found to be otherwise. */
export const PROMISES: readonly ((one: Case) => unknown[])[] = [
  tellsOfChoices,
  staysNear,
  staysLocal,
  keepsWhatIsFixed,
  isTheSameInAnyOrder,
  isSettledOnceAccepted,
  isTakenBackToTheByte,
  breaksNothing,
  takesNoGround,
  makesNothingUp,
  isSound,
]
