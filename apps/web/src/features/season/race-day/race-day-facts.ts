import type { NewPlan } from '@tri/api-contract'
import type { Fuel, Sport } from '@tri/plan-engine'
import { parseStartTime, type RaceForecast, type RaceScenario } from '@tri/plan-engine/season'
import type { TextExercise } from '@tri/plan-engine/texts'
import { inUnits } from '@tri/plan-files/units'
import { purposeOf } from '../../../components/session/session-text.js'
import { clock, stopwatch } from '../../../lib/measures/format.js'
import { paceWithUnit, type Units } from '../../../lib/measures/units.js'
import { adviceInWords, fuelNoteOf } from '../../../lib/words.js'
import { sportName } from '../../../ui/sport.js'
import { CHECKPOINTS, clockText, WAYS } from '../forecast/forecast-facts.js'

/** Something that happens on race day, by the clock: `"07:29"`, empty where the start is no time of day. */
export type RaceDayEntry = {
  time: string
  title: string
  note: string
  /** How long it takes, of a leg and of a transition: `"1:16:54"`. */
  length?: string
  sport?: Sport
  isFinish?: true
}

/** A place that closes: when the athlete is there, when it closes, and what is left. */
export type CutOffRow = { title: string; you: string; by: string; left: string; isMissed: boolean }

/** Something to eat or drink, by the clock. */
export type Meal = { time: string; what: string; amount: string }

export type RaceDayFacts = {
  timeline: readonly RaceDayEntry[]
  /** Empty where no cut-offs are known. */
  cutOffs: readonly CutOffRow[]
  meals: readonly Meal[]
  /** What to mind with it, in the plan's own words. */
  fuelNote: string
}

type Question = {
  start: string
  way: RaceScenario['name']
  /** The sessions of race day in the athlete's words; none where they were deleted. */
  legs: readonly TextExercise[]
  units: Units
}

/** Minutes before the start. Practice; races differ. */
const BREAKFAST = 180
const MORNING = [
  { minutes: BREAKFAST, title: 'Breakfast', note: 'What you ate before your long sessions; nothing new.' },
  { minutes: 90, title: 'Transition usually opens', note: 'Tyres, gear, bottles on the bike. Walk both ways once.' },
  {
    minutes: 30,
    title: 'Transition usually closes',
    note: 'Wetsuit on; a few easy minutes in the water if that is allowed.',
  },
] as const
const DAY_MINUTES = 24 * 60

const CHANGES = { T1: 'Wetsuit off, helmet on before the bike moves.', T2: 'Rack the bike, helmet off, shoes on.' }

/** Race day by the clock, raced one way: what happens when, what is left at the cut-offs, and what to eat. */
export function raceDayFacts(plan: NewPlan, forecast: RaceForecast, question: Question): RaceDayFacts {
  const { start, way, legs, units } = question
  const times = clockOf(parseStartTime(start))
  const raced = [...forecast.scenarios, forecast.goal].find((each) => each?.name === way) ?? forecast.scenarios[0]
  if (!raced) return { timeline: [], cutOffs: [], meals: [], fuelNote: '' }
  const stretches = stretchesOf(raced)
  const legOf = (sport: Sport) => legs.find(({ type }) => type === sport)
  const fuel = legOf('bike')?.fuel
  const entryOf = ({ name, from, seconds, sport }: Stretch): RaceDayEntry => ({
    time: times.at(from),
    length: stopwatch(seconds),
    ...(sport ? legWords(plan, raced, { sport, leg: legOf(sport), units }) : { title: name, note: CHANGES[name] }),
  })
  return {
    timeline: [
      ...MORNING.map(({ minutes, title, note }) => ({ time: times.before(minutes), title, note })),
      ...stretches.map(entryOf),
      { time: times.at(raced.finish), length: stopwatch(raced.finish), ...finishWords(way) },
    ],
    cutOffs: raced.margins.map(({ at: place, limit, left }) => ({
      title: CHECKPOINTS[place],
      you: times.at(limit - left),
      by: times.at(limit),
      left: `${left < 0 ? '\u2212' : ''}${clock(Math.floor(Math.abs(left) / 60))}`,
      isMissed: left < 0,
    })),
    fuelNote: fuel ? `${fuelNoteOf(fuel)} ${adviceInWords(units)}` : '',
    meals: mealsOf(
      stretches,
      { ride: fuel, run: legOf('run')?.fuel },
      { at: times.at, breakfast: times.before(BREAKFAST) },
    ),
  }
}

