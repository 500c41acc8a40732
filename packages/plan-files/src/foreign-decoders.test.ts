import { isSport, METRES_PER_MILE, METRES_PER_YARD } from '@tri/plan-engine'
import type { TextExercise, TextStep } from '@tri/plan-engine/texts'
import { en } from '@tri/plan-engine/texts/en'
import { type Athlete, aimWorkouts, TARGET_METHODS, type TargetMethod } from '@tri/plan-engine/zones'
import { IS_SOAK, printFigures } from '@tri/test-setup/soak'
import { describe, expect, it } from 'vitest'
import { exerciseFit } from './fit/fit.js'
import { sheetForDevice } from './plan/in-readers-words.js'
import type { PlannedWorkout } from './plan/plan.js'
import type { Pool } from './plan/pool.js'
import { COURSE_DECODERS } from './testing/decoders/course-decoders.js'
import type { Aimed, DecodedBlock, DecodedStep } from './testing/decoders/decoded.js'
import { FIT_DECODERS } from './testing/decoders/fit-decoders.js'
import { ZWO_DECODERS } from './testing/decoders/zwo-decoders.js'
import { EVERY_SEASON, realStoredPlan, SEASON_WEEKS } from './testing/real-plans.js'
import { rideErg, rideMrc } from './trainer/trainer-file.js'
import { rideZwo } from './trainer/zwift.js'

const FTP = 250
const since = { measuredOn: '2020-01-01', source: 'test' } as const
const THRESHOLDS: Athlete['thresholds'] = [
  { sport: 'bike', kind: 'ftp', value: FTP, ...since },
  { sport: 'bike', kind: 'lthr', value: 160, ...since },
  { sport: 'run', kind: 'lthr', value: 170, ...since },
]

const POOLS: readonly Pool[] = [
  { length: 25, unit: 'm' },
  { length: 50, unit: 'm' },
  { length: 25, unit: 'yd' },
]

type Session = { workout: PlannedWorkout; exercise: TextExercise; raceType: (typeof EVERY_SEASON)[number][1] }

/** Sessions of the library as plans hold them, each that reads differently once: all, or in the short form each code once. */
function sessionsBy(method: TargetMethod): Session[] {
  const found = new Map<string, Session>()
  for (const [, raceType, level] of EVERY_SEASON) {
    const sheet = realStoredPlan(raceType, level, SEASON_WEEKS)
    const athlete = { thresholds: THRESHOLDS, methods: { swim: method, bike: method, run: method } }
    const workouts = aimWorkouts(sheet.workouts, { ...sheet.calendar, raceType }, athlete)
    for (const workout of sheetForDevice({ ...sheet, workouts }, en).workouts) {
      if (workout.workoutType === 'race') continue
      for (const exercise of workout.exercises) {
        const name = IS_SOAK ? JSON.stringify([raceType, exercise.code, exercise.steps]) : String(exercise.code)
        if (!found.has(name)) found.set(name, { workout, exercise, raceType })
      }
    }
  }
  return [...found.values()]
}

const LIBRARY = new Map(TARGET_METHODS.map((method) => [method, sessionsBy(method)]))
const sessions = (method: TargetMethod) => LIBRARY.get(method) ?? []

const writtenOut = ({ steps }: TextExercise): readonly TextStep[] =>
  steps.flatMap((step) => ('repeat' in step ? Array.from({ length: step.repeat }, () => step.steps).flat() : [step]))

/** What a session aims at: no session mixes methods. */
const aimsBy = (exercise: TextExercise) =>
  (['power', 'heartRate', 'effort'] as const).find((field) => writtenOut(exercise).some((step) => step[field])) ??
  'pace'

/** What a step asks for, worked out from the plan alone. */
function askedOf(exercise: TextExercise, pool: Pool) {
  const { type } = exercise
  const isPaced = aimsBy(exercise) === 'pace'
  return (step: TextStep): DecodedStep => {
    const metres = pool.unit === 'yd' ? pool.length * METRES_PER_YARD : pool.length
    const lengths = step.metres === undefined ? 0 : Math.max(1, Math.round(step.metres / metres))
    return {
      length:
        step.metres === undefined || step.kind === 'rest'
          ? { milliseconds: step.seconds * 1000 }
          : { centimetres: Math.round(lengths * metres * 100) },
      target:
        step.kind === 'rest' || !isSport(type)
          ? undefined
          : aimOf(isPaced ? step : { ...step, target: undefined }, type),
    }
  }
}

type Targets = Pick<TextStep, 'power' | 'heartRate' | 'effort'> & { target?: TextStep['target'] | undefined }

