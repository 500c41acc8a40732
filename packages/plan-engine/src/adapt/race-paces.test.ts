import { IS_SOAK, printFigures, rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOf, daysBetween } from '../calendar.js'
import { legSeconds, predictFinish } from '../formulas/finish-time.js'
import { RACE_PRESETS } from '../formulas/presets.js'
import { pacesBetween } from '../formulas/zones.js'
import { generatePlan } from '../generate-plan.js'
import { BASE, dayOf, lived, type Missed } from '../testing/histories.js'
import { randomInput } from '../testing/random-input.js'
import { type IsoDay, SPORTS, type Sport } from '../types.js'
import { adaptPlan } from './adapt-plan.js'
import { finishForecast } from './race-paces.js'
import { readTimeline } from './timeline/timeline.js'
import type { AdaptQuestion, SeasonInput } from './types.js'

const forecast = (question: AdaptQuestion): number => {
  const timeline = readTimeline(question)
  return timeline ? finishForecast(timeline) : 0
}

/** The 70.3 of twenty weeks at the beginning of its tenth, what was missed before it left out. */
const after = (missed: readonly Missed[], input: SeasonInput = BASE, today = dayOf(10, 'Mon')): number =>
  forecast({ input, saved: lived(BASE, today, missed), today })

/** The days before a day. */
const last = (days: number, sport?: Sport, before: IsoDay = dayOf(10, 'Mon')): Missed => ({
  from: addDays(before, -days),
  to: addDays(before, -1),
  ...(sport && { sport }),
})

const MILES = RACE_PRESETS['70.3']
const GOAL = Math.round(predictFinish(MILES, BASE.goalPaces))
const TODAYS = Math.round(predictFinish(MILES, BASE.currentPaces))

const WEEK_5 = { from: dayOf(5, 'Mon'), to: dayOf(5, 'Sun') }
const PLANNED = generatePlan(BASE).workouts

/** The days from a day on that hold a session of a sport. */
const planned = (sport: Sport, from: IsoDay): IsoDay[] =>
  PLANNED.filter(({ exercises }) => exercises.some(({ type }) => type === sport))
    .map(({ week, day }) => dateOf(BASE, week, day))
    .filter((date) => date >= from)
    .sort()

