import { Refused } from '../http/http.js'
import { readInput } from '../http/read-input.js'
import { type GarminWorkout, type PlainStep, type Segment, type Step, workout } from './workout-schema.js'

const MOST = { single: { segments: 1, steps: 100 }, multisport: { segments: 25, steps: 250 } }

/** The workout in a request. @throws Refused 400 that names the first thing Garmin would not take. */
export function checkWorkout(body: unknown): GarminWorkout {
  const checked = readInput(workout, body)
  const problem = firstProblem(checked)
  if (problem) throw new Refused(400, problem)
  return checked
}

function firstProblem({ sport, segments, poolLength }: GarminWorkout): string | undefined {
  const most = sport === 'MULTI_SPORT' ? MOST.multisport : MOST.single
  if (segments.length > most.segments) return `segments: ${sport} may have ${most.segments} at most`
  const all = segments.flatMap(({ steps }) => flatten(steps))
  if (all.length > most.steps) return `segments: ${sport} may have ${most.steps} steps at most`
  if (segments.some((segment, index) => segment.segmentOrder !== index + 1))
    return 'segmentOrder: must count from 1 without a gap'
  if (sport !== 'MULTI_SPORT' && segments[0]?.sport !== sport)
    return 'segments.0.sport: must be the sport of the workout'
  if (sport === 'MULTI_SPORT' && segments.some((segment) => segment.sport === sport))
    return 'segments: each segment of MULTI_SPORT has the sport of its own'
  if (all.some(({ stepOrder }, index) => stepOrder !== index + 1)) return 'stepOrder: must count from 1 without a gap'
  for (const segment of segments) {
    const problem = problemOfSegment(segment, segment.poolLength ?? poolLength)
    if (problem) return problem
  }
  return undefined
}

function problemOfSegment({ sport, steps }: Segment, poolLength: number | null | undefined): string | undefined {
  if (sport === 'LAP_SWIMMING' && !poolLength) return 'poolLength: a swim needs one'
  for (const step of flatten(steps)) {
    const problem = isPlain(step) && (sport === 'LAP_SWIMMING' ? problemOfSwim(step) : problemOfStep(step))
    if (problem) return `step ${step.stepOrder}: ${problem}`
  }
  return undefined
}

function problemOfStep(step: PlainStep): string | undefined {
  if (step.intensity === 'MAIN') return 'MAIN is for swims'
  if (step.durationType === 'FIXED_REST') return 'FIXED_REST is for swims'
  if (!step.targetType) return 'targetType is missing'
  return problemOfDuration(step) ?? problemOfRange(step.targetValueLow, step.targetValueHigh)
}

/** A swim's pace goes in the second target. */
function problemOfSwim(step: PlainStep): string | undefined {
  if (step.targetType) return 'targetType of a swim must be null'
  return problemOfDuration(step) ?? problemOfRange(step.secondaryTargetValueLow, step.secondaryTargetValueHigh)
}

const problemOfDuration = ({ durationType, durationValue }: PlainStep) =>
  durationType !== 'OPEN' && !durationValue ? 'durationValue is missing' : undefined

function problemOfRange(low: number | null | undefined, high: number | null | undefined): string | undefined {
  if ((low ?? null) === null && (high ?? null) === null) return undefined
  if ((low ?? null) === null || (high ?? null) === null) return 'a range needs both of its ends'
  return Number(low) > Number(high) ? 'the low end of the range is above the high one' : undefined
}

const isPlain = (step: Step): step is PlainStep => step.type === 'WorkoutStep'

/** Steps, repeat blocks and the steps in them, which are numbered in one row through all segments. */
const flatten = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => (isPlain(step) ? [step] : [step, ...flatten(step.steps)]))
