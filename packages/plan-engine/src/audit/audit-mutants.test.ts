import { describe, expect, it } from 'vitest'
import { adaptPlan } from '../adapt/adapt-plan.js'
import { applyProposal } from '../adapt/proposal/apply.js'
import { addDays, dateOf } from '../calendar.js'
import { moveWorkout, withExercises } from '../edit/edits.js'
import { zonePaces } from '../formulas/zones.js'
import { generatePlan } from '../generate-plan.js'
import { isDrill } from '../steps.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { step } from '../testing/plans.js'
import { exercise, frozen, workout as workoutOf } from '../testing/workouts.js'
import {
  type AfterRaceSession,
  type Exercise,
  type Fitness,
  isSport,
  type Sport,
  type Step,
  type Weekday,
  type Workout,
  type Zone,
} from '../types.js'
import { auditPlan } from './audit-plan.js'

/** A good 70.3 plan of 16 weeks: 4 and 8 recover, 12 absorbs, 13 and 14 are the peak, 15 and 16 taper. */
const input = GOLDEN.G3
const plan = generatePlan(input)
const good = frozen(plan.workouts)

/** The plan with some exercises replaced, or dropped where `change` answers undefined; the race stays. */
const change = (
  among: (workout: Workout) => boolean,
  to: (exercise: Exercise, workout: Workout) => Exercise | undefined,
): Workout[] =>
  good.map((workout) =>
    workout.workoutType === 'race' || !among(workout)
      ? workout
      : withExercises(
          workout,
          workout.exercises.flatMap((each) => to(each, workout) ?? []),
        ),
  )
const always = () => true
const inWeeks =
  (...weeks: number[]) =>
  (workout: Workout) =>
    weeks.includes(workout.week)
const lasting = (each: Exercise, minutes: number, zone: Zone = 'easy') => ({
  ...each,
  duration: minutes,
  steps: [step(minutes, zone)],
})
const scaled = (factor: number) => (each: Exercise) =>
  lasting(each, Math.max(10, 5 * Math.round((each.duration * factor) / 5)))
const longestOf = (week: number, sport: Sport) =>
  Math.max(
    ...good
      .filter(inWeeks(week))
      .flatMap(({ exercises }) => exercises.filter(({ type }) => type === sport).map(({ duration }) => duration)),
  )
const ofSport =
  (sport: Sport, to: (each: Exercise, workout: Workout) => Exercise | undefined) =>
  (each: Exercise, workout: Workout) =>
    each.type === sport ? to(each, workout) : each
const extra = (week: number, day: 0 | 1 | 2 | 3 | 4 | 5 | 6, fields: Partial<Exercise>) =>
  good.map((workout) =>
    workout.week === week && workout.day === day
      ? withExercises(workout, [...workout.exercises, exercise({ id: 'extra', ...fields })])
      : workout,
  )
const on = (week: number, day: number) => (workout: Workout) => workout.week === week && workout.day === day
/** The exercises of another week in place of a week's own. */
const copied = (from: number, ...weeks: number[]) =>
  good
    .filter((workout) => workout.workoutType === 'race' || !weeks.includes(workout.week))
    .concat(weeks.flatMap((week) => good.filter(inWeeks(from)).map((workout) => ({ ...workout, week }))))

const easy = (each: Exercise): Exercise => ({ ...lasting(each, each.duration), intensity: 'easy' })
const UNBROKEN = 'swims with a stop after every 50 m of what was longer than 400'
const AS_TEMPO = 'easy targets at threshold pace'
const THRESHOLD = zonePaces(input.raceType, input.currentPaces)
/** An easy step as fast as threshold. */
const fast =
  ({ type }: Exercise) =>
  (one: Step): Step =>
    one.zone === 'easy' && one.target && isSport(type)
      ? { ...one, target: { from: THRESHOLD[type].threshold, to: THRESHOLD[type].threshold } }
      : one
