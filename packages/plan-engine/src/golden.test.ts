import { describe, expect, test } from 'vitest'
import { daysBetween } from './calendar.js'
import { changeGoal } from './edit/change-goal.js'
import { generatePlan } from './generate-plan.js'
import { GOLDEN } from './testing/golden-inputs.js'
import { daysToRace, fillFault, hardDays, longest, stepSeconds, weekOfPlan } from './testing/plan-facts.js'
import { minuteRow, scenario } from './testing/scenarios.js'
import type { PlanInput, Workout } from './types.js'

const { G1, G2, G3, G4, G5, G6, G7, G8, G9, G10, G11, G12, G13 } = GOLDEN

/** Minutes of the trial implementation of the same rules: a snapshot, not science. */
const ROWS: Partial<Record<keyof typeof GOLDEN, string>> = {
  G1: '250 270 285 185r 300 320 255t 175R',
  G2: '345 375 410 265r 450 470 485 315r 495 510 385t 255R',
  G3: '490 535 580 375r 625 635 650 425r 660 670 685 550a 720 650t 505t 285R',
  G4: '560 605 630 410r 665 670 725 470r 770 785 800 520r 810 820 830 540r 840 845 855 685a 865 690t 520t 345R',
  G5: '900 940 980 635r 1020 1040 1060 690r 1080 1100 1120 730r 1140 1155 1170 935a 1200 960t 720t 420R',
  G6: '70 70 70 50r 70 75 80 80 60t 45R',
  G8: '175R',
  G10: '540 575 610 395r 630 650 665 430r 685 700 720 650t 505t 325R',
  G11: '360 385 410 265r 425 440 455 295r 475 430t 335t 180R',
  G12: '285 310 250t 170R',
}

const SCENARIOS = Object.keys(ROWS) as (keyof typeof ROWS)[]

/** 5 % of a small week is less than the five minutes a plan is made of. */
const nearly = (minutes: number) => Math.max(5, 0.05 * minutes)

describe('minutes of the golden scenarios', () => {
  test.each(SCENARIOS)('%s: week kinds are the same, minutes within 5 %%', (name) => {
    const expected = (ROWS[name] ?? '').split(' ')
    const planned = minuteRow(generatePlan(GOLDEN[name])).split(' ')
    expect(planned.map((week) => week.replace(/\d/g, ''))).toEqual(expected.map((week) => week.replace(/\d/g, '')))
    planned.forEach((week, index) => {
      const minutes = Number.parseInt(expected[index] ?? '', 10)
      expect(Math.abs(Number.parseInt(week, 10) - minutes), `week ${index + 1}: ${week}`).toBeLessThanOrEqual(
        nearly(minutes),
      )
    })
  })

  test('G7 peaks near 355 and holds .95 of it until the last two weeks, with an easier week after at most four', () => {
    const { weeks } = generatePlan(G7)
    const minutes = weeks.map((week) => week.minutes)
    const peak = Math.max(...minutes)
    expect(Math.abs(peak - 355)).toBeLessThanOrEqual(nearly(355))
    for (const { kind, minutes: week } of weeks.slice(53, 58))
      expect(week / peak).toBeCloseTo(kind === 'absorb' ? 0.77 : 0.95, 1)
    expect(minuteRow({ weeks: weeks.slice(53) })).toMatch(/^\d+ \d+ \d+a \d+ \d+ \d+t \d+R$/)
    expect(Math.abs((minutes[58] ?? 0) - 285)).toBeLessThanOrEqual(nearly(285))
    expect(Math.abs((minutes[59] ?? 0) - 195)).toBeLessThanOrEqual(nearly(195))
  })

  test('G13 starts and ends like its snapshot', () => {
    const row = generatePlan(G13).weeks.map(({ minutes }) => minutes)
    const expected = [630, 665, 695, 450]
    expected.forEach((minutes, week) => {
      expect(Math.abs((row[week] ?? 0) - minutes)).toBeLessThanOrEqual(nearly(minutes))
    })
    expect(row.slice(-4)).toEqual([915, 730, 550, 345])
  })
})

