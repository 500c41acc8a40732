import { describe, expect, test } from 'vitest'
import { addDays } from '../../calendar.js'
import { BASE, dayOf, lived } from '../../testing/histories.js'
import type { Exercise, Workout } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import type { SeasonInput } from '../types.js'
import { changePlan } from './change-plan.js'

const TODAY = dayOf(9, 'Sun')
const FASTER = { currentPaces: { swim: 100, bike: 20, run: 450 }, goalPaces: { swim: 95, bike: 21, run: 430 } }

type Told = { input?: SeasonInput; today?: string; change?: (saved: Workout[]) => Workout[]; pinned?: string[] }

/** The sessions before and after other paces were told, by id. */
function repacedIn({ input = BASE, today = TODAY, change = (saved) => saved, pinned = [] }: Told = {}) {
  const saved = change(lived(input, today))
  const proposal = changePlan({ input, changed: FASTER, saved, today, pinned })
  const now = applyProposal(saved, proposal) ?? []
  const sessionsOf = (workouts: readonly Workout[]) =>
    new Map(workouts.flatMap(({ exercises }) => exercises.map((exercise) => [exercise.id, exercise] as const)))
  return { saved, now, before: sessionsOf(saved), after: sessionsOf(now) }
}

const inWeek = (week: number, workouts: readonly Workout[]): Exercise[] =>
  workouts
    .filter((workout) => workout.week === week && workout.workoutType !== 'race')
    .flatMap((each) => each.exercises)

/** Seconds for a mile at which a run is called. */
const paceOf = ({ pace }: Exercise): number => {
  const [minutes = 0, seconds = 0] = pace.split('/')[0]?.split(':').map(Number) ?? []
  return 60 * minutes + seconds
}

describe('other paces alone', () => {
  test('give each session to come its new paces, and leave its day, its minutes and its reasons', () => {
    const { saved, now } = repacedIn()
    const [was, is] = [inWeek(11, saved), inWeek(11, now)]
    expect(is.map(({ id, duration, code, reasons }) => [id, duration, code, reasons])).toEqual(
      was.map(({ id, duration, code, reasons }) => [id, duration, code, reasons]),
    )
    for (const [index, { pace }] of is.entries()) expect(pace).not.toBe(was[index]?.pace)
  })

  test('leave what was before, what is logged, and what is pinned, made or changed by hand', () => {
    const own = inWeek(11, lived(BASE, TODAY)).map(({ id }) => id)
    const [logged = '', pinned = '', edited = ''] = own
    const { before, after, saved, now } = repacedIn({
      pinned: [pinned],
      change: (workouts) =>
        workouts.map((workout) => ({
          ...workout,
          isCompleted: workout.isCompleted || workout.exercises.some(({ id }) => id === logged),
          exercises: workout.exercises.map((exercise) =>
            exercise.id === edited ? { ...exercise, origin: 'edited' as const } : exercise,
          ),
        })),
    })
    for (const id of [logged, pinned, edited]) expect(after.get(id)).toBe(before.get(id))
    for (let week = 1; week <= 9; week++) expect(inWeek(week, now)).toEqual(inWeek(week, saved))
  })

  test('keep a session as much slower after a gap as it was', () => {
    const today = dayOf(10, 'Mon')
    const missed = [{ from: addDays(today, -20), to: addDays(today, -1) }]
    const accepted = () => {
      const saved = lived(BASE, today, missed)
      return applyProposal(saved, adaptPlan({ input: BASE, saved, today })) ?? []
    }
    const { before, after } = repacedIn({ today, change: accepted })
    const fresh = repacedIn({ today }).after
    const slowed = [...before.values()].filter(
      ({ type, reasons }) => type === 'run' && reasons.some(({ rule }) => rule === 'way-back-pace'),
    )
    expect(slowed.length).toBeGreaterThan(0)
    for (const { id, code } of slowed) {
      const [is, usual] = [after.get(id), fresh.get(id)]
      if (is && usual && is.code === usual.code && code === is.code) expect(paceOf(is)).toBeGreaterThan(paceOf(usual))
    }
  })

  test('leave a race on the way as it was told', () => {
    const race = { id: 'r', date: dayOf(12, 'Sun'), priority: 'B' as const, kind: 'olympic' as const }
    const input: SeasonInput = { ...BASE, races: [{ ...race, distances: { swim: 0.93, bike: 25, run: 6.2 } }] }
    const planned = (saved: Workout[]) => applyProposal(saved, adaptPlan({ input, saved, today: TODAY })) ?? []
    const { saved, now } = repacedIn({ input, change: planned })
    const raceIn = (workouts: readonly Workout[]) => workouts.find(({ priority }) => priority === 'B')
    expect(raceIn(saved)?.exercises).toHaveLength(3)
    expect(raceIn(now)).toBe(raceIn(saved))
  })
})
