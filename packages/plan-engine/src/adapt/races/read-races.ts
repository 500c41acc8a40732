import { daysBetween, parseIsoDay, weekdayOf } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { legSeconds } from '../../formulas/finish-time.js'
import { RACE_PRESETS } from '../../formulas/presets.js'
import { pacesBetween, pacesOfRace, weekZones, type ZonePaces } from '../../formulas/zones.js'
import { tableOf } from '../../lookup.js'
import { raceRow } from '../../season/race-recovery.js'
import { minutesIn } from '../../sums.js'
import {
  type BySport,
  type Notice,
  type Paces,
  RACE_PRIORITIES,
  type RacePriority,
  type RaceType,
  SPORTS,
  type Sport,
  type Weekday,
} from '../../types.js'
import { warn } from '../codes.js'
import { progressOf } from '../timeline/progress.js'
import { isBlocked } from '../timeline/time-off.js'
import { type Timeline, weekAt } from '../timeline/timeline.js'
import { hasSeason } from './has-season.js'
import { isTriathlon, RACE_KINDS, type RaceKind, type SeasonRace } from './types.js'

/** A leg as it is raced. */
export type Leg = { sport: Sport; miles: number; minutes: number }

/** A race on the way to the goal, as it is planned. */
export type Race = {
  id: string
  name: string | undefined
  kind: RaceKind
  /** As it is planned: a goal too near to another one as a B race, what is too late for a B race trained through. */
  priority: RacePriority
  /** Days from today. */
  ahead: number
  week: number
  day: Weekday
  legs: readonly Leg[]
  /** Of all legs. */
  minutes: number
  /** Days before it and after it without hard work. */
  before: number
  after: number
  /** As long as a 70.3. */
  isLong: boolean
  zones: ZonePaces
  /** The triathlon whose effort it has. */
  effort: RaceType
  /** The weeks before it lead to it. */
  hasSeason: boolean
}

/** The races that are planned, and what there is to say of those that are not, or not as told. */
export type Races = { races: readonly Race[]; notices: readonly Notice[] }

/** Easy days after a long race. */
const LONG_AFTER = 10

/** Minutes of racing that are a season's goal beyond this. */
const LONGEST = 480

/** No leg is longer. */
const MAX_MILES = 10_000

/** The share of a duathlon's running that is run before the ride: standard ones are 10 and 5 km. */
const FIRST_RUN = 2 / 3

/** The races of a season from today on, in the order of their days. */
export function readRaces(timeline: Timeline, given: readonly SeasonRace[] | null | undefined): Races {
  const told = (Array.isArray(given) ? given : []).flatMap((race: SeasonRace) => (race ? readRace(timeline, race) : []))
  const inOrder = told.sort(
    (one, other) =>
      one.ahead - other.ahead ||
      RACE_PRIORITIES.indexOf(one.priority) - RACE_PRIORITIES.indexOf(other.priority) ||
      (one.id < other.id ? -1 : 1),
  )
  // Goals come first: what else is raced keeps its days to the next of them.
  const judged = new Map<Told, Judged>()
  const planned = () => [...judged.values()].flatMap((each) => each.planned ?? [])
  for (const isGoal of [true, false])
    for (const race of inOrder)
      if ((race.priority === 'A') === isGoal) judged.set(race, judge(timeline, race, planned()))
  const found = inOrder.flatMap((race) => judged.get(race) ?? [])
  const races = found.flatMap((each) => each.planned ?? [])
  return {
    races: races.map((race) => ({ ...race, hasSeason: hasSeason(timeline, race, races) })),
    notices: found.flatMap(({ notice }) => notice ?? []),
  }
}

/** What is planned of a race, and what there is to say of it. */
type Judged = { planned?: Race; notice?: Notice }

type Told = Omit<Race, 'before' | 'after'>

/** A race that is over is left as it is; one whose date, kind or distances are none is passed over. */
function readRace(timeline: Timeline, { id, date, priority, name, kind, distances }: SeasonRace): Told[] {
  if (typeof date !== 'string' || !parseIsoDay(date) || !RACE_KINDS.includes(kind)) return []
  const ahead = daysBetween(timeline.today, date)
  const week = weekAt(timeline, ahead)
  if (ahead < 0) return []
  const place = { week, day: weekdayOf(date) }
  const miles = milesOf(kind, distances)
  const paces = pacesIn(timeline, week)
  const effort = effortOf(kind, timeline, minutesIn(legsOf(kind, miles, paces)))
  const raced = pacesOfRace(paces, timeline.season.race, effort)
  const legs = legsOf(kind, miles, raced)
  if (legs.length === 0) return []
  return [
    {
      id: `${id}`,
      name: typeof name === 'string' && name !== '' ? name : undefined,
      kind,
      priority: priority === 'A' || priority === 'C' ? priority : 'B',
      ahead,
      ...place,
      legs,
      minutes: minutesIn(legs),
      isLong: (raceRow('B', minutesIn(legs))?.[2] ?? 0) >= LONG_AFTER,
      zones: weekZones(effort, raced),
      effort,
      hasSeason: false,
    },
  ]
}

/** The paces of a week, as the goal's race is trained for. */
function pacesIn({ season, input }: Timeline, week: number): Paces {
  return pacesBetween(season.current, season.goal, progressOf(season, input)[week - 1] ?? 0)
}

