import { IS_SOAK, rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOf, weeksUntil } from '../../calendar.js'
import { BASE, dayOf, lived } from '../../testing/histories.js'
import { type ChangeCase, changeOf, randomChange } from '../../testing/random-change.js'
import type { PlanCalendar, Workout } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import { isGoalRace } from '../proposal/chosen.js'
import { revertProposal } from '../proposal/revert.js'
import { changePlan } from '../season-change/change-plan.js'
import { changedInput, refileWorkouts } from '../season-change/read-change.js'
import type { PlanChange } from '../season-change/types.js'
import type { AdaptQuestion, Made, SeasonInput, TimeOff } from '../types.js'
import { madeOf } from './put-back.js'
import { type MadeLater, type RestoreQuestion, restoreVersion } from './restore-version.js'

/** A plan as it stands, what was accepted for it until then, and what it stood like before each. */
class Kept {
  readonly versions: { input: SeasonInput; saved: readonly Workout[] }[] = []
  readonly made: (MadeLater & Made)[] = []

  constructor(
    public input: SeasonInput,
    public saved: readonly Workout[],
    public today: string,
    private pinned: readonly string[] = [],
  ) {
    this.versions.push({ input, saved })
  }

  private get question(): AdaptQuestion {
    return { input: this.input, saved: this.saved, today: this.today, pinned: this.pinned, made: this.made }
  }

  private keep(input: SeasonInput, saved: readonly Workout[], made: Made) {
    this.input = input
    this.saved = saved
    const standing = new Set(saved.flatMap(({ exercises }) => exercises.map(({ id }) => id)))
    this.pinned = this.pinned.filter((id) => standing.has(id))
    this.made.push({ ...madeOf(made), calendar: calendarOf(input) })
    this.versions.push({ input, saved })
  }

  told(told: Pick<SeasonInput, 'timeOff' | 'races'>) {
    this.input = { ...this.input, ...told }
    return this.adapt()
  }

  adapt() {
    const proposal = adaptPlan(this.question)
    if (proposal.changes.length > 0) this.keep(this.input, applied(this.saved, proposal), proposal)
    return proposal
  }

  change(changed: PlanChange, from?: string) {
    const question = { ...this.question, changed, from }
    const input = changedInput(question)
    const proposal = changePlan(question)
    if (input === this.input) return
    const filed = refileWorkouts(this.saved, this.input, input)
    const saved = applied(filed, proposal).filter(({ week }) => week <= (input.totalWeeks ?? 0))
    this.keep(input, saved, proposal)
  }

  /** What leads to the version after so many changes. */
  back(version: number, more: Partial<RestoreQuestion> = {}) {
    const { today, pinned, saved, input } = this
    const { timeOff, races } = input
    const restored = { ...(this.versions[version]?.input ?? input), timeOff, races }
    return restoreVersion({ input, restored, saved, today, pinned, later: this.made.slice(version), ...more })
  }

  restore(version: number) {
    const proposal = this.back(version)
    const input = this.versions[version]?.input ?? this.input
    if (proposal.findings.length === 0) return proposal
    const all = applied(refileWorkouts(this.saved, this.input, input), proposal)
    const kept = all.filter(({ week }) => week <= (input.totalWeeks ?? 0))
    this.keep({ ...input, timeOff: this.input.timeOff, races: this.input.races }, kept, proposal)
    return proposal
  }
}

const calendarOf = ({ raceDate, totalWeeks }: SeasonInput): PlanCalendar => ({
  raceDate,
  totalWeeks: totalWeeks ?? 0,
})

function applied(saved: readonly Workout[], proposal: Parameters<typeof applyProposal>[1]): Workout[] {
  const workouts = applyProposal(saved, proposal)
  if (!workouts) throw new Error('The proposal was not made for these workouts')
  return workouts
}

