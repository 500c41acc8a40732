import type { Part } from '../../formulas/volume-tables.js'
import type { WeekShape } from '../../season/volume.js'
import type { Exercise, Reason, Workout } from '../../types.js'
import { found, since } from '../codes.js'
import { isUnderAlarm } from '../rules/time-off.js'
import { countedDays } from '../rules/way-back.js'
import { type Card, hasRule, isAdapted } from '../timeline/cards.js'
import type { Gap } from '../timeline/gaps.js'
import { type Timeline, weekAt } from '../timeline/timeline.js'
import type { Change, Noticed } from '../types.js'
import { changesBetween } from './changes-between.js'
import { mergeDays, merging } from './merge-days.js'
import { plannedWeeks } from './season-planner.js'

/** So long a break leads back to base. Friel. */
const BACK_TO_BASE = 21

/** All weeks that are dealt anew are accepted or refused as one. */
const GROUP = 'dealt-anew'

/** What a long break makes of the phases that are left, and what there is to say of it. */
type Dealt = {
  changes: readonly Change[]
  findings: readonly Noticed[]
  /** The first day that is planned anew, in days from today; beyond the race where none is. */
  from: number
}

/**
 * After three weeks off or more the load weeks that are left are dealt over the phases anew, a third of them base: those whose phase becomes
 * an earlier one are planned anew, in the minutes that they had. None of them gets longer or harder, and what the athlete has changed stays.
 */
export function dealAnew(timeline: Timeline, gaps: readonly Gap[]): Dealt {
  const gap = gaps.find((each) => each.sport === undefined && countedDays(each) >= BACK_TO_BASE)
  const none = { changes: [], findings: [], from: Number.POSITIVE_INFINITY }
  if (!gap || isUnderAlarm(timeline, gap.resume)) return none
  if (timeline.cards.some((card) => card.ahead >= gap.resume && hasRule(card, GROUP))) return none
  const first = firstWhole(timeline, gap.resume)
  const parts = dealt(timeline.shapes(), first)
  // Whoever has no types may have told of other weeks.
  const input = { ...timeline.input, totalWeeks: timeline.season.totalWeeks }
  const free = [...parts].filter(([week]) => isFree(timeline, week))
  const fresh = plannedWeeks(input, { first, asked: free.map(([week]) => week), goals: timeline.ownGoals() }, (shape) =>
    shapeFor(shape, parts, timeline),
  )
  const weeks = free.filter(([week]) => isNoHarder(timeline, week, fresh))
  if (weeks.length === 0) return none
  const known = merging(timeline, timeline.saved, 0)
  const changes = weeks.flatMap(([week, part]) => {
    const reasonOf = (planned: number) =>
      since('dealt-anew', { planned, days: gap.days, isBase: part === 'base' }, 'friel')
    return changesOf(timeline, week, { fresh, known, reasonOf })
  })
  if (changes.length === 0) return none
  const days = weeks.flatMap(([week]) => cardsIn(timeline, week).map(({ ahead }) => ahead))
  return {
    changes,
    findings: [found('DEALT_ANEW', { days: gap.days, weeks: weeks.length }, 'friel')],
    from: Math.min(...days),
  }
}

/** The first week that begins when training does, or after that. */
function firstWhole(timeline: Timeline, resume: number): number {
  const week = weekAt(timeline, resume)
  return weekAt(timeline, resume - 1) === week ? week + 1 : week
}

const ORDER: readonly Part[] = ['base', 'build', 'peak']

/** Of the load weeks from one on a third is base, of the others two thirds build: the weeks whose part is an earlier one so. */
function dealt(shapes: readonly WeekShape[], first: number): Map<number, Part> {
  const loads = shapes.filter(({ week, kind, isWhole }) => week >= first && kind === 'load' && isWhole)
  const base = Math.ceil(loads.length / 3)
  const build = base + Math.round(((loads.length - base) * 2) / 3)
  const parts = new Map<number, Part>()
  for (const [index, { week, part }] of loads.entries()) {
    const own: Part = index < base ? 'base' : index < build ? 'build' : 'peak'
    if (ORDER.indexOf(own) < ORDER.indexOf(part)) parts.set(week, own)
  }
  return parts
}

/** A week in its new part, in the minutes that it has. */
function shapeFor(shape: WeekShape, parts: ReadonlyMap<number, Part>, timeline: Timeline): WeekShape {
  const part = parts.get(shape.week)
  return part ? { ...shape, part, left: minutesOf(savedIn(timeline, shape.week)) } : shape
}

const cardsIn = ({ weeks }: Timeline, week: number): readonly Card[] => weeks[week - 1]?.cards ?? []

/** Whether all of a week is open and as it was planned, without a race and without its rehearsal. */
function isFree(timeline: Timeline, week: number): boolean {
  const cards = cardsIn(timeline, week)
  const isOwn = (card: Card) =>
    card.isOpen && card.sport && !isAdapted(card) && card.exercise.code?.startsWith('X-REHEARSAL') !== true
  const hasRace = savedIn(timeline, week).some(({ workoutType }) => workoutType === 'race')
  return cards.length > 0 && cards.every(isOwn) && !hasRace
}

const savedIn = ({ saved }: Timeline, week: number): Workout[] => saved.filter((workout) => workout.week === week)

/** Whether a week that is planned anew holds no more minutes and no more hard work than it did. */
function isNoHarder(timeline: Timeline, week: number, fresh: readonly Workout[]): boolean {
  const [was, is] = [savedIn(timeline, week), fresh.filter((workout) => workout.week === week)]
  return is.length > 0 && minutesOf(is) <= minutesOf(was) && hardWork(is) <= hardWork(was)
}

const minutesOf = (workouts: readonly Workout[]): number =>
  workouts.reduce((sum, { exercises }) => exercises.reduce((part, { duration }) => part + duration, sum), 0)

const HARD_ZONES: readonly string[] = ['tempo', 'threshold', 'interval', 'race']

/** Seconds above easy, those at race effort among them. */
function hardWork(workouts: readonly Workout[]): number {
  let sum = 0
  for (const { exercises } of workouts) for (const exercise of exercises) sum += hardSeconds(exercise)
  return sum
}

function hardSeconds({ steps }: Exercise): number {
  let sum = 0
  for (const step of steps)
    for (const { zone, seconds } of 'repeat' in step ? step.steps : [step])
      if (HARD_ZONES.includes(zone)) sum += seconds * ('repeat' in step ? step.repeat : 1)
  return sum
}

type Anew = {
  fresh: readonly Workout[]
  known: ReturnType<typeof merging>
  reasonOf: (planned: number) => Reason
}

/** What leads from the sessions of a week to those that it has anew; each of these tells why. */
function changesOf(timeline: Timeline, week: number, { fresh, known, reasonOf }: Anew): Change[] {
  const saved = savedIn(timeline, week)
  const merged = mergeDays({ saved, fresh: fresh.filter((workout) => workout.week === week), ...known })
  const changes = changesBetween(saved, merged, (from, to) => [reasonOf((to ?? from)?.exercise.duration ?? 0)], GROUP)
  return changes.map(({ to, ...change }) => {
    if (!to) return change
    const { exercise } = to
    return { ...change, to: { ...to, exercise: { ...exercise, reasons: [...exercise.reasons, ...change.reasons] } } }
  })
}
