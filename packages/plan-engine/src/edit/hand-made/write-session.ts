import { clampAmount } from '../../clamp-amount.js'
import { distanceText } from '../../formulas/distance-text.js'
import { zoneOf } from '../../formulas/training-load.js'
import { METRES_PER_MILE } from '../../formulas/units.js'
import { paceText, type ZonePace } from '../../formulas/zones.js'
import { fuelOf } from '../../sessions/fuel.js'
import { fillSwim, isInLengths as isFilled } from '../../sessions/refill-swim.js'
import {
  coolDownMinutes,
  type Draft,
  EASY,
  newDraft,
  swum,
  timed,
  warmUpMinutes,
  write,
  writeRest,
  writeWarmUp,
} from '../../sessions/step-writer.js'
import { LENGTH } from '../../sessions/swim-writer.js'
import type { CueCode } from '../../steps.js'
import type { Exercise, Fuel, Intensity, SessionStep, Sport, Zone } from '../../types.js'

/** How long a session is, told one way: so many minutes, or as long as so many metres take. */
export type SessionLength = { minutes: number } | { metres: number }

/** What of an exercise follows from its length and how hard it is. */
type Written = Pick<Exercise, 'duration' | 'distance' | 'pace' | 'steps'>

type Zones = Record<Zone, ZonePace>

/** One part in so many of a hard session is at its effort, as where load is told from a label alone. Design choice. */
const PARTS = 3

/** Shorter sessions have no room for a warm-up and a cool-down of their own. */
const SHORTEST_WITH_PARTS = { minutes: 15, metres: 400 } as const

/** Longer sessions are none: no loop over their lengths would end soon. */
const MAX = { minutes: 1440, metres: 50_000, miles: 1000 } as const

/** What a step says of its effort; easy ones say what their kind says. */
const CUES: Record<'road' | 'water', Record<Exclude<Intensity, 'easy'>, CueCode>> = {
  road: { moderate: 'brisk', tempo: 'tempo', hard: 'threshold', interval: 'hard' },
  water: { moderate: 'brisk', tempo: 'swim-tempo', hard: 'swim-threshold', interval: 'swim-fast' },
}

/** A session of no sport: so many minutes, and nothing more that is known of them. */
export const withoutSport = (minutes: number): Written => ({
  duration: wholeMinutes(minutes),
  distance: '',
  pace: '',
  steps: [],
})

/**
 * A session of a sport from its length and effort. An easy or moderate one is one stretch; a harder one warms up, holds a third
 * of itself at its effort and is easy for the rest. A swim is written in lengths.
 */
export function writeSession(sport: Sport, intensity: Intensity, length: SessionLength, zones: Zones): Written {
  const pace = paceText(sport, zones[zoneOf(intensity)].pace)
  if (sport === 'swim') return { ...writeSwim(intensity, length, zones), pace }
  const minutes =
    'minutes' in length ? wholeMinutes(length.minutes) : minutesFor(sport, intensity, length.metres, zones)
  const draft = writeTimed(sport, intensity, minutes, zones)
  const distance = 'minutes' in length ? distanceText(sport, draft.covered) : milesText(length.metres)
  return { duration: minutes, distance, pace, steps: draft.steps }
}

function writeTimed(sport: Sport, intensity: Intensity, minutes: number, zones: Zones): Draft {
  const draft = newDraft(sport, zones, minutes)
  const effort = effortOf(sport, intensity)
  if (!isInParts(intensity) || minutes < SHORTEST_WITH_PARTS.minutes) {
    write(draft, timed(draft, effort, minutes * 60))
    return draft
  }
  writeWarmUp(draft)
  const most = minutes - warmUpMinutes(draft) - coolDownMinutes(draft)
  write(draft, timed(draft, effort, 60 * Math.min(most, Math.ceil(minutes / PARTS))))
  writeRest(draft)
  return draft
}