describe('what the golden scenarios promise', () => {
  test('G1: one recovery week, no Taper label but a cut of 41-60 %, runs up to 40 min, at least 89 % easy', () => {
    const plan = generatePlan(G1)
    expect(plan.weeks.filter(({ kind }) => kind === 'recovery').map(({ week }) => week)).toEqual([4])
    expect(plan.weeks.some(({ phase }) => phase === 'Taper')).toBe(false)
    const biggest = plan.weeks
      .map(({ minutes }) => minutes)
      .sort((a, b) => b - a)
      .slice(0, 3)
    const cut = 1 - (plan.weeks.at(-1)?.minutes ?? 0) / (biggest.reduce((sum, minutes) => sum + minutes, 0) / 3)
    expect(cut).toBeGreaterThanOrEqual(0.41)
    expect(cut).toBeLessThanOrEqual(0.6)
    expect(longest(plan, 'run')).toBeLessThanOrEqual(40)
    expect(stepSeconds(plan, ['recovery', 'easy']) / stepSeconds(plan)).toBeGreaterThanOrEqual(0.89)
  })

  test('G2: recovery in weeks 4 and 8 at 65 %, a brick in every peak week, hard days on Monday and Thursday only', () => {
    const plan = generatePlan(G2)
    const minutes = plan.weeks.map((week) => week.minutes)
    expect((minutes[3] ?? 0) / (minutes[2] ?? 1)).toBeCloseTo(0.65, 1)
    expect((minutes[7] ?? 0) / (minutes[6] ?? 1)).toBeCloseTo(0.65, 1)
    for (const { week } of plan.weeks.filter(({ phase }) => phase === 'Peak Phase'))
      expect(weekOfPlan(plan, week).some(({ exercises }) => exercises.some(({ linked }) => linked))).toBe(true)
    const days = new Set(
      hardDays(plan)
        .filter(({ week, exercises }) => week < 12 && !exercises.some(({ code }) => code === 'S-TEST'))
        .map(({ day }) => day),
    )
    expect([...days].sort()).toEqual([1, 4])
  })

  test('G3: week 12 absorbs, at most four load weeks follow each other, the long ride reaches 3 h 30', () => {
    const plan = generatePlan(G3)
    expect(plan.weeks[11]?.kind).toBe('absorb')
    expect(plan.weeks.map(({ kind }) => (kind === 'load' ? 'l' : '-')).join('')).not.toContain('lllll')
    expect(longest(plan, 'bike')).toBeGreaterThanOrEqual(210)
  })

  test('G4: long ride 300, long run 120 to 150, no run over 90 min in the last 13 days', () => {
    const plan = generatePlan(G4)
    expect(longest(plan, 'bike')).toBe(300)
    expect(longest(plan, 'run')).toBeGreaterThanOrEqual(120)
    expect(longest(plan, 'run')).toBeLessThanOrEqual(150)
    const late = plan.workouts.filter((workout) => workout.workoutType !== 'race' && daysToRace(G4, workout) <= 13)
    for (const { exercises } of late)
      for (const { type, duration } of exercises) if (type === 'run') expect(duration).toBeLessThanOrEqual(90)
  })

  test('G5: peaks at 20 h of the 56 offered, has a light day every week, long ride 360, runs up to 150', () => {
    const plan = generatePlan(G5)
    expect(Math.max(...plan.weeks.map(({ minutes }) => minutes))).toBe(1200)
    expect(longest(plan, 'bike')).toBe(360)
    expect(longest(plan, 'run')).toBeLessThanOrEqual(150)
    for (const { week } of plan.weeks)
      expect(
        weekOfPlan(plan, week).some(
          ({ totalDuration, exercises }) =>
            totalDuration <= 45 && exercises.every(({ intensity }) => intensity === 'easy'),
        ),
      ).toBe(true)
  })

  test('G6: one session a day, all three sports every week, and a word on what is too short', () => {
    const plan = generatePlan(G6)
    for (const { exercises, workoutType } of plan.workouts)
      if (workoutType !== 'race') expect(exercises).toHaveLength(1)
    for (const { bySport } of plan.weeks.slice(0, -1))
      expect(Object.values(bySport).every((minutes) => minutes > 0)).toBe(true)
    expect(plan.notices.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['SHORT_PLAN', 'TOO_FEW_HOURS', 'LONG_RUN_SHORT']),
    )
  })

  test('G8: only the race window, one sharpener, openers of at most 30 min the day before', () => {
    const plan = generatePlan(G8)
    const codes = plan.workouts.flatMap(({ exercises }) => exercises.map(({ code = '' }) => code))
    expect(codes.filter((code) => code.endsWith('-SHARP'))).toHaveLength(1)
    const eve = plan.workouts.find((workout) => daysToRace(G8, workout) === 1)
    expect(eve?.exercises.map(({ code }) => code)).toEqual(['X-OPEN', 'X-OPEN'])
    expect(eve?.totalDuration).toBeLessThanOrEqual(30)
  })

  test('G9: on race day there is the race and a notice', () => {
    const plan = generatePlan(G9)
    expect(plan.workouts.map(({ workoutType }) => workoutType)).toEqual(['race'])
    expect(plan.workouts[0]?.exercises.map(({ duration }) => duration)).toEqual([28, 78, 49])
    expect(plan.workouts[0]?.totalDuration).toBe(155)
    expect(plan.notices[0]?.code).toBe('RACE_TODAY')
  })

  test('G10: races on an unavailable Wednesday, trains on six days before it, nothing after', () => {
    const plan = generatePlan(G10)
    const last = weekOfPlan(plan, 14)
    expect(last.at(-1)).toMatchObject({ workoutType: 'race', day: 3 })
    expect(last).toHaveLength(7)
  })

  test('G11: two swims in every load week, and a long ride of about two hours', () => {
    const plan = generatePlan(G11)
    for (const { week } of plan.weeks.filter(({ kind }) => kind === 'load')) {
      const swims = weekOfPlan(plan, week).flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'swim'))
      expect(swims.length).toBeGreaterThanOrEqual(2)
    }
    expect(longest(plan, 'bike')).toBeGreaterThanOrEqual(115)
  })

  test('G12: the race takes the place of Saturday training, and there is no recovery week', () => {
    const plan = generatePlan(G12)
    expect(plan.weeks.some(({ kind }) => kind === 'recovery')).toBe(false)
    expect(weekOfPlan(plan, 4).filter(({ day }) => day === 6)).toMatchObject([{ workoutType: 'race' }])
  })

  test('G13: another goal changes paces and distances, never minutes, ids or sessions', () => {
    const shape = (input: PlanInput) =>
      generatePlan(input).workouts.map(({ week, day, workoutType, exercises }) => ({
        week,
        day,
        workoutType,
        exercises: exercises.map(({ id, type, code, duration, intensity }) => ({
          id,
          type,
          code,
          duration,
          intensity,
        })),
      }))
    const training = (input: PlanInput) => shape(input).filter(({ workoutType }) => workoutType !== 'race')
    expect(training({ ...G13, goalPaces: G13.currentPaces })).toEqual(training(G13))
    expect(generatePlan({ ...G13, goalPaces: G13.currentPaces })).not.toEqual(generatePlan(G13))
  })

  test('GC1: each long run is first on its day, and the only runs behind rides are 10 to 16 linked ones', () => {
    const { workouts } = generatePlan(scenario('70.3', 'intermediate', 20))
    const training = workouts.filter(({ workoutType }) => workoutType !== 'race')
    const behindRides = training.flatMap(({ week, exercises }) =>
      exercises.filter(({ type }, index) => week < 20 && type === 'run' && exercises[index - 1]?.type === 'bike'),
    )
    expect(behindRides.every(({ linked }) => linked)).toBe(true)
    expect(behindRides.length).toBeGreaterThanOrEqual(10)
    expect(behindRides.length).toBeLessThanOrEqual(16)
    const longRunDays = training.filter(({ exercises }) => exercises.some(({ code }) => code?.startsWith('R-LONG')))
    for (const { exercises, workoutType } of longRunDays) {
      expect(exercises[0]?.code).toMatch(/^R-LONG/)
      if (exercises.length > 1) expect(workoutType).toBe('mixed')
    }
  })

  test('GC3: every swim is whole lengths of 50 m, and leaves less of its minutes open than one takes', () => {
    const faults = Object.values(GOLDEN).flatMap((input) =>
      generatePlan(input)
        .workouts.filter(({ workoutType }) => workoutType !== 'race')
        .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'swim'))
        .map(({ steps, duration }) => fillFault('swim', steps, duration)),
    )
    expect(faults.length).toBeGreaterThan(300)
    expect(faults.filter((fault) => fault !== '')).toEqual([])
  })

  test('GC4: a faster goal keeps ids, days and minutes; the metres of at least 90 % of the swims grow or stay', () => {
    const plan = generatePlan(scenario('olympic', 'intermediate', 14))
    const faster = changeGoal(plan.workouts, scenario('olympic', 'intermediate', 14), {
      swim: 98,
      bike: 20.5,
      run: 440,
    })
    const swimsOf = (workouts: readonly Workout[]) =>
      workouts
        .filter(({ workoutType }) => workoutType !== 'race')
        .flatMap(({ week, day, exercises }) =>
          exercises.filter(({ type }) => type === 'swim').map((swim) => ({ week, day, ...swim })),
        )
    const [before, after] = [swimsOf(plan.workouts), swimsOf(faster)]
    const frame = (swims: typeof before) =>
      swims.map(({ week, day, id, code, duration }) => [week, day, id, code, duration])
    expect(frame(after)).toEqual(frame(before))
    const metres = (swims: typeof before) => swims.map(({ distance }) => Number.parseInt(distance, 10))
    const grown = metres(after).filter((value, index) => value >= (metres(before)[index] ?? 0))
    expect(grown.length).toBeGreaterThanOrEqual(0.9 * before.length)
    for (const { steps, duration } of after) expect(fillFault('swim', steps, duration)).toBe('')
  })

  test('G14: twice the same bytes, in whatever order the days of the schedule stand', () => {
    for (const input of Object.values(GOLDEN)) {
      const bytes = JSON.stringify(generatePlan(input))
      expect(JSON.stringify(generatePlan(input))).toBe(bytes)
      const shuffled = { ...input, weeklySchedule: [...input.weeklySchedule].reverse() }
      expect(JSON.stringify(generatePlan(shuffled))).toBe(bytes)
    }
  })

  test('weeks count back from race day', () => {
    expect(daysBetween(G10.today, G10.raceDate)).toBe(97)
    expect(generatePlan(G10).workouts[0]).toMatchObject({ week: 1, day: 4 })
  })
})