const BACKWARDS = 'paces from fast to slow'
const ONE_FREE = 'a training day left free'
const ONE_JUMP = 'a long ride of two thirds more'
const longerRides = (...weeks: number[]) =>
  change(
    inWeeks(...weeks),
    ofSport('bike', (each, { week }) =>
      each.duration === longestOf(week, 'bike') ? lasting(each, 5 * Math.round((each.duration * 1.65) / 5)) : each,
    ),
  )
const MUTANTS: [rule: string, what: string, workouts: Workout[]][] = [
  ['R01', 'two hours on a day of one and a half', change(on(5, 4), (each) => scaled(2)(each))],
  [
    'R01',
    'a session on the day off',
    good.map((workout) => (on(6, 5)(workout) ? (moveWorkout(workout, { week: 6, day: 3 }) ?? workout) : workout)),
  ],
  [
    'R02',
    'a total that is not the sum',
    good.map((workout) => (on(3, 2)(workout) ? { ...workout, totalDuration: workout.totalDuration + 5 } : workout)),
  ],
  ['R02', 'steps that leave five minutes open', change(on(3, 2), (each) => ({ ...each, duration: each.duration + 5 }))],
  [
    'R02',
    'swims that turn in the middle of the pool',
    change(
      always,
      ofSport('swim', (each) => ({
        ...each,
        steps: each.steps.map((step) => ('repeat' in step || step.kind !== 'warmup' ? step : { ...step, metres: 130 })),
      })),
    ),
  ],
  [
    'R02',
    'swims that leave three minutes open',
    change(
      always,
      ofSport('swim', (each) => ({
        ...each,
        steps: each.steps.map((step) =>
          'repeat' in step || step.kind !== 'warmup' ? step : { ...step, seconds: step.seconds - 180 },
        ),
      })),
    ),
  ],
  ['R03', ONE_FREE, good.filter((workout) => !on(7, 5)(workout))],
  ['R03', 'three training days left free', good.filter((workout) => ![5, 6, 7].some((week) => on(week, 5)(workout)))],
  [
    'R04',
    'the race a day early',
    good.map((workout) => (workout.workoutType === 'race' ? { ...workout, day: 6 as const } : workout)),
  ],
  ['R04', 'no race', good.filter(({ workoutType }) => workoutType !== 'race')],
  ['R05', 'a load week a quarter bigger', change(inWeeks(6), scaled(1.25))],
  ['R06', 'twice the volume from the second block on', change(({ week }) => week > 4, scaled(2))],
  ['R07', 'a recovery week that does not recover', copied(7, 8)],
  ['R08', 'no easier week before the peak', copied(7, 4, 8, 12)],
  ['R09', 'no taper', copied(11, 15, 16)],
  [
    'R26',
    'swims that stop after the warm-up',
    change(
      always,
      ofSport('swim', (each) => ({ ...each, steps: each.steps.slice(0, 1) })),
    ),
  ],
  [
    'R26',
    UNBROKEN,
    change(
      always,
      ofSport('swim', (each) => ({
        ...each,
        steps: each.steps.map((one) =>
          'repeat' in one || (one.metres ?? 0) <= 400
            ? one
            : {
                repeat: (one.metres ?? 0) / 50,
                steps: [{ ...one, metres: 50, seconds: one.seconds / ((one.metres ?? 0) / 50) }],
              },
        ),
      })),
    ),
  ],
  ['R33', 'a taper that begins five weeks before the race', change(inWeeks(12, 13, 14), scaled(0.6))],
  ['R33', 'an hour and a half on the eve', change(on(16, 6), (each) => lasting(each, 45))],
  [
    'R33',
    'a quarter of an hour of intervals on the eve',
    change(on(16, 6), (each, { exercises }) =>
      each === exercises[0] ? { ...each, steps: [step(each.duration, 'interval')] } : each,
    ),
  ],
  ['R10', 'a taper without a sharper session', change(inWeeks(15, 16), easy)],
  [
    'R10',
    'a taper that is hard in name only',
    change(inWeeks(15, 16), (each) => ({ ...easy(each), intensity: each.intensity })),
  ],
  ['R11', 'every session in the grey zone', change(always, (each) => lasting(each, each.duration, 'moderate'))],
  ['R12', 'one week of tempo', change(inWeeks(10), (each) => lasting(each, each.duration, 'tempo'))],
  [
    'R13',
    'five hard days in one week',
    change(
      (workout) => workout.week === 9 && [1, 2, 4, 5, 6].includes(workout.day),
      (each) => ({ ...each, intensity: 'hard' }),
    ),
  ],
  [
    'R13',
    'five days of threshold in one week, called easy',
    change(
      (workout) => workout.week === 9 && [1, 2, 4, 5, 6].includes(workout.day),
      (each) => ({ ...lasting(each, each.duration, 'threshold'), intensity: 'easy' }),
    ),
  ],
  [
    'R13',
    'three hard sessions on one day, in three weeks',
    change(inWeeks(9, 10, 11), (each) => each).map((workout) =>
      on(workout.week, 1)(workout) && [9, 10, 11].includes(workout.week)
        ? withExercises(
            workout,
            (['swim', 'bike', 'run'] as const).map((type) =>
              exercise({ id: `${workout.week}${type}`, type, intensity: 'hard' }),
            ),
          )
        : workout,
    ),
  ],
  [
    'R14',
    'no day off and no short day',
    change(inWeeks(9), (each) => lasting(each, Math.max(50, each.duration))).concat(
      good.filter(on(9, 4)).map((workout) => ({ ...workout, day: 3 as const })),
    ),
  ],
  [
    'R15',
    'days that are all alike',
    change(inWeeks(9), (each, { exercises }) => (each === exercises[0] ? easy(lasting(each, 60)) : undefined)).concat(
      good.filter(on(9, 4)).map((workout) => ({
        ...withExercises(workout, [easy(exercise({ id: 'x', duration: 60 }))]),
        day: 3 as const,
      })),
    ),
  ],
  [
    'R16',
    'long runs half as long again, two weeks running',
    change(
      inWeeks(6, 7),
      ofSport('run', (each, { week }) =>
        each.duration === longestOf(week, 'run') ? lasting(each, longestOf(5, 'run') * (week === 6 ? 1.5 : 2)) : each,
      ),
    ),
  ],
  [
    'R17',
    'one run that is nearly all the running',
    change(
      inWeeks(9),
      ofSport('run', (each) => lasting(each, each.duration === longestOf(9, 'run') ? 160 : 15)),
    ),
  ],
  [
    'R18',
    'rides of an hour at most',
    change(
      always,
      ofSport('bike', (each) => lasting(each, Math.min(60, each.duration))),
    ),
  ],
  [
    'R19',
    'runs of 40 min at most',
    change(
      always,
      ofSport('run', (each) => lasting(each, Math.min(40, each.duration))),
    ),
  ],
  [
    'R20',
    'swims turned into runs',
    change(
      always,
      ofSport('swim', (each) => ({ ...each, type: 'run' })),
    ),
  ],
  [
    'R21',
    'no swimming',
    change(
      always,
      ofSport('swim', () => undefined),
    ),
  ],
  [
    'R22',
    'lone rides instead of bricks',
    change(always, (each, { exercises }) =>
      each.type === 'run' && exercises[exercises.indexOf(each) - 1]?.type === 'bike' ? undefined : each,
    ),
  ],
  ['R23', 'a run of two hours a week before the race', extra(15, 0, { duration: 120 })],
  ['R24', 'half the volume', change(always, scaled(0.5))],
  [
    'R25',
    BACKWARDS,
    good.map((workout) => (workout.workoutType === 'race' ? workout : { ...workout, week: 17 - workout.week })),
  ],
  [
    'R25',
    AS_TEMPO,
    change(always, (each) => ({
      ...each,
      steps: each.steps.map((one) =>
        'repeat' in one ? { ...one, steps: one.steps.map(fast(each)) } : fast(each)(one),
      ),
    })),
  ],
  [
    'R31',
    'long runs behind the ride of their day',
    good.map((workout) =>
      workout.workoutType === 'mixed' ? withExercises(workout, workout.exercises.toReversed()) : workout,
    ),
  ],
  [
    'R34',
    'long rides without race effort',
    change(
      always,
      ofSport('bike', (each) => (each.code?.startsWith('B-LONG') ? lasting(each, each.duration) : each)),
    ),
  ],
  [
    'R34',
    'no rehearsal',
    change(always, (each) => (each.code?.startsWith('X-REHEARSAL') ? { ...each, code: 'X-BRICK' } : each)),
  ],
  ['R35', 'no tests', change(always, (each) => (each.code?.endsWith('-TEST') ? { ...each, code: 'B-THR-1' } : each))],
  [
    'R35',
    'tests on two days running',
    good.map((workout) =>
      workout.exercises.some(({ code }) => code === 'B-TEST')
        ? (moveWorkout(workout, { week: 8, day: 3 }) ?? workout)
        : workout,
    ),
  ],
  [
    'R36',
    'the same hard ride in every week',
    change(
      ({ week }) => week < 15,
      ofSport('bike', (each) =>
        each.intensity === 'easy' || each.intensity === 'moderate'
          ? each
          : {
              ...each,
              steps: [{ repeat: 3, steps: [step(each.duration / 5, 'tempo')] }, step((2 * each.duration) / 5, 'easy')],
            },
      ),
    ),
  ],
  [
    'R37',
    'swims, bricks and long sessions without a word on sighting, transitions and fuel',
    change(always, ({ fuel: _, ...each }) => ({ ...each, code: 'R-EASY' })),
  ],
  [
    'R38',
    'swims without a drill',
    change(
      always,
      ofSport('swim', (each) => ({
        ...each,
        steps: each.steps.filter(
          (one) => ![one].flatMap((part) => ('repeat' in part ? part.steps : [part])).some(isDrill),
        ),
      })),
    ),
  ],
  ['R39', 'two sessions with one id', change(inWeeks(3), (each) => ({ ...each, id: 'one' }))],
  [
    'R40',
    'hard sessions without a warm-up',
    change(always, (each) => ({
      ...each,
      steps:
        each.intensity === 'easy' ? each.steps : each.steps.filter((one) => 'repeat' in one || one.zone !== 'easy'),
    })),
  ],
  ['R41', ONE_JUMP, longerRides(9)],
  [
    'R42',
    'hard sessions with one round of their sets, and the rest easy',
    change(always, (each) =>
      each.intensity === 'easy' || each.intensity === 'moderate'
        ? each
        : {
            ...each,
            steps: each.steps.flatMap((one) => {
              if (!('repeat' in one)) return [one]
              const [first] = one.steps
              const round = one.steps.reduce((sum, { seconds }) => sum + seconds, 0)
              return first ? [...one.steps, { ...first, zone: 'easy' as const, seconds: (one.repeat - 1) * round }] : []
            }),
          },
    ),
  ],
  [
    'R41',
    'two of them',
    longerRides(9, 10).map((workout) =>
      workout.week === 10
        ? {
            ...workout,
            exercises: workout.exercises.map((each) =>
              each.type === 'bike' && each.duration > 150 ? lasting(each, 420) : each,
            ),
          }
        : workout,
    ),
  ],
]