/** What stands in a plan after a day: each session, where it stands, and all of it but why. */
const after = (workouts: readonly Workout[], input: SeasonInput, today: string, isOrdered = true): string[] =>
  workouts
    .map((workout) => ({ ...workout, date: dateOf(calendarOf(input), workout.week, workout.day) }))
    .filter(({ date }) => date > today)
    .flatMap(({ date, exercises }) =>
      exercises.map(
        ({ reasons: _, ...exercise }, index) => `${date} ${isOrdered ? index : ''} ${JSON.stringify(exercise)}`,
      ),
    )
    .sort()

const today = dayOf(6, 'Mon')
const holiday = (week: number): TimeOff[] => [
  { id: '1', from: dayOf(week, 'Mon'), to: dayOf(week, 'Sun'), reason: 'holiday' },
]
const SEASON = { ...BASE, totalWeeks: weeksUntil(BASE.today, BASE.raceDate) }
const kept = () => new Kept(SEASON, lived(BASE, today), today)

describe('a version that stands again', () => {
  it('takes back what was accepted after it, and what was accepted before it stays', () => {
    const plan = kept()
    plan.told({ timeOff: holiday(8) })
    plan.told({ timeOff: [...holiday(8), ...holiday(14)] })
    plan.change({ raceDate: addDays(SEASON.raceDate, 14) })
    const { findings, changes } = plan.back(1, { madeAt: '2027-01-20T12:00:00.000Z' })
    expect(findings).toMatchObject([
      { code: 'VERSION_RESTORED', inputs: { madeAt: '2027-01-20T12:00:00.000Z' } },
      {
        code: 'PLAN_CHANGED',
        inputs: { isRaceDate: true, isSchedule: false, isRhythm: false, raceDate: SEASON.raceDate },
      },
    ])
    expect(new Set(changes.map(({ group }) => group)).size).toBe(1)
    expect(new Set(changes.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)))).toEqual(new Set(['restored']))
    plan.restore(1)
    expect(after(plan.saved, SEASON, today)).toEqual(after(plan.versions[1]?.saved ?? [], SEASON, today))
    expect(after(plan.saved, SEASON, today)).not.toEqual(after(plan.versions[0]?.saved ?? [], SEASON, today))
  })

  it('can be taken back itself, and another version can stand again after it', () => {
    const plan = kept()
    plan.told({ timeOff: holiday(8) })
    plan.change({ raceDate: addDays(SEASON.raceDate, -10) })
    plan.restore(0)
    expect(after(plan.saved, SEASON, today)).toEqual(after(plan.versions[0]?.saved ?? [], SEASON, today))
    plan.restore(2)
    expect(after(plan.saved, plan.input, today)).toEqual(after(plan.versions[2]?.saved ?? [], plan.input, today))
    expect(plan.input.raceDate).toBe(addDays(SEASON.raceDate, -10))
  })

  it('is what stands already where nothing was accepted since: nothing to change', () => {
    const plan = kept()
    plan.told({ timeOff: holiday(8) })
    expect(plan.back(1)).toMatchObject({ findings: [], changes: [], notices: [] })
  })

  it('leaves today, and what was edited, moved or pinned since, and says how many sessions that are', () => {
    const plan = kept()
    const first = plan.told({ timeOff: holiday(7) })
    const later = first.changes.filter(({ to }) => to && to.week > 7)
    const [edited, pinned] = later.map(({ id }) => id)
    plan.saved = plan.saved.map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) =>
        each.id === edited ? { ...each, origin: 'edited' as const, duration: 33 } : each,
      ),
    }))
    const { changes, notices } = plan.back(0, { pinned: [pinned ?? ''] })
    expect(notices).toEqual([{ code: 'EDITED_SINCE', inputs: { sessions: 2 } }])
    expect(changes.map(({ id }) => id).sort()).toEqual(
      first.changes.flatMap(({ id }) => (id === edited || id === pinned ? [] : [id])).sort(),
    )
    plan.today = dayOf(7, 'Wed')
    const left = plan.back(0).changes.map(({ from, to }) => to ?? from)
    expect(left.length).toBeGreaterThan(0)
    expect(left.every((place) => place && dateOf(calendarOf(SEASON), place.week, place.day) > plan.today)).toBe(true)
  })

  it('does not stand again when its race is over by now, nor when the plan is', () => {
    const plan = kept()
    plan.change({ raceDate: addDays(SEASON.raceDate, 14) })
    plan.today = SEASON.raceDate
    expect(plan.back(0)).toMatchObject({ notices: [{ code: 'VERSION_OVER' }], changes: [], findings: [] })
    plan.today = addDays(SEASON.raceDate, 14)
    expect(plan.back(0)).toMatchObject({ notices: [{ code: 'PLAN_OVER' }], changes: [], findings: [] })
    expect(plan.back(0, { today: 'never' })).toMatchObject({ notices: [{ code: 'PLAN_OVER' }], changes: [] })
  })

  it('is not given up for a holiday that was taken back with it and is cancelled later', () => {
    const plan = kept()
    plan.told({ timeOff: holiday(8) })
    plan.restore(0)
    expect(plan.told({ timeOff: [] }).changes).toEqual([])
    expect(after(plan.saved, SEASON, today)).toEqual(after(plan.versions[0]?.saved ?? [], SEASON, today))
  })

  it('gives back what a holiday took before it, when that is cancelled after it', () => {
    const plan = kept()
    plan.told({ timeOff: holiday(12) })
    plan.told({ timeOff: holiday(12), races: [] })
    const before = plan.made.length
    plan.told({ timeOff: [...holiday(12), ...holiday(13)] })
    plan.restore(before)
    plan.told({ timeOff: [] })
    expect(after(plan.saved, SEASON, today)).toEqual(after(plan.versions[0]?.saved ?? [], SEASON, today))
  })
})

