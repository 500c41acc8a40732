import type { WeeklySchedule } from '@tri/plan-engine'
import type { AdaptFindingInputs } from '@tri/plan-engine/adapt'

type Noticed = { code: string; inputs: Readonly<Record<string, unknown>> }

const isOfHours = (found: Noticed): found is Noticed & { inputs: AdaptFindingInputs['HOURS_TOO_MANY'] } =>
  found.code === 'HOURS_TOO_MANY'

/** A week with the days and hours, in halves, that an athlete really has; undefined where their plan asks for no more, or no day was theirs. */
export function realHours(schedule: WeeklySchedule, findings: readonly Noticed[]): WeeklySchedule | undefined {
  const found = findings.find(isOfHours)
  if (!found) return undefined
  const real = schedule.map((each) => {
    const hours = Math.ceil((found.inputs[`day${each.day}`] ?? 0) / 30) / 2
    return { ...each, available: hours > 0, hours, isEndurance: each.isEndurance && hours > 0 }
  })
  return real.some(({ available }) => available) ? real : undefined
}