/** What follows the race, with its first session, a ride on day 4, changed. */
const after = (fields: Partial<AfterRaceSession>): AfterRaceSession[] =>
  plan.afterRace.map((session, index) => (index === 0 ? { ...session, ...fields } : session))
/** What was done before the plan, and the plan of it: 460 minutes in its first week, with a run of an hour. */
const fitness = { minutesPerWeek: 420, longest: { run: 60 } }
const told = { ...input, fitness }
const AFTER_LATELY = frozen(generatePlan(told).workouts)
const firstRun = (minutes: number) =>
  AFTER_LATELY.map((workout) =>
    workout.week > 1
      ? workout
      : withExercises(
          workout,
          workout.exercises.map((each) => (each.code?.startsWith('R-LONG') ? lasting(each, minutes) : each)),
        ),
  )
const FIRST_WEEK_MUTANTS: [what: string, workouts: readonly Workout[], fitness: Fitness][] = [
  ['a run of 70 min after one of 60', firstRun(70), fitness],
  ['a first week of which an hour less was done', AFTER_LATELY, { ...fitness, minutesPerWeek: 360 }],
  ['the first week of athletes who told nothing', good, { ...fitness, minutesPerWeek: 400 }],
]
const AFTER_RACE_MUTANTS: [what: string, afterRace: AfterRaceSession[]][] = [
  ['a ride on a day off', after({ date: addDays(input.raceDate, 2) })],
  ['a run at tempo', after(lasting(exercise({ id: 'a4', type: 'run' }), 30, 'tempo'))],
  ['a swim of an hour and a half', after(lasting(exercise({ id: 'a4', type: 'swim' }), 90))],
]