function aimOf({ power, heartRate, effort, target }: Targets, sport: 'swim' | 'bike' | 'run'): Aimed | undefined {
  if (power) return { power: [power.from, power.to] }
  if (heartRate) return { heartRate: [heartRate.from, heartRate.to] }
  if (effort || !target) return undefined
  const millimetres = (pace: number) =>
    sport === 'bike' ? (pace * METRES_PER_MILE) / 3.6 : ((sport === 'run' ? METRES_PER_MILE : 100) * 1000) / pace
  const [low = 0, high = 0] = [target.from, target.to]
    .map((pace) => Math.round(millimetres(pace)))
    .toSorted((one, other) => one - other)
  return { speed: [low, high] }
}

/** Thousandths of FTP where a step tells no watts: the middles of Coggan's zones, and of race pace for each distance. */
const SHARES = { recovery: 500, easy: 650, moderate: 750, tempo: 850, threshold: 950, interval: 1120 } as const
const RACE_SHARES = { sprint: 950, olympic: 900, '70.3': 800, ironman: 720 } as const

/** What a trainer is asked for, worked out from the plan alone: the middle of watts, a rise while warming up. */
const ridden = ({ exercise, raceType }: Session): DecodedBlock[] =>
  writtenOut(exercise)
    .filter(({ seconds }) => seconds > 0)
    .map(({ kind, seconds, zone, power }) => {
      const share = kind === 'rest' ? SHARES.recovery : zone === 'race' ? RACE_SHARES[raceType] : SHARES[zone]
      const to = power ? (500 * (power.from + power.to)) / FTP : share
      return { seconds, from: kind === 'warmup' ? Math.min(to, SHARES.recovery) : to, to }
    })

/** Thousandths of FTP by which a format rounds: whole per cents of .zwo, whole watts of .erg. */
const ROUNDED = 5

function expectBlocks(blocks: readonly DecodedBlock[], asked: readonly DecodedBlock[], format: string) {
  expect(
    blocks.map(({ seconds }) => seconds),
    format,
  ).toEqual(asked.map(({ seconds }) => seconds))
  for (const [index, { from, to }] of blocks.entries()) {
    expect(Math.abs(from - (asked[index]?.from ?? 0)), `${format}, block ${index}`).toBeLessThanOrEqual(ROUNDED)
    expect(Math.abs(to - (asked[index]?.to ?? 0)), `${format}, block ${index}`).toBeLessThanOrEqual(ROUNDED)
  }
}

describe.each(TARGET_METHODS)('the library with targets in %s', (method) => {
  it('is the same in FIT files by three decoders that are not ours, in each pool', () => {
    let files = 0
    for (const { workout, exercise } of sessions(method))
      for (const pool of exercise.type === 'swim' ? POOLS : POOLS.slice(0, 1)) {
        const { content } = exerciseFit(workout, exercise, { created: new Date('2026-11-20T12:00:00Z'), pool })
        const asked = writtenOut(exercise).map(askedOf(exercise, pool))
        for (const [name, decode] of Object.entries(FIT_DECODERS))
          expect(decode(content), `${exercise.code} by ${name}`).toEqual(asked)
        files += 1
      }
    printFigures(
      `FIT, ${method}: ${files} files of ${sessions(method).length} sessions by 3 decoders, the same targets`,
    )
    const kinds = new Set(sessions(method).map(({ exercise }) => aimsBy(exercise)))
    expect(kinds).toContain({ pace: 'pace', power: 'power', 'heart-rate': 'heartRate', feel: 'effort' }[method])
  }, 120_000)

  it('is the same on trainers, .zwo, .mrc and .erg, by three decoders that are not ours', () => {
    const rides = sessions(method).filter(({ exercise }) => exercise.type === 'bike')
    for (const session of rides) {
      const { workout, exercise, raceType } = session
      const trainer = { raceType, ftp: FTP }
      const [zwo, mrc, erg] = [rideZwo, rideMrc, rideErg].map(
        (write) => write(workout, exercise, trainer)?.content ?? '',
      )
      const asked = ridden(session)
      for (const [name, decode] of Object.entries(ZWO_DECODERS))
        expectBlocks(decode(zwo ?? ''), asked, `.zwo by ${name}`)
      for (const [name, decode] of Object.entries(COURSE_DECODERS)) {
        expectBlocks(decode(mrc ?? ''), asked, `.mrc by ${name}`)
        expectBlocks(decode(erg ?? ''), asked, `.erg by ${name}`)
      }
    }
    printFigures(`ZWO, MRC and ERG, ${method}: ${3 * rides.length} files by 3 decoders each, the same targets`)
    expect(rides.length).toBeGreaterThan(10)
  }, 120_000)
})
