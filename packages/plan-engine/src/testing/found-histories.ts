import type { PlanInput } from '../types.js'
import type { History } from './random-history.js'
import { weekOffering } from './scenarios.js'

const PACES = { swim: 60, bike: 10, run: 300 }

/** A season whose history brought a fault to light. */
const seasonOf = (input: Omit<PlanInput, 'currentPaces' | 'goalPaces' | 'experienceLevel'>): PlanInput => ({
  ...input,
  currentPaces: PACES,
  goalPaces: PACES,
  experienceLevel: 'beginner',
})

/** Found by long runs: the first two asked for more once accepted, the third put sessions back in another order. */
export const FOUND: [History][] = [
  // A race of 842 minutes in a week that a gap makes no smaller: its minutes are none of the fives that training is held to.
  [
    {
      input: seasonOf({
        raceType: 'ironman',
        weeklySchedule: weekOffering('Mon 0.5, Tue 0.5, Fri 0.5'),
        distances: { swim: 2.4, bike: 112, run: 26.2 },
        today: '2026-01-01',
        raceDate: '2026-05-08',
        totalWeeks: 19,
      }),
      at: 0,
      misses: [],
      offs: [{ ahead: 0, days: 4, reason: 'holiday' }],
      races: [{ ahead: 5, priority: 'A', kind: 'ironman', miles: 0, isPlanned: true }],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
  // A long run that a race moves by a day, and that a week off holds.
  [
    {
      input: seasonOf({
        raceType: 'olympic',
        weeklySchedule: weekOffering('Tue 3, Thu 1.5, Fri 1.5, Sat 1, Sun 5.5'),
        distances: { swim: 0.93, bike: 25, run: 6.2 },
        today: '2027-10-26',
        raceDate: '2028-02-09',
        totalWeeks: 16,
      }),
      at: 0,
      misses: [],
      offs: [{ ahead: 0, days: 7, reason: 'holiday', sports: [] }],
      races: [{ ahead: 51, priority: 'C', kind: 'ironman', miles: 6.2, isPlanned: false }],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
  // Weeks that are planned anew, and a session of theirs that goes by itself.
  [
    {
      input: {
        ...seasonOf({
          raceType: 'ironman',
          weeklySchedule: weekOffering('Mon 2e, Tue 1.5, Wed 2e, Fri 1, Sun 1'),
          distances: { swim: 2.4, bike: 112, run: 26.2 },
          today: '2026-01-01',
          raceDate: '2026-04-17',
          totalWeeks: 16,
        }),
        currentPaces: { ...PACES, swim: 65.3 },
        goalPaces: { ...PACES, swim: 65.3 },
      },
      at: 0,
      misses: [],
      offs: [{ ahead: 0, days: 39, reason: 'holiday' }],
      races: [],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
]

/** A hard session was made easy after a week of too much, and went: the next one became easy only when asked again. */
const EASED: History = {
  input: seasonOf({
    raceType: 'ironman',
    weeklySchedule: weekOffering('Sun 1.5, Mon 2, Sat 1'),
    distances: { swim: 2.4, bike: 112, run: 26.2 },
    today: '2026-01-01',
    raceDate: '2026-02-13',
    totalWeeks: 7,
  }),
  at: 0.698,
  misses: [],
  offs: [{ ahead: 0, days: 1, reason: 'holiday', minutesPerDay: 30 }],
  races: [],
  pinned: 0,
  edited: 0,
  done: 1.5,
}

/** One missed session moved, and ten weeks after it gave a session each. */
const SWAPPED: History = {
  input: seasonOf({
    raceType: 'ironman',
    weeklySchedule: weekOffering('Sun 0.5, Mon 2.5, Tue 5, Thu 1, Fri 4e'),
    distances: { swim: 2.4, bike: 112, run: 26.2 },
    today: '2027-03-27',
    raceDate: '2027-08-13',
    totalWeeks: 20,
  }),
  at: 0.022,
  misses: [{ ago: 1, days: 1, sport: undefined }],
  offs: [],
  races: [],
  pinned: 0,
  edited: 0,
  done: 1,
}

/** A race that only time off leaves room for: its legs stand in the week of the time off. */
const MADE_ROOM: History = {
  input: seasonOf({
    raceType: 'ironman',
    weeklySchedule: weekOffering('Sun 0.5, Tue 0.5, Thu 0.5'),
    distances: { swim: 2.4, bike: 112, run: 26.2 },
    today: '2026-01-01',
    raceDate: '2026-02-06',
    totalWeeks: 6,
  }),
  at: 0,
  misses: [],
  offs: [{ ahead: 1, days: 1, reason: 'holiday' }],
  races: [
    { ahead: 0, priority: 'B', kind: 'ironman', miles: 13.1, isPlanned: false },
    { ahead: 1, priority: 'A', kind: 'bike', miles: 13.1, isPlanned: true },
  ],
  pinned: 0,
  edited: 0,
  done: 1,
}

/** A long session that a race moved to a day of few minutes. */
const MOVED: History = {
  input: seasonOf({
    raceType: 'ironman',
    weeklySchedule: weekOffering('Sun 2.5, Wed 0.5, Fri 0.5, Sat 2e'),
    distances: { swim: 2.4, bike: 112, run: 26.2 },
    today: '2026-01-01',
    raceDate: '2026-01-13',
    totalWeeks: 2,
  }),
  at: 0,
  misses: [],
  offs: [{ ahead: 3, days: 1, reason: 'holiday', sports: ['bike'], minutesPerDay: 30 }],
  races: [{ ahead: 2, priority: 'A', kind: 'ironman', miles: 6.2, isPlanned: false }],
  pinned: 0,
  edited: 0,
  done: 1,
}

/** Histories that took the ground from under what came after. */
export const SUNK: [History][] = [
  [MOVED],
  [EASED],
  [SWAPPED],
  [MADE_ROOM],
  // A first week that is all time off: nothing grows from it.
  [
    {
      input: {
        ...seasonOf({
          raceType: 'ironman',
          weeklySchedule: weekOffering('Sun 0.5, Mon 0.5, Sat 0.5'),
          distances: { swim: 2.4, bike: 112, run: 26.2 },
          today: '2026-10-02',
          raceDate: '2026-11-27',
          totalWeeks: 8,
        }),
        fitness: { minutesPerWeek: 0 },
      },
      at: 0,
      misses: [],
      offs: [{ ahead: -6, days: 10, reason: 'holiday' }],
      races: [],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
  // Two stretches of time off that take all sports together, but none of them all.
  [
    {
      input: seasonOf({
        raceType: 'ironman',
        weeklySchedule: weekOffering('Tue 4.5, Thu 0.5, Fri 0.5'),
        distances: { swim: 2.4, bike: 112, run: 26.2 },
        today: '2027-10-31',
        raceDate: '2027-11-29',
        totalWeeks: 5,
      }),
      at: 0,
      misses: [],
      offs: [
        { ahead: 17, days: 1, reason: 'holiday', sports: ['swim'] },
        { ahead: 0, days: 18, reason: 'injury', sports: ['run'] },
      ],
      races: [],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
  // Sessions dealt anew that hold fewer minutes than their week had.
  [
    {
      input: {
        ...seasonOf({
          raceType: 'ironman',
          weeklySchedule: weekOffering('Mon 4, Tue 1, Wed 1, Thu 0.5'),
          distances: { swim: 2.4, bike: 112, run: 26.2 },
          today: '2026-01-01',
          raceDate: '2026-05-13',
          totalWeeks: 19,
        }),
        fitness: { minutesPerWeek: 132 },
      },
      at: 0,
      misses: [],
      offs: [{ ahead: 7, days: 40, reason: 'holiday' }],
      races: [],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
]

/** Gaps of which the longer one gave a longer run: it stood on the way back, where only later ones were held. */
export const LONGER: [PlanInput, number, number[]][] = [
  [
    seasonOf({
      raceType: 'ironman',
      weeklySchedule: weekOffering('Mon 1.5, Tue 2, Fri 0.5, Sat 1e'),
      distances: { swim: 2.4, bike: 112, run: 26.2 },
      today: '2026-10-04',
      raceDate: '2026-11-17',
      totalWeeks: 7,
    }),
    0.3,
    [11, 8],
  ],
  // A run of the third week was as short as its cap after eight days, after seven it was the week's swim of day 12 that gave.
  [
    seasonOf({
      raceType: 'ironman',
      weeklySchedule: weekOffering('Mon 0.5, Tue 1, Wed 3.5e, Fri 0.5, Sat 0.5'),
      distances: { swim: 2.4, bike: 112, run: 26.2 },
      today: '2026-01-01',
      raceDate: '2026-04-08',
      totalWeeks: 14,
      fitness: { minutesPerWeek: 0, longest: {} },
    }),
    0.6288659793814433,
    [7, 8],
  ],
]