/** The minutes whose steps cover so many metres. */
function minutesFor(sport: Sport, intensity: Intensity, metres: number, zones: Zones): number {
  const miles = Math.min(MAX.miles, clampAmount(metres) / METRES_PER_MILE)
  const guess = wholeMinutes((miles * zones[zoneOf(intensity)].secondsPerUnit) / 60)
  const { covered } = writeTimed(sport, intensity, guess, zones)
  return covered > 0 ? wholeMinutes((guess * miles) / covered) : guess
}

function writeSwim(intensity: Intensity, length: SessionLength, zones: Zones): Omit<Written, 'pace'> {
  if ('metres' in length) {
    const metres = Math.min(MAX.metres, Math.max(1, Math.round(clampAmount(length.metres))))
    const steps = swimSteps(intensity, metres, zones)
    return { duration: wholeMinutes(Math.ceil(secondsOf(steps) / 60)), distance: `${metres} m`, steps }
  }
  const minutes = wholeMinutes(length.minutes)
  const speed = zones[isInParts(intensity) ? 'easy' : zoneOf(intensity)].secondsPerUnit
  const lengths = Math.floor((minutes * 60) / (speed * LENGTH))
  if (lengths < 1)
    return { duration: minutes, distance: '', steps: writeTimed('swim', intensity, minutes, zones).steps }
  const filling = { minutes, speeds: zones, length: LENGTH }
  const steps = fillSwim(swimSteps(intensity, lengths * LENGTH, zones), filling)
  return { duration: minutes, distance: distanceText('swim', metresOf(steps)), steps }
}

function swimSteps(intensity: Intensity, metres: number, zones: Zones): SessionStep[] {
  const draft = newDraft('swim', zones, 0)
  const effort = effortOf('swim', intensity)
  if (!isInParts(intensity) || metres < SHORTEST_WITH_PARTS.metres) return [swum(draft, effort, metres)]
  const part = inLengths(metres / PARTS)
  const warmUp = inLengths(metres / 5)
  return [
    swum(draft, { kind: 'warmup', zone: 'easy' }, warmUp),
    swum(draft, effort, part),
    swum(draft, EASY, metres - warmUp - part),
  ]
}

/** Whether an exercise is a swim of which each stretch is a distance: refilled, it takes other minutes. */
export const isInLengths = ({ type, steps }: Pick<Exercise, 'type' | 'steps'>): boolean =>
  type === 'swim' && isFilled(steps)

/** What to eat in a session; at race effort where it was so before. */
export function fuelFor(type: Exercise['type'], minutes: number, before?: Fuel): Fuel | undefined {
  if (type !== 'bike' && type !== 'run') return undefined
  return fuelOf({ sport: type, minutes, raceFuel: before && before.most > 60 ? before : undefined })
}

const isInParts = (intensity: Intensity): boolean => intensity !== 'easy' && intensity !== 'moderate'

function effortOf(sport: Sport, intensity: Intensity) {
  const cue = intensity === 'easy' ? undefined : CUES[sport === 'swim' ? 'water' : 'road'][intensity]
  return { kind: 'work', zone: zoneOf(intensity), cue } as const
}

/** Whole minutes of at least one, at most a day. */
export const wholeMinutes = (minutes: number): number =>
  Math.min(MAX.minutes, Math.max(1, Math.round(clampAmount(minutes))))

const inLengths = (metres: number): number => Math.max(1, Math.round(metres / LENGTH)) * LENGTH

const secondsOf = (steps: readonly SessionStep[]): number =>
  steps.reduce((sum, step) => sum + ('repeat' in step ? 0 : step.seconds), 0)

const metresOf = (steps: readonly SessionStep[]): number =>
  steps.reduce((sum, step) => sum + ('repeat' in step ? 0 : (step.metres ?? 0)), 0)

/** Miles to a hundredth, so that what was typed in kilometres reads as it was typed. */
function milesText(metres: number): string {
  const miles = (clampAmount(metres) / METRES_PER_MILE).toFixed(2)
  return `${miles.replace(/0$/, '')} mi`
}
