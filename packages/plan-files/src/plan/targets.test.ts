import { METRES_PER_MILE } from '@tri/plan-engine'
import type { TextExercise, TextStep } from '@tri/plan-engine/texts'
import { en } from '@tri/plan-engine/texts/en'
import { TARGET_METHODS, type TargetMethod, targetField } from '@tri/plan-engine/zones'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it, test } from 'vitest'
import { planCalendar } from '../calendar/calendar.js'
import { planCsv } from '../csv/csv.js'
import { exerciseFit } from '../fit/fit.js'
import { trainingApiWorkout } from '../fit/training-api.js'
import type { TrainingApiStep } from '../fit/training-api-steps.js'
import { aimedSheet, KNOWN, trainingIn } from '../testing/aimed-plans.js'
import { readByIcalJs } from '../testing/read-calendar.js'
import { readTable } from '../testing/read-csv.js'
import { carriedOut, type ReadStep, readFitWorkout } from '../testing/read-fit.js'
import { EVERY_SEASON } from '../testing/real-plans.js'
import { rideErg, rideMrc } from '../trainer/trainer-file.js'
import { rideZwo } from '../trainer/zwift.js'
import { inReadersWords, sheetForDevice } from './in-readers-words.js'
import { writtenOut } from './session-text.js'

const FTP = KNOWN.ftp
const POOL = { length: 25, unit: 'm' } as const
const CREATED = new Date('2026-11-20T12:00:00Z')

/** What a step of a session aims at: the kind of range and its ends, in mm/s, watts or heartbeats. */
function wanted({ type, steps }: TextExercise, step: TextStep): unknown[] {
  const field = targetField(steps)
  const { kind, target, power, heartRate } = step
  if (kind === 'rest') return []
  if (field === 'power') return power ? ['W', power.from, power.to] : []
  if (field === 'heartRate') return heartRate ? ['bpm', heartRate.from, heartRate.to] : []
  if (field === 'effort' || !target) return []
  const ends = [target.from, target.to].map((pace) => {
    if (type === 'swim') return 100_000 / pace
    return type === 'bike' ? pace * 447.04 : (METRES_PER_MILE * 1000) / pace
  })
  return ['mm/s', Math.round(Math.min(...ends)), Math.round(Math.max(...ends))]
}

/** The kinds of target of a step as the FIT profile numbers them (wkt_step_target), and from where on their ranges count. */
const KINDS: Record<number, readonly [kind: string, from: number]> = { 0: ['mm/s', 0], 1: ['bpm', 100], 4: ['W', 1000] }

/** The same as a FIT decoder finds it. */
function inFit(step: ReadStep): unknown[] {
  if (step[21] !== undefined) return ['mm/s', step[21], step[22]]
  const [kind, from = 0] = KINDS[Number(step.target_type)] ?? []
  return kind ? [kind, Number(step.custom_target_value_low) - from, Number(step.custom_target_value_high) - from] : []
}

const flat = (steps: readonly TrainingApiStep[]) =>
  steps.flatMap((step) =>
    step.type === 'WorkoutStep' ? [step] : Array.from({ length: step.repeatValue }, () => step.steps).flat(),
  )

function inTrainingApi(step: Extract<TrainingApiStep, { type: 'WorkoutStep' }>): unknown[] {
  const { targetType, targetValueLow, targetValueHigh, secondaryTargetValueLow, secondaryTargetValueHigh } = step
  const speeds = (low = 0, high = 0) => ['mm/s', Math.round(low * 1000), Math.round(high * 1000)]
  if (secondaryTargetValueLow !== undefined) return speeds(secondaryTargetValueLow, secondaryTargetValueHigh)
  if (targetType === 'PACE' || targetType === 'SPEED') return speeds(targetValueLow, targetValueHigh)
  if (targetType === 'POWER') return ['W', targetValueLow, targetValueHigh]
  return targetType === 'HEART_RATE' ? ['bpm', targetValueLow, targetValueHigh] : []
}

/** What a season by a method aims at; where its threshold suits no session, the next method steps in. */
const TOLD: Record<TargetMethod, readonly string[]> = {
  pace: ['mm/s'],
  power: ['W', 'mm/s'],
  'heart-rate': ['bpm', 'mm/s'],
  feel: [],
}

describe.each(TARGET_METHODS)('a season by %s', (method) => {
  test.each(EVERY_SEASON)('aims at the same on every watch: %s', (_, raceType, level) => {
    const sheet = sheetForDevice(aimedSheet(raceType, level, method), en, POOL)
    const kinds = new Set<unknown>()
    for (const { workout, exercise } of trainingIn(sheet.workouts)) {
      const plan = writtenOut(exercise.steps).map((step) => wanted(exercise, step))
      for (const [kind] of plan) kinds.add(kind)
      const { content } = exerciseFit(workout, exercise, { created: CREATED, pool: POOL })
      expect(carriedOut(readFitWorkout(content).steps).map(inFit)).toEqual(plan)
      const { segments } = trainingApiWorkout(workout, [exercise], POOL)
      expect(flat(segments[0]?.steps ?? []).map(inTrainingApi)).toEqual(plan)
    }
    expect([...kinds]).toEqual(expect.arrayContaining([...TOLD[method]]))
  })
})

/** Watts at the middle of each step. */
const middles = ({ steps }: TextExercise): number[] =>
  writtenOut(steps).flatMap(({ power, seconds }) => (power && seconds > 0 ? [(power.from + power.to) / 2] : []))