const SPORTS_OF: Partial<Record<RaceKind, readonly Sport[]>> = {
  swim: ['swim'],
  bike: ['bike'],
  run: ['run'],
  duathlon: ['run', 'bike', 'run'],
  aquabike: ['swim', 'bike'],
}

const milesOf = (kind: RaceKind, distances: SeasonRace['distances'] | null | undefined): BySport<number> =>
  tableOf(SPORTS, (sport) => {
    const miles = Math.min(MAX_MILES, clampAmount(distances?.[sport]))
    return miles || (isTriathlon(kind) ? RACE_PRESETS[kind][sport] : 0)
  })

/** Other races are run at the effort of the triathlon that takes as long. */
function effortOf(kind: RaceKind, { season }: Timeline, minutes: number): RaceType {
  if (isTriathlon(kind)) return kind
  const after = raceRow('B', minutes)?.[2]
  return after === undefined ? season.race : after >= LONG_AFTER ? '70.3' : after > 2 ? 'olympic' : 'sprint'
}

/** The legs in the order they are raced, those that have a distance. */
function legsOf(kind: RaceKind, miles: BySport<number>, paces: Paces): Leg[] {
  const legs = (SPORTS_OF[kind] ?? SPORTS).map((sport, index): Leg => {
    const share = kind !== 'duathlon' || sport === 'bike' ? 1 : index === 0 ? FIRST_RUN : 1 - FIRST_RUN
    const own = tableOf(SPORTS, (each) => (each === sport ? miles[sport] * share : 0))
    return { sport, miles: own[sport], minutes: Math.round(legSeconds(own, paces)[sport] / 60) }
  })
  return legs.flatMap((leg) => (leg.miles > 0 ? [{ ...leg, minutes: Math.max(1, leg.minutes) }] : []))
}

/** A goal of its own on the way; one that is too near to another goal is planned as a B race where that fits. */
function judgeGoal(timeline: Timeline, told: Told, others: readonly Race[]): Judged {
  const { kind, name, ahead, minutes } = told
  const [, before = 0, after = 0, least = 0] = raceRow('A', minutes) ?? []
  const gaps = others.flatMap((other) =>
    other.priority === 'A' ? [{ days: ahead - other.ahead, least: raceRow('A', other.minutes)?.[3] ?? 0 }] : [],
  )
  const close = [...gaps, { days: timeline.toRace - ahead, least }].find((gap) => gap.days < gap.least)
  if (!close) return { planned: { ...told, before, after } }
  const { planned } = judge(timeline, { ...told, priority: 'B' }, others)
  const is = { kind, ...(name !== undefined && { name }) }
  const notice = warn('RACES_TOO_CLOSE', {
    ...is,
    ...close,
    plannedAs: planned?.priority === 'C' ? 'C' : planned ? 'B' : 'none',
  })
  return { ...(planned && { planned }), notice }
}

/** Days to the first goal after a day: one on the way, or the last. */
const toNextGoal = ({ toRace }: Timeline, ahead: number, races: readonly Race[]): number =>
  Math.min(toRace, ...races.flatMap((race) => (race.priority === 'A' && race.ahead > ahead ? [race.ahead] : []))) -
  ahead

/** Whether a race is planned, and as what; why not, or not as told. */
function judge(timeline: Timeline, told: Told, others: readonly Race[]): Judged {
  const { kind, name, ahead, minutes } = told
  const is = { kind, ...(name !== undefined && { name }) }
  if (timeline.toRace < ahead || ahead < timeline.start || told.week < 1)
    return { notice: warn('RACE_OUTSIDE_PLAN', is) }
  if (others.some((other) => other.ahead === ahead)) return { notice: warn('RACES_SAME_DAY', is) }
  if (told.legs.some(({ sport }) => isBlocked(timeline.offs, ahead, sport)))
    return { notice: warn('RACE_ON_TIME_OFF', is) }
  if (told.priority === 'A') return judgeGoal(timeline, told, others)
  const goal = others.find(
    (other) => other.priority === 'A' && other.ahead < ahead && ahead <= other.ahead + other.after,
  )
  if (goal) return { notice: warn('RACE_IN_RECOVERY', { ...is, days: ahead - goal.ahead, least: goal.after + 1 }) }
  const { season } = timeline
  // The goal race at the paces of the same week.
  const most = minutesIn(legsOf(season.race, season.distances, pacesIn(timeline, told.week)))
  if (minutes > most || raceRow('B', minutes) === undefined)
    return { notice: warn('B_RACE_LONGER', { ...is, minutes, most: Math.min(most, LONGEST) }) }
  // A long race is no hard session: it is planned as a B race whatever it is told as.
  const wanted = raceRow(told.priority, minutes) ? told.priority : 'B'
  const [row, asC] = [raceRow(wanted, minutes), raceRow('C', minutes)]
  if (!row) return {}
  const [, before, after, latest] = row
  const days = toNextGoal(timeline, ahead, others)
  if (days >= latest) return { planned: { ...told, priority: wanted, before, after } }
  const isRefused = asC === undefined || days < asC[3]
  const notice = warn('B_RACE_TOO_LATE', { ...is, priority: wanted, days, latest, isRefused })
  return isRefused ? { notice } : { planned: { ...told, priority: 'C', before: asC[1], after: asC[2] }, notice }
}