/** An olympic race on the Sunday of week 10 as `adaptPlan` plans it, and what of it is broken. */
const onTheWay = (week: number, priority: 'B' | 'C' = 'B') => {
  const races = [{ id: '1', date: dateOf(input, week, 0), priority, kind: 'olympic' as const, distances: {} }]
  const question = { input: { ...input, races }, saved: good, today: input.today }
  return applyProposal(good, adaptPlan(question)) ?? []
}
const WITH_RACE = onTheWay(10)
const race = WITH_RACE.find(({ priority }) => priority === 'B')
/** A day of the plan with the race holds a hard ride of half an hour. */
const hardOn = (week: number, day: Weekday, workouts = WITH_RACE): Workout[] => [
  ...workouts.filter((workout) => workout.week !== week || workout.day !== day),
  workoutOf(week, day, [exercise({ id: 'h', type: 'bike', intensity: 'tempo' })]),
]
const RACE_MUTANTS: [what: string, workouts: readonly Workout[]][] = [
  ['hard work three days before a B race', hardOn(10, 4)],
  ['hard work four days after it', hardOn(11, 4)],
  ['hard work on the day before a C race', hardOn(10, 6, onTheWay(10, 'C'))],
  [
    'a B race twenty days before the goal',
    [...good.slice(0, -1), ...(race ? [{ ...race, week: 14, day: 1 as const }] : [])],
  ],
]