describe('what becomes other with a version', () => {
  const flags = { isRaceDate: false, isSchedule: false, isPaces: false, isGoal: false, isLevel: false }
  const { swim, bike, run } = SEASON.currentPaces
  it.each<[keyof typeof flags, PlanChange]>([
    ['isRaceDate', { raceDate: addDays(SEASON.raceDate, 7) }],
    ['isSchedule', { weeklySchedule: SEASON.weeklySchedule.map((day) => ({ ...day, available: day.day !== 2 })) }],
    ['isPaces', { currentPaces: { swim, bike, run: run - 20 } }],
    ['isGoal', { goalPaces: { swim, bike, run: run - 60 } }],
    ['isLevel', { experienceLevel: 'advanced' }],
  ])('is told: %s', (flag, changed) => {
    const plan = kept()
    plan.change(changed)
    const [, told] = plan.back(0).findings
    expect(told?.inputs).toMatchObject({ ...flags, [flag]: true, raceDate: SEASON.raceDate })
  })
})

describe('the goal race of a version', () => {
  const race = (workouts: readonly Workout[]) => workouts.filter(isGoalRace)
  const legs = (workouts: readonly Workout[]) => race(workouts).flatMap(({ exercises }) => exercises)

  it('stands on its day again, with the legs that it had; one that was edited since is as it was edited', () => {
    const plan = kept()
    const { swim, bike, run } = SEASON.goalPaces
    plan.change({ raceDate: addDays(SEASON.raceDate, 10), goalPaces: { swim, bike, run: run + 30 } })
    const [, second] = legs(plan.saved)
    plan.saved = plan.saved.map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => (each === second ? { ...each, origin: 'edited', duration: 7 } : each)),
    }))
    const { notices } = plan.restore(0)
    expect(notices).toEqual([{ code: 'EDITED_SINCE', inputs: { sessions: 1 } }])
    expect(race(plan.saved).map(({ week, day }) => dateOf(calendarOf(SEASON), week, day))).toEqual([SEASON.raceDate])
    const first = legs(plan.versions[0]?.saved ?? [])
    expect(legs(plan.saved)).toEqual([first[0], { ...second, origin: 'edited', duration: 7 }, first[2]])
  })

  it('keeps a leg that is pinned', () => {
    const plan = kept()
    const { swim, bike, run } = SEASON.goalPaces
    plan.change({ goalPaces: { swim, bike, run: run + 30 } })
    const [, , third] = legs(plan.saved)
    const { changes } = plan.back(0, { pinned: [third?.id ?? ''] })
    expect(changes.map(({ id }) => id)).not.toContain(third?.id)
  })

  it('keeps legs that something else has changed since', () => {
    const plan = kept()
    const { swim, bike, run } = SEASON.goalPaces
    plan.change({ goalPaces: { swim, bike, run: run + 30 } })
    plan.saved = plan.saved.map((each) =>
      isGoalRace(each) ? { ...each, exercises: each.exercises.map((leg) => ({ ...leg, duration: 3 })) } : each,
    )
    plan.restore(0)
    expect(legs(plan.saved).map(({ duration }) => duration)).toEqual([3, 3, 3])
  })

  it('lets nothing stand again once it is logged', () => {
    const plan = kept()
    plan.told({ timeOff: holiday(8) })
    plan.saved = plan.saved.map((each) => (isGoalRace(each) ? { ...each, isCompleted: true } : each))
    expect(plan.back(0).notices).toEqual([{ code: 'PLAN_OVER', inputs: {} }])
  })
})

