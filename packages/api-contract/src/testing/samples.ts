import { defaultSchedule } from '@tri/plan-engine'
import type { NewPlan } from '../plans/plan.js'

/** An Olympic race on a Sunday, 14 weeks and two days ahead. */
export const samplePlan = (): NewPlan => ({
  name: 'Spring race',
  raceType: 'olympic',
  swimDistance: '0.93',
  bikeDistance: '25',
  runDistance: '6.2',
  raceDate: '2027-02-28',
  startDate: '2026-11-20',
  totalWeeks: 15,
  experienceLevel: 'intermediate',
  currentSwimPace: '2:00',
  currentBikePace: '18.0',
  currentRunPace: '8:30',
  goalFinishTime: '02:50:00',
  goalSwimPace: '1:55',
  goalBikePace: '18.8',
  goalRunPace: '8:10',
  weeklySchedule: defaultSchedule('olympic').map((day) => ({ ...day })),
})

/** The messages of a refusal, each after its field; none when the value is accepted. */
export function refusals(schema: Refusing, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

type Refusing = {
  safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }
}