/** The clock so many seconds after a start, and so many minutes before it; nothing without a start. */
const clockOf = (startMinutes: number | undefined) => ({
  at: (seconds: number) => (startMinutes === undefined ? '' : clockText(startMinutes, seconds)),
  before: (minutes: number) =>
    startMinutes === undefined ? '' : clockText((startMinutes - minutes + DAY_MINUTES) % DAY_MINUTES, 0),
})

type Leg = { sport: Sport; leg: TextExercise | undefined; units: Units }

function legWords(plan: NewPlan, { paces }: RaceScenario, { sport, leg, units }: Leg) {
  const miles = { swim: plan.swimDistance, bike: plan.bikeDistance, run: plan.runDistance }[sport]
  const way = leg ? inUnits(units, leg.distance, sport) : `${miles} mi`
  const note = `${paceWithUnit(units, sport, paces[sport])}. ${leg ? purposeOf(leg) : ''}`.trim()
  return { title: `${sportName(sport)} ${way}`, note, sport }
}

const finishWords = (way: RaceScenario['name']) =>
  ({
    title: 'Finish',
    note: way === 'goal' ? 'Goal' : `Forecast: ${WAYS[way].title.toLowerCase()}`,
    isFinish: true,
  }) as const

type Stretch = { from: number; seconds: number } & (
  | { name: 'T1' | 'T2'; sport?: never }
  | { name: string; sport: Sport }
)

/** The legs and the transitions; both halves of the run are one. */
function stretchesOf({ splits }: RaceScenario): readonly Stretch[] {
  const [swim, t1, bike, t2, ...halves] = splits
  if (!swim || !t1 || !bike || !t2) return []
  const run = halves.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    { name: 'Swim', sport: 'swim', from: 0, seconds: swim.seconds },
    { name: 'T1', from: swim.at, seconds: t1.seconds },
    { name: 'Bike', sport: 'bike', from: t1.at, seconds: bike.seconds },
    { name: 'T2', from: bike.at, seconds: t2.seconds },
    { name: 'Run', sport: 'run', from: t2.at, seconds: run },
  ]
}

/** Grams are told in tens. */
const STEP = 10

type Clock = { at: (seconds: number) => string; breakfast: string }

type Fuels = { ride: Fuel | undefined; run: Fuel | undefined }

/** What to eat: on the ride and the run what the plan gives for legs of that length, else nothing. */
function mealsOf(stretches: readonly Stretch[], fuels: Fuels, { at, breakfast }: Clock): readonly Meal[] {
  const [, , ride, , run] = stretches
  if (!ride || !run) return []
  const eaten = (where: string, { from, seconds }: Stretch, { least, most }: Fuel): Meal => {
    const grams = (perHour: number) => STEP * Math.round((perHour * seconds) / 3600 / STEP)
    return {
      time: at(from),
      what: `${where}, ${rangeText(least, most)} an hour`,
      amount: rangeText(grams(least), grams(most)),
    }
  }
  return [
    { time: breakfast, what: 'Breakfast', amount: 'as practised' },
    fuels.ride
      ? eaten('On the bike', ride, fuels.ride)
      : { time: at(ride.from), what: 'On the bike', amount: 'drink to thirst' },
    fuels.run
      ? eaten('On the run', run, fuels.run)
      : { time: at(run.from), what: 'On the run, a cup at each aid station', amount: 'to thirst' },
  ]
}

/** `60\u201390 g`; one figure where both are the same. */
const rangeText = (least: number, most: number): string => (least === most ? `${least} g` : `${least}\u2013${most} g`)

/** The legs of the race as they stand in the plan; none where they were deleted. */
export const raceLegs = <E>(workouts: readonly RaceDay<E>[]): readonly E[] =>
  workouts.find(({ workoutType, priority }) => workoutType === 'race' && !priority)?.exercises ?? []

/** A race on the way to the goal has a priority. */
type RaceDay<E> = { workoutType: string; priority?: string | null | undefined; exercises: readonly E[] }
