import { type PlannedBout, plannedBouts, speedOf } from '../../compliance/planned-bouts.js'
import { stepCompliance } from '../../compliance/step-compliance.js'
import type { JudgedBy, StepResult, StepVerdict } from '../../compliance/types.js'
import { RACE_PRESETS } from '../../formulas/presets.js'
import { defaultSchedule } from '../../formulas/schedule.js'
import { generatePlan } from '../../generate-plan.js'
import { type Exercise, isSport, RACE_TYPES, type Sport, type WholeRange } from '../../types.js'
import { aimWorkouts } from '../../zones/aim-workouts.js'
import type { Athlete } from '../../zones/types.js'
import { type Chance, seeded } from './chance.js'
import { aimOf, type Fault, guideOf, recordSession } from './record-session.js'
import type { Recorder } from './recorder.js'

type SportSession = Exercise & { type: Sport }

const since = '2020-01-01'
const thresholds: Athlete['thresholds'] = [
  { sport: 'bike', kind: 'ftp', value: 250, measuredOn: since, source: 'test' },
  { sport: 'bike', kind: 'lthr', value: 162, measuredOn: since, source: 'test' },
  { sport: 'run', kind: 'lthr', value: 170, measuredOn: since, source: 'test' },
  { sport: 'run', kind: 'threshold-pace', value: 445, measuredOn: since, source: 'test' },
  { sport: 'swim', kind: 'css', value: 112, measuredOn: since, source: 'test' },
]

/** Every session that plans for the four races hold, each code once for each kind of target. */
export function wholeLibrary(): SportSession[] {
  const seen = new Map<string, SportSession>()
  for (const raceType of RACE_TYPES) {
    const input = {
      raceType,
      ...{ distances: RACE_PRESETS[raceType], today: '2026-11-20', raceDate: '2027-05-16', totalWeeks: 26 },
      ...{ currentPaces: { swim: 115, bike: 19, run: 500 }, goalPaces: { swim: 112, bike: 19.6, run: 480 } },
      ...{ experienceLevel: 'intermediate' as const, weeklySchedule: defaultSchedule(raceType) },
    }
    const { workouts } = generatePlan(input)
    for (const method of ['power', 'heart-rate', 'pace', 'feel'] as const) {
      const methods = { swim: method, bike: method, run: method }
      for (const workout of aimWorkouts(workouts, input, { thresholds, methods }))
        for (const exercise of workout.workoutType === 'race' ? [] : workout.exercises) {
          const { type } = exercise
          const key = `${exercise.code} ${method} ${Math.round(exercise.duration / 30)}`
          if (isSport(type) && !seen.has(key)) seen.set(key, { ...exercise, type })
        }
    }
  }
  return [...seen.values()]
}

const VERDICTS = ['short', 'too-hard', 'too-easy', 'left-out'] as const

/** Faults that can be told from a session that is as planned: long enough, and of a kind that is judged. */
function faultsOf({ type, steps }: SportSession, recorder: Recorder): Fault[] {
  const by = aimOf(steps)
  const bouts = plannedBouts(steps, { by, guide: guideOf(type, recorder), sport: type })
  // Who rides easy to where it begins and home again has warmed up and cooled down.
  const isHidden = (index: number) => Boolean(recorder.around) && (index === 0 || index === bouts.length - 1)
  return bouts.flatMap((bout, index) =>
    VERDICTS.filter((verdict) => {
      if (isHidden(index) && verdict !== 'too-hard') return false
      // By the heart alone nobody tells what was done in less.
      if (recorder.isHeartOnly && bout.seconds < 180) return false
      if (verdict === 'short') return bout.kind !== 'recover' && bout.seconds >= 60 && (bout.metres ?? 1000) >= 200
      if (verdict === 'left-out') return bout.kind !== 'recover'
      if (by === 'time' || !bout.target || bout.seconds < (by === 'heartRate' ? 180 : 75)) return false
      if (bout.kind === 'recover' && (verdict === 'too-easy' || by === 'heartRate')) return false
      return isTellable(bouts, index, { verdict, by, sport: type })
    }).map((verdict): Fault => ({ bout: index, verdict })),
  )
}

type Missing = { verdict: StepVerdict; by: JudgedBy; sport: Sport }

