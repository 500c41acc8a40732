import type { TrainingPlan } from '@tri/api-contract'
import { defaultSchedule } from '@tri/plan-engine'

/** A stored plan for tests: an olympic race on Sunday, 28 March 2027, made on Thursday, 24 December 2026. */
export const samplePlan = (changes: Partial<TrainingPlan> = {}): TrainingPlan => ({
  id: 7,
  userId: 1,
  name: 'Lakefront Olympic',
  raceType: 'olympic',
  swimDistance: '0.93',
  bikeDistance: '25',
  runDistance: '6.2',
  raceDate: '2027-03-28',
  startDate: '2026-12-24',
  totalWeeks: 14,
  experienceLevel: 'intermediate',
  currentSwimPace: '2:05',
  currentBikePace: '18.5',
  currentRunPace: '8:25',
  goalFinishTime: null,
  goalSwimPace: '2:05',
  goalBikePace: '18.5',
  goalRunPace: '8:25',
  weeklySchedule: [...defaultSchedule('olympic')],
  afterRace: [],
  result: null,
  createdAt: '2026-12-24T10:00:00Z',
  version: 1,
  ...changes,
})
