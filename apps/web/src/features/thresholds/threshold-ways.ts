import { METRES_PER_MILE, METRES_PER_YARD, parsePace, type Sport } from '@tri/plan-engine'
import {
  criticalPower,
  criticalSwimPace,
  EFFORT_SECONDS,
  FTP_OF_20_MINUTES,
  type ThresholdKind,
  thresholdHeartRate,
  thresholdPace,
  thresholdPower,
} from '@tri/plan-engine/zones'
import { isStored, KM_PER_MILE } from '@tri/plan-files/units'
import type { Units } from '../../lib/measures/units.js'

/** One figure that is asked for. */
export type WayField = {
  name: string
  label: string
  as: 'whole' | 'time' | 'distance' | 'pace'
  unit?: string
  /** May be left empty. */
  isOptional?: true
}

/** One way to tell a threshold: a test with its figures, or the value itself. */
export type Way = {
  id: string
  kind: ThresholdKind
  source: 'test' | 'typed'
  label: string
  /** How the test is done. */
  hint?: string
  fields: readonly WayField[]
  /** The value as it is stored, from the figures in the athlete's units; undefined where they make none. NaN stands for what was left empty. */
  valueOf: (figures: readonly number[], units: Units) => number | undefined
  /** Of a critical power: the work above it, in joules. */
  joulesOf?: (figures: readonly number[]) => number | undefined
  /** What is wrong where figures make no value. */
  unfit?: string
}

const watts = (label: string): WayField => ({ name: 'watts', label, as: 'whole', unit: 'W' })
const beats = (label: string): WayField => ({ name: 'beats', label, as: 'whole', unit: 'bpm' })
const first = ([value]: readonly number[]) => value

/** A pace in the athlete's unit as it is stored, with its fractions. */
export function stored(sport: 'swim' | 'run', pace: number | undefined, units: Units): number | undefined {
  if (pace === undefined || isStored(units, sport)) return pace
  return sport === 'swim' ? pace / METRES_PER_YARD : pace * KM_PER_MILE
}

/** Times and watts by turns; an effort that is left out is none, and half of one makes no value. */
function efforts(figures: readonly number[]): ReturnType<typeof criticalPower> {
  const pairs = figures.flatMap((seconds, index) =>
    index % 2 === 0 ? [{ seconds, watts: figures[index + 1] ?? Number.NaN }] : [],
  )
  const told = pairs.filter(({ seconds, watts }) => !(Number.isNaN(seconds) && Number.isNaN(watts)))
  const isFit = told.every(
    ({ seconds, watts }) => seconds >= EFFORT_SECONDS.min && seconds <= EFFORT_SECONDS.max && watts > 0,
  )
  return isFit ? criticalPower(told) : undefined
}

const effortFields = (which: string, isOptional?: true): WayField[] => [
  { name: `${which}Time`, label: `Time of the ${which} effort`, as: 'time', ...(isOptional && { isOptional }) },
  {
    name: `${which}Watts`,
    label: `Mean power of the ${which} effort`,
    as: 'whole',
    unit: 'W',
    ...(isOptional && { isOptional }),
  },
]

const HEART_TEST: Pick<Way, 'hint' | 'kind' | 'source' | 'valueOf'> = {
  kind: 'lthr',
  source: 'test',
  hint: 'Warm up, then 30 minutes alone, as hard as you can hold. Your mean heart rate of the last 20 is it.',
  valueOf: (figures) => thresholdHeartRate(figures),
}

const heartWays = (sport: 'ride' | 'run'): readonly Way[] => [
  {
    id: `${sport}-lthr-test`,
    label: `Test: heart rate of a 30-minute ${sport}`,
    ...HEART_TEST,
    fields: [beats('Mean heart rate of the last 20 minutes')],
  },
  {
    id: `${sport}-lthr`,
    kind: 'lthr',
    source: 'typed',
    label: 'Threshold heart rate I know',
    fields: [beats('Threshold heart rate')],
    valueOf: first,
  },
  {
    id: `${sport}-max-hr`,
    kind: 'max-hr',
    source: 'typed',
    label: 'Highest heart rate I know',
    fields: [beats('Highest heart rate')],
    valueOf: first,
  },
]