/** A step that is missed by as much as its neighbour differs is done like that one: nobody tells where it begins. */
function isTellable(bouts: readonly PlannedBout[], index: number, { verdict, by, sport }: Missing): boolean {
  const target = bouts[index]?.target
  if (!target) return false
  const sign = verdict === 'too-hard' ? 1 : -1
  const [low, high] = endsOf(target, by, sport)
  const from = (sign > 0 ? high : low) * (1 + sign * 0.05)
  const to = (sign > 0 ? high : low) * (1 + sign * 0.2)
  return [bouts[index - 1], bouts[index + 1]].every((next) => {
    if (!next?.target) return true
    const [least, most] = endsOf(next.target, by, sport)
    return most < Math.min(from, to) * 0.97 || least > Math.max(from, to) * 1.03
  })
}

const endsOf = ({ from, to }: WholeRange, by: JudgedBy, sport: Sport) =>
  by === 'pace' ? ([speedOf(from, sport), speedOf(to, sport)] as const) : ([from, to] as const)

/**
 * How sessions are recorded: on a trainer, a track or in a pool; where speed and watts tell little from one moment to the next; on a road,
 * where a bike is let roll; with the way there and home in the same recording.
 */
export const KINDS = {
  'as it is planned': {},
  'with much noise': { noise: 0.054 },
  'on a road': { noise: 0.03, isOutdoors: true },
  'with eight minutes before and after': { around: 480 },
} as const satisfies Record<string, Partial<Recorder>>

export type Kind = keyof typeof KINDS

function recorderFor({ type, steps }: SportSession, kind: Kind, chance: Chance): Recorder {
  const by = aimOf(steps)
  const isNoisy = kind === 'with much noise'
  return {
    laps: chance.pick(['steps', 'hand', 'each-km', 'none'] as const) ?? 'none',
    noise: by === 'pace' || type !== 'bike' ? chance.between(0.01, 0.05) : chance.between(0.02, 0.07),
    drift: chance.between(0, 0.02),
    pauses: chance.pick(['none', 'none', 'clock-stopped', 'standing'] as const) ?? 'none',
    // Lengths are counted without noise.
    ...(type === 'swim' && !isNoisy && chance.next() < 0.7 && { pool: chance.pick([25, 50, 22.86]) ?? 25 }),
    ...(by === 'heartRate' && chance.next() < 0.3 && { isHeartOnly: kind !== 'on a road' }),
    ...KINDS[kind],
  }
}

export type Tally = Record<'sessions' | 'alarmed' | 'steps' | 'alarms' | 'faults' | 'found', number>

const NOTHING: Tally = { sessions: 0, alarmed: 0, steps: 0, alarms: 0, faults: 0, found: 0 }

/** Whether sessions of a sport are recorded so: on a road rides alone. */
export const isRecorded = ({ type }: SportSession, kind: Kind): boolean => kind !== 'on a road' || type === 'bike'

/** One session recorded twice: as planned, what is called a fault of it; and with a fault, whether it was found. */
export function roundOf(session: SportSession, kind: Kind, seed: number): Tally {
  const sum = { ...NOTHING }
  const sound = resultsOf(session, kind, { seed, isFaulty: false })
  if (sound) {
    sum.sessions = 1
    sum.steps = sound.results.length
    sum.alarms = sound.results.filter(({ verdict }) => verdict !== 'as-planned').length
    sum.alarmed = sum.alarms > 0 ? 1 : 0
  }
  const faulty = resultsOf(session, kind, { seed: seed + 1, isFaulty: true })
  if (faulty?.fault) {
    sum.faults = 1
    sum.found = isFound(faulty.results, faulty.fault) ? 1 : 0
  }
  return sum
}

function resultsOf(session: SportSession, kind: Kind, { seed, isFaulty }: { seed: number; isFaulty: boolean }) {
  const chance = seeded(seed)
  const recorder = recorderFor(session, kind, chance)
  const fault = isFaulty ? chance.pick(faultsOf(session, recorder)) : undefined
  const compliance = stepCompliance(session, recordSession(session, { fault, recorder, chance }))
  return compliance && { results: compliance.results, fault }
}

export function tally(rounds: readonly Tally[]): Tally {
  const sum = { ...NOTHING }
  for (const each of rounds) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += each[key]
  return sum
}

/** Whether a fault was found: in its stretch, or, left out, in another one like it: which of equal ones it was nobody can tell. */
function isFound(results: readonly StepResult[], { bout, verdict }: Fault): boolean {
  if (results[bout]?.verdict === verdict) return true
  if (verdict !== 'left-out') return false
  const { planned, kind, zone } = results[bout] ?? {}
  return results.some(
    (each) =>
      each.verdict === 'left-out' &&
      each.kind === kind &&
      each.zone === zone &&
      Math.abs(each.planned.seconds - (planned?.seconds ?? 0)) < 2,
  )
}