describe('what a version leaves', () => {
  it('today, to the session', () => {
    const plan = kept()
    const { changes } = plan.told({ timeOff: holiday(7) })
    const [first] = changes.flatMap(({ from }) => (from ? [dateOf(calendarOf(SEASON), from.week, from.day)] : []))
    plan.today = first ?? ''
    const dates = plan
      .back(0)
      .changes.flatMap(({ from, to }) =>
        [from, to].flatMap((place) => (place ? [dateOf(calendarOf(SEASON), place.week, place.day)] : [])),
      )
    expect(dates.length).toBeGreaterThan(0)
    expect(dates.every((date) => date > plan.today)).toBe(true)
  })

  it('a day that was logged ahead of time', () => {
    const plan = kept()
    const { changes } = plan.told({ timeOff: holiday(7) })
    const shortened = changes.find(({ from, to }) => from && to)?.to
    plan.saved = plan.saved.map((workout) =>
      shortened && workout.week === shortened.week && workout.day === shortened.day
        ? { ...workout, isCompleted: true, completedAt: `${today}T08:00:00Z` }
        : workout,
    )
    expect(plan.back(0).changes.map(({ id }) => id)).not.toContain(shortened?.exercise.id)
  })

  it('what stands again already, and what is past, which need no word', () => {
    const plan = kept()
    plan.told({ timeOff: holiday(7) })
    const made = plan.back(0, { saved: plan.versions[0]?.saved ?? [] })
    expect(made).toMatchObject({ changes: [], notices: [], findings: [] })
    const { changes } = plan.back(0)
    const eased = changes.find(({ from, to }) => from && to && from.week === to.week && from.day === to.day)
    const putBack = plan.saved.map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => (each.id === eased?.id && eased.to ? eased.to.exercise : each)),
    }))
    expect(plan.back(0, { saved: putBack })).toMatchObject({ notices: [] })
    plan.told({ timeOff: [...holiday(7), ...holiday(16)] })
    plan.today = dayOf(12, 'Mon')
    const later = plan.back(0)
    expect(later.changes.length).toBeGreaterThan(0)
    expect(later.notices).toEqual([])
  })

  it('nothing behind its race, also of what was made by hand: that is told as dropped', () => {
    const plan = kept()
    plan.change({ raceDate: addDays(SEASON.raceDate, 14) })
    const late = plan.saved.find(({ week, workoutType }) => week === plan.input.totalWeeks && workoutType !== 'race')
    const [own] = late?.exercises ?? []
    plan.saved = plan.saved.map((workout) =>
      workout === late
        ? { ...workout, exercises: workout.exercises.map((each) => ({ ...each, origin: 'added' as const })) }
        : workout,
    )
    expect(plan.back(0).changes.find(({ id }) => id === own?.id)?.kind).toBe('drop')
  })
})