/** What one rule only warns of, and what of others. */
const WARNED: readonly string[] = ['R10', 'R23', BACKWARDS, 'no rehearsal', UNBROKEN, ONE_FREE, ONE_JUMP]

describe('a plan with a B race', () => {
  it('passes every rule that it passed without', () => {
    const failing = auditPlan({ workouts: WITH_RACE }, input).rules.filter(({ result }) => result === 'fail')
    expect(failing.map(({ id }) => id)).toEqual([])
  })

  it.each([
    [10, 3],
    [11, 5],
  ] as const)('may hold hard work in week %s on weekday %s, which is far enough away', (week, day) => {
    expect(auditPlan({ workouts: hardOn(week, day) }, input).rules.find(({ id }) => id === 'R29')?.result).toBe('pass')
  })

  it.each(RACE_MUTANTS)('is caught by R29 with %s', (_, workouts) => {
    expect(auditPlan({ workouts }, input).rules.find(({ id }) => id === 'R29')?.result).toBe('fail')
  })
})

describe('a good 70.3 plan', () => {
  it('scores 100', () => {
    const { score, rules } = auditPlan({ workouts: good, afterRace: plan.afterRace }, input)
    expect(rules.filter(({ result }) => result !== 'pass').map(({ id }) => id)).toEqual([])
    expect(score).toBe(100)
  })

  it('has a mutant for every rule', () => {
    expect(new Set([...MUTANTS.map(([rule]) => rule), 'R27', 'R28', 'R29', 'R30']).size).toBe(
      auditPlan({ workouts: good }, input).rules.length,
    )
  })

  it.each(MUTANTS)('is caught by %s with %s', (rule, what, workouts) => {
    const found = auditPlan({ workouts }, input).rules.find(({ id }) => id === rule)
    const worst = WARNED.includes(rule) || WARNED.includes(what) ? 'warn' : 'fail'
    expect(found?.result).toBe(worst)
  })

  it('that begins where the athlete stands passes R27', () => {
    for (const workouts of [AFTER_LATELY, firstRun(65)])
      expect(auditPlan({ workouts }, told).rules.find(({ id }) => id === 'R27')?.result).toBe('pass')
  })

  it.each(FIRST_WEEK_MUTANTS)('is caught by R27 with %s', (_, workouts, lately) => {
    const found = auditPlan({ workouts }, { ...input, fitness: lately }).rules.find(({ id }) => id === 'R27')
    expect(found?.result).toBe('fail')
  })

  it('that begins as big as its peak is caught by R27, whatever is told of the weeks before', () => {
    const found = auditPlan({ workouts: copied(13, 1) }, input).rules.find(({ id }) => id === 'R27')
    expect([found?.result, found?.finding]).toEqual(['fail', 'first-of-season'])
    expect(auditPlan({ workouts: good }, input).rules.find(({ id }) => id === 'R27')?.result).toBe('pass')
  })

  it('without a word on fuel loses points, with one that is missing none', () => {
    const unfuelled = (isWithout: (workout: Workout) => boolean) =>
      auditPlan({ workouts: change(isWithout, ({ fuel: _, ...each }) => each) }, input)
    expect(unfuelled(always).rules.find(({ id }) => id === 'R37')?.severity).toBe('minor')
    expect(unfuelled(always).score).toBe(97)
    expect(unfuelled(inWeeks(9)).score).toBe(100)
  })

  it('whose race asks for what no session practised loses points, and the run of the race wants fuel too', () => {
    const fuelled = (most: number, isRace: boolean) =>
      good.map((workout) =>
        (workout.workoutType === 'race') === isRace
          ? {
              ...workout,
              exercises: workout.exercises.map((each) =>
                each.fuel && each.type === 'bike' ? { ...each, fuel: { least: 30, most } } : each,
              ),
            }
          : workout,
      )
    const told = (workouts: readonly Workout[]) => {
      const { rules, score } = auditPlan({ workouts }, input)
      const { finding, inputs, severity } = rules.find(({ id }) => id === 'R37') ?? {}
      return { score, finding, inputs, severity }
    }
    expect(told(fuelled(60, false))).toEqual({
      score: 97,
      finding: 'fuel-untried',
      inputs: { asked: 90, practised: 60 },
      severity: 'minor',
    })
    expect(told(fuelled(60, true))).toMatchObject({ score: 100, finding: 'race-skills' })
    expect(told(fuelled(120, true))).toMatchObject({ score: 97, inputs: { asked: 120, practised: 90 } })
    const hungry = good.map((workout) =>
      workout.workoutType === 'race'
        ? {
            ...workout,
            exercises: workout.exercises.map(({ fuel, ...each }) =>
              each.type === 'run' ? each : { ...each, ...(fuel && { fuel }) },
            ),
          }
        : workout,
    )
    expect(told(hungry).inputs).toMatchObject({ unfuelled: 1 })
    expect(told(good).inputs).toMatchObject({ unfuelled: 0 })
  })

  it('loses nothing for what is as right as its own: runs of 32 min that add up, and a recovery week of half', () => {
    const odd = change(inWeeks(9), (each) =>
      each.type === 'run' && each.duration < longestOf(9, 'run')
        ? { ...lasting(each, each.duration - 3), intensity: each.intensity }
        : each,
    )
    expect(auditPlan({ workouts: odd }, input).score).toBe(100)
    const restful = auditPlan({ workouts: change(inWeeks(8), scaled(0.75)) }, input)
    expect(restful.rules.find(({ id }) => id === 'R07')).toMatchObject({ result: 'pass' })
    expect(restful.rules.find(({ id }) => id === 'R07')?.value).toBeLessThan(55)
  })

  it.each(AFTER_RACE_MUTANTS)('is caught by R29 with %s', (_, afterRace) => {
    const found = auditPlan({ workouts: good, afterRace }, input).rules.find(({ id }) => id === 'R29')
    expect(found?.result).toBe('fail')
  })
})
