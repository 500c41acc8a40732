import type { NewPlan } from '@tri/api-contract'
import { addDays, defaultSchedule, weeksUntil } from '@tri/plan-engine'

const START = '2026-11-20'

/** An Olympic race on a Sunday, 14 weeks and two days ahead. */
export function newPlan(changes: Partial<NewPlan> = {}): NewPlan {
  const raceDate = changes.raceDate ?? '2027-02-28'
  return {
    name: 'Spring race',
    raceType: 'olympic',
    swimDistance: '0.93',
    bikeDistance: '25',
    runDistance: '6.2',
    raceDate,
    startDate: START,
    totalWeeks: weeksUntil(START, raceDate),
    experienceLevel: 'intermediate',
    currentSwimPace: '2:00',
    currentBikePace: '18.0',
    currentRunPace: '8:30',
    goalFinishTime: null,
    goalSwimPace: '1:55',
    goalBikePace: '18.8',
    goalRunPace: '8:10',
    weeklySchedule: defaultSchedule('olympic').map((day) => ({ ...day })),
    ...changes,
  }
}

/** A race so many weeks ahead, for quick plans. */
export const shortPlan = (weeks = 2): NewPlan => newPlan({ raceDate: addDays(START, weeks * 7) })