it('is no change that a holiday made: cancelled later, that gives back what stood before it', () => {
  const plan = kept()
  plan.told({ timeOff: holiday(8) })
  const [away] = plan.made
  const eased = away?.changes.find(({ from, to }) => from && to)
  if (!away || !eased?.to) throw new Error('The holiday eases nothing')
  const shorter = { ...eased.to, exercise: { ...eased.to.exercise, duration: 15 } }
  const reasons = [{ rule: 'overdone', inputs: { planned: 20, week: 6, percent: 150 }, source: 'design' }]
  const overdone = { ...away, changes: [{ ...eased, from: eased.to, to: shorter, reasons }] }
  const restored = { ...away, facts: [], changes: [{ ...eased, group: 'restored', from: shorter, to: eased.to }] }
  const made = [away, overdone, restored]
  const { changes } = adaptPlan({ input: { ...SEASON, timeOff: [] }, saved: plan.saved, today, made })
  expect(changes.find(({ id }) => id === eased.id)?.to).toEqual(eased.from)
})

describe('any version of random histories', () => {
  const cases = fc.tuple(randomChange(), randomChange({ misses: 0 }))

  function keptOf([one, other]: [ChangeCase, ChangeCase]) {
    const { input, saved, today: day, pinned, changed, from } = changeOf(one)
    const totalWeeks = input.totalWeeks ?? weeksUntil(input.today, input.raceDate)
    const plan = new Kept({ ...input, totalWeeks }, saved, day, pinned)
    plan.adapt()
    plan.change(changed, from)
    plan.adapt()
    plan.change(changeOf(other).changed)
    return plan
  }

  it(
    'stands again to the session from tomorrow on, once, and the way back is exact',
    () => {
      fc.assert(
        fc.property(cases, (all) => {
          const plan = keptOf(all)
          const { input, saved } = plan
          const changed = new Set(plan.made.flatMap(({ changes }) => changes.map(({ id }) => id)))
          for (const [version, stood] of plan.versions.entries()) {
            if (stood.input.raceDate <= plan.today) continue
            const proposal = plan.back(version)
            if (proposal.findings.length === 0) continue
            const filed = refileWorkouts(saved, input, stood.input)
            const now = applied(filed, proposal)
            // Beside a session that stays, one that has its id and its day again may come first.
            const isOrdered = all.every(({ history: { pinned, edited } }) => pinned + edited === 0)
            // One that was missed and moved stays where it is: its day is over.
            const over = stood.saved
              .filter(({ week, day }) => dateOf(calendarOf(stood.input), week, day) <= plan.today)
              .flatMap(({ exercises }) => exercises.map(({ id }) => id))
            const sessions = (workouts: readonly Workout[]) =>
              after(
                workouts.map((each) => ({ ...each, exercises: each.exercises.filter(({ id }) => !over.includes(id)) })),
                stood.input,
                plan.today,
                isOrdered && over.every((id) => !changed.has(id)),
              )
            expect(sessions(now)).toEqual(sessions(stood.saved))
            expect(JSON.stringify(revertProposal(now, proposal))).toBe(JSON.stringify(filed))
            const again = { input: stood.input, restored: stood.input, saved: now, later: [] }
            expect(plan.back(version, again)).toMatchObject({ findings: [], changes: [] })
          }
        }),
        { numRuns: rounds({ short: 25, soak: 10_000 }) },
      )
    },
    IS_SOAK ? 86_400_000 : 300_000,
  )
})
