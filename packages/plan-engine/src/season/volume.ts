import { daysOnward } from '../calendar.js'
import { phaseWhere } from '../formulas/phase.js'
import {
  ABSORB,
  BANDS,
  BEFORE_TAPER,
  LONG_PLAN,
  type Part,
  RAMP,
  RECOVERY,
  TAPER,
  WEEKLY_GROWTH,
} from '../formulas/volume-tables.js'
import { maxOf } from '../sums.js'
import type { Phase, Weekday, WeekKind } from '../types.js'
import { mostOnRamp } from './present-fitness.js'
import { type Season, valueAt } from './season.js'
import { type Turn, takesTurns } from './turns.js'

/** What the calendar alone makes of a week; what comes between makes others. */
export type PlannedKind = Exclude<WeekKind, 'return' | 'tune-up'>

/** What is known of a week before a minute is planned. */
export type WeekShape = {
  week: number
  phase: Phase
  kind: PlannedKind
  part: Part
  /** Training days from today on and before the race, in date order. */
  days: readonly Weekday[]
  /** Minutes these days offer. */
  availableMinutes: number
  /** False for a week that today cuts short. */
  isWhole: boolean
  /** The trend's share of the biggest week, 0 to 1; weeks that do not load hold the last one. */
  trend: number
  /** The long session that a load week is for, where ride and run take turns. */
  turn: Turn | undefined
  /** How much of the recent volume a taper or race week holds; 1 for others. */
  factor: number
  /** Minutes that are left for these days, where others of the week stand already. */
  left?: number
}

/** Minutes planned so far, which the next week's target is measured by. */
export type History = {
  /** Minutes of every whole load week. */
  loads: number[]
  /** Longest ride, run and swim of every week. */
  rides: number[]
  runs: number[]
  swims: number[]
  /** Minutes a day that the body is used to, as an average of 42 days; undefined before the first whole week. */
  daily?: number
}

/** The season's weeks: what each is for, which days it has, and how high its load stands. */
export function shapeWeeks(season: Season): WeekShape[] {
  const shapes: WeekShape[] = []
  for (let week = 1; week <= season.totalWeeks; week++) shapes.push(bareShape(season, week))
  markAbsorbWeeks(season, shapes)
  shortenBase(season, shapes)
  if (takesTurns(season)) setTurns(season, shapes)
  setTrend(season, shapes)
  return shapes
}

function bareShape(season: Season, week: number): WeekShape {
  const { totalWeeks, race } = season
  const phase = phaseWhere(week, totalWeeks, valueAt(season.easier, week - 1) > 0)
  const weeksBack = totalWeeks - week
  const factor = weeksBack <= 2 ? valueAt(TAPER[race], weeksBack) : 1
  const kind = kindOf(phase, factor)
  const days = openDays(season, weeksBack)
  return {
    week,
    phase,
    kind,
    part: partOf(phase, kind),
    days,
    availableMinutes: days.reduce<number>((sum, day) => sum + valueAt(season.availability, day), 0),
    isWhole: days.length === season.days.length,
    trend: season.start,
    turn: undefined,
    factor: kind === 'recovery' ? 1 : factor,
  }
}

function kindOf(phase: Phase, factor: number): PlannedKind {
  if (phase === 'Race Week') return 'race'
  if (phase === 'Recovery Week') return 'recovery'
  return factor < 1 ? 'taper' : 'load'
}

function partOf(phase: Phase, kind: PlannedKind): Part {
  if (kind !== 'load') return kind === 'absorb' ? 'build' : kind
  if (phase === 'Base Building') return 'base'
  return phase === 'Build Phase' ? 'build' : 'peak'
}

/** The week's training days in date order, without those before today and the race's own. */
function openDays({ availability, raceDay, daysToRace }: Season, weeksBack: number): Weekday[] {
  const days: Weekday[] = []
  for (let back = 6; back >= 0; back--) {
    const daysLeft = weeksBack * 7 + back
    const day = daysOnward(back, raceDay)
    if (daysLeft > 0 && daysLeft <= daysToRace && valueAt(availability, day) > 0) days.push(day)
  }
  return days
}

/** The weeks of build and peak that are there to be easier, and that the phases leave without recovery, so that at most four load in a row. */
function markAbsorbWeeks({ easier }: Season, shapes: WeekShape[]) {
  const loadsLate = (shape: WeekShape | undefined) =>
    shape !== undefined && shape.factor === 1 && (shape.part === 'build' || shape.part === 'peak')
  for (const shape of shapes) {
    if (valueAt(easier, shape.week - 1) > 0 && loadsLate(shape) && loadsLate(shapes[shape.week])) shape.kind = 'absorb'
  }
}

/** Fitness that is there shortens the base, by half at most. Design choice. */
const SHORTEST_BASE = 0.5