describe('the finish forecast of a season', () => {
  it('is the goal while nothing was missed, and while days are too few to be time off', () => {
    expect(after([])).toBe(GOAL)
    expect(after([last(3)])).toBe(GOAL)
    expect(after([last(4)])).toBeGreaterThan(GOAL)
  })

  it.each([
    [5, 19_201],
    [16, 19_354],
    [25, 19_432],
    [45, 19_674],
  ])('moves by what %i days without training take of the way from 5:32:48 to 5:19:46', (days, seconds) => {
    expect([GOAL, TODAYS]).toEqual([19_186, 19_968])
    expect(after([last(days)])).toBe(seconds)
    const today = dayOf(10, 'Mon')
    const { before, after: then } = adaptPlan({ input: BASE, saved: lived(BASE, today, [last(days)]), today })
    expect([before?.finish, then?.finish]).toEqual([seconds, seconds])
  })

  it.each(SPORTS)('misses the days without %s, and as many after more than five of them', (sport) => {
    const [first = 0, last = 0, next = 0] = [
      planned(sport, WEEK_5.from)[0],
      planned(sport, WEEK_5.from).findLast((date) => date <= WEEK_5.to),
      planned(sport, addDays(WEEK_5.to, 1))[0],
    ].map((date) => daysBetween(WEEK_5.from, date ?? ''))
    const off = last - first + 1
    const missed = next - first + (off > 5 ? off : 0)
    // Twenty weeks, of which three rest and one is the race's, go fifteen steps.
    const paces = pacesBetween(BASE.currentPaces, BASE.goalPaces, 1 - missed / 7 / 15)
    const slower = legSeconds(MILES, paces)[sport] - legSeconds(MILES, BASE.goalPaces)[sport]
    expect(off).toBeGreaterThan(3)
    expect(after([{ ...WEEK_5, sport }])).toBe(Math.round(predictFinish(MILES, BASE.goalPaces) + slower))
  })

  it('goes no way in weeks that rest', () => {
    const week = (from: number) => after([{ from: dayOf(from, 'Mon'), to: dayOf(from, 'Sun') }]) - GOAL
    const [before, resting, load] = [week(3), week(4), week(5)]
    expect(before).toBeLessThan(0.6 * load)
    expect(resting).toBeLessThan(0.6 * load)
  })

  it('remembers days off that are over, told ahead, and in any sport', () => {
    const over = [{ from: dayOf(3, 'Mon'), to: dayOf(4, 'Sun') }]
    const ahead = (from: number, to: number): SeasonInput => ({
      ...BASE,
      timeOff: [{ id: 'h', from: dayOf(from, 'Mon'), to: dayOf(to, 'Sun'), reason: 'holiday' }],
    })
    expect(after(over)).toBeGreaterThan(after([]))
    expect(after([...over, last(14)])).toBeGreaterThan(after([last(14)]))
    expect(after([], ahead(13, 14))).toBeGreaterThan(GOAL)
    expect(after([], ahead(19, 20))).toBeGreaterThan(after([], ahead(13, 14)))
  })

  it('slows the sport that was missed alone, by less while others go on', () => {
    const whole = legSeconds(MILES, BASE.goalPaces)
    const today = dayOf(19, 'Mon')
    const off = (sport?: Sport) => after([last(21, sport, today)], BASE, today)
    const runOnly = off('run') - GOAL
    const [alone, others] = [off(), off('run')]
    expect(others).toBeLessThan(alone)
    // .976 of the speed after three weeks, two thirds of the rest back on race day; six weeks of the way, two of which rest.
    expect(runOnly).toBeGreaterThan(whole.run * (1 / 0.99 - 1))
    expect(runOnly).toBeLessThan(whole.run * 0.06)
  })

  it('misses what has not come back by race day', () => {
    const inTime = after([last(14)])
    const today = dayOf(19, 'Thu')
    const late = after([last(14, undefined, today)], BASE, today)
    expect(late).toBeGreaterThan(inTime)
    const never = after([last(14, undefined, dayOf(20, 'Sat'))], BASE, dayOf(20, 'Sat'))
    expect(never).toBeGreaterThan(late)
  })

  it('comes to the row of the table where no time is left, with others or without', () => {
    // Nothing to gain, and the race is on the day that training resumes.
    const same = { ...BASE, goalPaces: BASE.currentPaces }
    const today = BASE.raceDate
    const whole = legSeconds(MILES, BASE.currentPaces)
    const runs = after([last(21, 'run', today)], same, today)
    const all = after([last(21, undefined, today)], same, today)
    expect(runs - TODAYS).toBe(Math.round(whole.run / 0.976 - whole.run))
    expect(all).toBeGreaterThan(TODAYS / 0.96)
    const toldLately = { ...same, pacesFrom: addDays(today, -7) }
    expect(after([last(21, undefined, today)], toldLately, today)).toBeLessThan(TODAYS / 0.994)
  })

  it('counts six days more for fever, and nothing beyond the race', () => {
    const off = (reason: 'holiday' | 'ill-fever', from: IsoDay, to: IsoDay): SeasonInput => ({
      ...BASE,
      timeOff: [{ id: 'o', from, to, reason }],
    })
    const [from, to] = [dayOf(13, 'Mon'), dayOf(13, 'Sun')]
    expect(after([], off('ill-fever', from, to))).toBeGreaterThan(after([], off('holiday', from, to)) + 10)
    const beyond = (days: number) => after([], off('holiday', dayOf(19, 'Mon'), addDays(BASE.raceDate, days)))
    expect(beyond(30)).toBe(beyond(0))
  })

  it("counts from the day that today's paces were told on", () => {
    const told = (day: IsoDay): SeasonInput => ({ ...BASE, pacesFrom: day })
    const today = dayOf(10, 'Mon')
    expect(after([last(25)], told(today))).toBe(GOAL)
    expect(after([last(25)], told(addDays(today, -3)))).toBe(GOAL)
    expect(after([last(25)], told(addDays(today, -10)))).toBeGreaterThan(GOAL)
    expect(after([last(25)], told(addDays(today, -60)))).toBeGreaterThan(after([last(25)], told(addDays(today, -10))))
  })

  it('promises no gain that nobody asked for, and stays slower where the goal is', () => {
    const same = { ...BASE, goalPaces: BASE.currentPaces }
    expect(after([last(45)], same)).toBe(TODAYS)
    const slower = { ...BASE, currentPaces: BASE.goalPaces, goalPaces: BASE.currentPaces }
    expect(after([last(45)], slower)).toBe(TODAYS)
  })

  it('asks for a look at the goal with what is within reach', () => {
    const today = dayOf(10, 'Mon')
    const { notices, after: then } = adaptPlan({ input: BASE, saved: lived(BASE, today, [last(25)]), today })
    expect(notices).toEqual([{ code: 'GOAL_REVIEW', inputs: { days: 25, goal: GOAL, finish: then?.finish } }])
  })
})

const RUNS = rounds({ short: 300, soak: 100_000 })

/** Milliseconds that they may take on a busy machine. */
const PATIENCE = IS_SOAK ? 86_400_000 : 300_000

/** Days that were missed, of all sports or of one, as they lie before the day. */
const miss = fc.record({
  ago: fc.integer({ min: 1, max: 90 }),
  days: fc.integer({ min: 1, max: 60 }),
  sport: fc.constantFrom<Missed['sport'][]>(undefined, undefined, 'swim', 'bike', 'run'),
})

describe('more days away', () => {
  it(
    'are never a faster finish',
    () => {
      fc.assert(
        fc.property(
          randomInput.filter(({ today, raceDate }) => daysBetween(today, raceDate) <= 182),
          fc.integer({ min: 0, max: 100 }),
          fc.array(miss, { minLength: 1, maxLength: 4 }),
          fc.array(miss, { minLength: 1, maxLength: 2 }),
          (input, percent, few, more) => {
            const today = addDays(input.today, Math.floor((percent / 100) * daysBetween(input.today, input.raceDate)))
            const { workouts } = generatePlan(input)
            const toMissed = ({ ago, days, sport }: (typeof few)[number]): Missed => {
              const to = addDays(today, -ago)
              return { from: addDays(to, 1 - days), to, ...(sport && { sport }) }
            }
            const finishAfter = (missed: readonly (typeof few)[number][]) =>
              forecast({ input, saved: lived(input, today, missed.map(toMissed), workouts), today })
            expect(finishAfter([...few, ...more])).toBeGreaterThanOrEqual(finishAfter(few))
            expect(finishAfter(few)).toBeGreaterThanOrEqual(finishAfter([]))
          },
        ),
        { numRuns: RUNS },
      )
      printFigures(
        `${RUNS} seasons from seed ${fc.readConfigureGlobal().seed} on: no more days away were a faster finish`,
      )
    },
    PATIENCE,
  )
})