/** What an athlete can tell in each sport, the test of the plan first. */
export const WAYS: Record<Sport, readonly Way[]> = {
  swim: [
    {
      id: 'css-test',
      kind: 'css',
      source: 'test',
      label: 'Test: 400 and 200 all out',
      hint: 'From a push: 400 first, 5 to 10 easy minutes, then 200.',
      fields: [
        { name: 'long', label: 'Time of the 400', as: 'time' },
        { name: 'short', label: 'Time of the 200', as: 'time' },
      ],
      valueOf: ([seconds400 = 0, seconds200 = 0], units) =>
        stored('swim', criticalSwimPace({ seconds400, seconds200 }), units),
      unfit: 'The 400 takes longer than the 200: please look at both times',
    },
    {
      id: 'css',
      kind: 'css',
      source: 'typed',
      label: 'Critical swim speed I know',
      fields: [{ name: 'pace', label: 'Critical swim speed', as: 'pace' }],
      valueOf: (figures, units) => stored('swim', first(figures), units),
    },
  ],
  bike: [
    {
      id: 'ftp-test',
      kind: 'ftp',
      source: 'test',
      label: 'Test: 20 minutes all out',
      hint: `Warm up well, then 20 minutes as hard as you can hold. ${FTP_OF_20_MINUTES} of its mean is your FTP.`,
      fields: [watts('Mean power of the 20 minutes')],
      valueOf: ([mean = 0]) => thresholdPower(mean),
    },
    { id: 'ftp', kind: 'ftp', source: 'typed', label: 'FTP I know', fields: [watts('FTP')], valueOf: first },
    {
      id: 'critical-power-test',
      kind: 'critical-power',
      source: 'test',
      label: 'Test: critical power from two or three efforts',
      hint: 'Efforts all out of 3 to 20 minutes, such as 3 and 12, each of them fresh. They tell what you can hold and the work you have above it (W′).',
      fields: [...effortFields('first'), ...effortFields('second'), ...effortFields('third', true)],
      valueOf: (figures) => efforts(figures)?.watts,
      joulesOf: (figures) => efforts(figures)?.joules,
      unfit: 'Each effort takes 3 to 20 minutes, and the longer one has fewer watts: please look at times and watts',
    },
    ...heartWays('ride'),
  ],
  run: [
    {
      id: 'pace-test',
      kind: 'threshold-pace',
      source: 'test',
      label: 'Test: pace of a 30-minute run',
      hint: 'Warm up, then 30 minutes alone, as hard as you can hold. The pace of the last 20 is it.',
      fields: [{ name: 'distance', label: 'Distance of the last 20 minutes', as: 'distance' }],
      valueOf: ([distance = 0], { units }) =>
        thresholdPace({
          metres: distance * (units === 'miles' ? METRES_PER_MILE : METRES_PER_MILE / KM_PER_MILE),
          seconds: 1200,
        }),
    },
    {
      id: 'pace',
      kind: 'threshold-pace',
      source: 'typed',
      label: 'Threshold pace I know',
      fields: [{ name: 'pace', label: 'Threshold pace', as: 'pace' }],
      valueOf: (figures, units) => stored('run', first(figures), units),
    },
    ...heartWays('run'),
  ],
}

/** What was typed into a field; undefined for what is no figure of its kind. */
export function readFigure({ as }: WayField, typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (as === 'time' || as === 'pace') return parsePace(text)
  const isFigure = as === 'whole' ? /^\d{1,4}$/.test(text) : /^\d{1,3}(\.\d{1,3})?$/.test(text)
  return isFigure && Number(text) > 0 ? Number(text) : undefined
}