/** The values of a course at the end of each stretch. */
function courseOf(file: { content: string } | undefined): number[] {
  const [, data = ''] = /\[COURSE DATA\]([\s\S]*)\[END COURSE DATA\]/.exec(file?.content ?? '') ?? []
  const values = data
    .trim()
    .split('\r\n')
    .map((line) => Number(line.split('\t')[1]))
  return values.filter((_, index) => index % 2 === 1)
}

type Node = Record<string, unknown> & { ':@'?: Record<string, string> }
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', preserveOrder: true })
const within = (nodes: unknown, name: string): Node[] =>
  (Array.isArray(nodes) ? nodes : []).flatMap((node: Node) => (Array.isArray(node[name]) ? node[name] : []))

/** Shares of FTP in a .zwo at the end of each stretch. */
const zwoShares = (xml = ''): number[] =>
  within(within(parser.parse(xml), 'workout_file'), 'workout').flatMap(({ ':@': found = {} }) =>
    found.Repeat
      ? Array.from({ length: Number(found.Repeat) }, () => [Number(found.OnPower), Number(found.OffPower)]).flat()
      : [Number(found.Power ?? found.PowerHigh)],
  )

describe('rides by power on a trainer', () => {
  const sheet = sheetForDevice(aimedSheet('70.3', 'intermediate', 'power'), en)
  const rides = trainingIn(sheet.workouts).filter(
    ({ exercise }) => exercise.type === 'bike' && writtenOut(exercise.steps).every(({ kind }) => kind !== 'rest'),
  )
  const trainer = { raceType: '70.3', ftp: FTP } as const

  it('aim at the middle of each step’s watts in .zwo, .mrc and .erg', () => {
    expect(rides.length).toBeGreaterThan(40)
    for (const { workout, exercise } of rides) {
      const watts = middles(exercise)
      const farthest = (found: readonly number[]) =>
        found.length === watts.length
          ? Math.max(...found.map((each, index) => Math.abs(each - (watts[index] ?? 0))))
          : -1
      const erg = farthest(courseOf(rideErg(workout, exercise, trainer)))
      const mrc = farthest(courseOf(rideMrc(workout, exercise, trainer)).map((percent) => (percent * FTP) / 100))
      const zwo = farthest(zwoShares(rideZwo(workout, exercise, trainer)?.content).map((share) => share * FTP))
      // Each format has its own last decimal: whole watts, tenths of a per cent, per cents.
      for (const [found, most] of [
        [erg, 0.5],
        [mrc, 0.12],
        [zwo, 1.2],
      ] as const) {
        expect(found).toBeGreaterThanOrEqual(0)
        expect(found).toBeLessThanOrEqual(most + 1e-9)
      }
    }
  })

  it('tell where their power comes from', () => {
    for (const { workout, exercise } of rides.slice(0, 1)) {
      expect(rideZwo(workout, exercise, trainer)?.notes[0]).toBe(
        "Power is the middle of each step's watts, in % of an FTP of 240 W.",
      )
      expect(rideZwo(workout, exercise, { raceType: '70.3' })?.notes[0]).toMatch(/^Power by zone, in % of FTP/)
    }
  })

  it('by heart rate keep the power of their zones, and say the heartbeats', () => {
    const byHeart = sheetForDevice(aimedSheet('70.3', 'intermediate', 'heart-rate'), en)
    const ride = trainingIn(byHeart.workouts).find(({ exercise }) => exercise.code === 'B-LONG')
    const file = ride && rideMrc(ride.workout, ride.exercise, trainer)
    expect(file?.content).toMatch(/, \d{2,3}-\d{3} bpm\t/)
    expect(file?.notes[0]).toMatch(/^Power by zone/)
  })
})

describe('what is read', () => {
  const units = { units: 'metric', poolUnits: 'metres' } as const
  const EACH = [
    ['pace', /@ \d{1,2}:\d{2}-\d{1,2}:\d{2}\/km/],
    ['power', /@ \d{2,3}-\d{3} W/],
    ['heart-rate', /@ \d{2,3}-\d{3} bpm/],
    ['feel', /@ RPE \d-\d/],
  ] as const

  it.each(EACH)('names targets by %s in calendars and tables', (method, words) => {
    const sheet = inReadersWords(aimedSheet('olympic', 'intermediate', method), { texts: en, units })
    const { events } = readByIcalJs(planCalendar(sheet, { stamp: CREATED, host: 'example.org' }))
    expect(events.map(({ description }) => description).join(' ')).toMatch(words)
    const [titles = [], ...rows] = readTable(planCsv(sheet))
    const steps = rows.map((row) => row[titles.indexOf('steps')]).join(' ')
    expect(steps).toMatch(words)
    // Where the threshold of a method is not one of the sport, another method steps in; a race goes by its paces always.
    if (method === 'pace' || method === 'feel')
      for (const [other, pattern] of EACH) if (other !== method && other !== 'pace') expect(steps).not.toMatch(pattern)
  })

  it('says effort behind the name of a step where a watch has no target for it', () => {
    const { workouts } = sheetForDevice(aimedSheet('olympic', 'intermediate', 'feel'), en, POOL)
    for (const { workout, exercise } of trainingIn(workouts).slice(0, 3)) {
      const { content, notes } = exerciseFit(workout, exercise, { created: CREATED, pool: POOL })
      expect(String(readFitWorkout(content).steps[0]?.wkt_step_name)).toMatch(/, RPE \d-\d$/)
      expect(notes).toContain('A watch has no target for effort: it stands behind the name of each step.')
      expect(trainingApiWorkout(workout, [exercise], POOL).segments[0]?.steps[0]).toMatchObject({
        description: expect.stringMatching(/, RPE \d-\d$/),
      })
    }
  })
})