/** Who begins above the usual start has a part of the base behind them: as many of its last load weeks build. */
function shortenBase({ start, firstWeek }: Season, shapes: readonly WeekShape[]) {
  if (start <= firstWeek) return
  const base = shapes.filter(({ part, isWhole }) => part === 'base' && isWhole)
  const left = Math.max(SHORTEST_BASE, (BANDS.base - start) / (BANDS.base - firstWeek))
  for (const shape of base.slice(Math.ceil(left * base.length))) shape.part = 'build'
}

/** Weeks out of the rehearsal of a long race; a week later where that one does not load. */
const LONG_REHEARSAL = 5

/** Gives each load week in turn to the ride and to the run; the week of the rehearsal is the ride's. */
function setTurns({ totalWeeks }: Season, shapes: readonly WeekShape[]) {
  const loads = shapes.filter(({ kind }) => kind === 'load')
  const rehearsed = loads.findIndex(({ week }) => week >= totalWeeks - LONG_REHEARSAL)
  loads.forEach((shape, index) => {
    shape.turn = (index - rehearsed) % 2 === 0 ? 'bike' : 'run'
  })
}

/** Lets the load climb through each part's band, never by more than the level's ramp; it holds before a long label Taper. */
function setTrend(season: Season, shapes: WeekShape[]) {
  const total = { base: 0, build: 0, peak: 0 }
  const done = { base: 0, build: 0, peak: 0 }
  const climbs = ({ phase, isWhole }: WeekShape) => phase !== 'Taper' && isWhole
  for (const shape of shapes) if (isBand(shape.part) && climbs(shape)) total[shape.part]++
  let reached = 0
  for (const shape of shapes) {
    const { part, kind } = shape
    if (isBand(part) && shape.isWhole) {
      const level = climbs(shape) ? bandLevel(season, part, { index: ++done[part], count: total[part] }) : BEFORE_TAPER
      const wanted = Math.min(level, mostAt(season, shape.week))
      shape.trend = Math.min(wanted, reached > 0 ? reached * (1 + RAMP[season.rank]) : season.start)
      if (kind === 'load') reached = shape.trend
    } else if (reached > 0) shape.trend = reached
  }
}

type Band = keyof typeof BANDS

const isBand = (part: Part): part is Band => part === 'base' || part === 'build' || part === 'peak'

/** Never below where the athlete begins. */
function bandLevel({ start }: Season, part: Band, { index, count }: { index: number; count: number }): number {
  if (part === 'base') return start + (Math.max(0, BANDS.base - start) * (index - 1)) / Math.max(1, count - 1)
  const from = part === 'build' ? BANDS.base : BANDS.build
  return Math.max(start, from + ((BANDS[part] - from) * index) / count)
}

/** The share of the biggest week that a week may reach; less in the early weeks of a long plan. */
const mostAt = ({ totalWeeks }: Season, week: number): number =>
  totalWeeks > LONG_PLAN.weeks && week <= totalWeeks - LONG_PLAN.span ? LONG_PLAN.most : 1

/** Minutes a week should hold, in fives, by its kind and what was planned before it. */
export function targetMinutes(season: Season, shape: WeekShape, history: History): number {
  const { loads } = history
  const most = round5(season.peak)
  const biggest = greatest(loads, 4) || round5(season.peak * season.start)
  // Weeks with more hours are no measure any more once a load week has gone by with those of now.
  const recent = (loads.at(-1) ?? 0) > most ? biggest : Math.min(biggest, most)
  const last = Math.min(loads.at(-1) ?? recent, most)
  const share = season.availableMinutes > 0 ? shape.availableMinutes / season.availableMinutes : 0
  switch (shape.kind) {
    case 'load': {
      const wanted = season.peak * shape.trend
      if (!shape.isWhole) return round5(wanted * share)
      if (loads.length === 0) return round5(wanted)
      return Math.min(
        round5(wanted),
        floor5(recent * WEEKLY_GROWTH),
        Math.max(recent, mostOnRamp(season.lately, history)),
      )
    }
    case 'recovery':
      return round5(last * RECOVERY * share)
    case 'absorb':
      return round5(last * ABSORB * share)
    case 'taper':
      return round5(recent * shape.factor * share)
    case 'race':
      return round5(recent * shape.factor * raceWindowShare(season, shape))
  }
}

/** How much of the race window is left to train in. */
function raceWindowShare({ days, availability, raceDay }: Season, shape: WeekShape): number {
  const usable = Math.min(6, days.length - (valueAt(availability, raceDay) > 0 ? 1 : 0))
  return usable > 0 ? Math.min(1, shape.days.length / usable) : 0
}

/** The greatest of the last `count` values; 0 for none. */
export const greatest = (values: readonly number[], count: number): number => maxOf(values.slice(-count))

export const round5 = (minutes: number): number => 5 * Math.floor(minutes / 5 + 0.5 + 1e-9)
export const floor5 = (minutes: number): number => 5 * Math.floor(minutes / 5 + 1e-9)
