import type { AdaptFindingInputs } from '@tri/plan-engine/adapt'
import { capitalised, mediumDate } from '../measures/format.js'
import { localDate } from '../measures/local-date.js'

type Told = AdaptFindingInputs['PLAN_CHANGED']
type Findings = readonly { code: string; inputs: Readonly<Record<string, unknown>> }[]

/** `Back to the version of 12 Jun 2027`; undefined where no version was restored. */
export function restoredInWords(findings: Findings): string | undefined {
  const told = findings.find(({ code }) => code === 'VERSION_RESTORED')
  if (!told) return undefined
  const { madeAt } = told.inputs
  return `Back to the ${typeof madeAt === 'string' ? `version of ${localDate(madeAt)}` : 'plan as it was made'}`
}

/** `Race moved to 12 Jun 2027, days and hours changed`; undefined where the plan itself was not changed. */
export function planChangeInWords(findings: Findings): string | undefined {
  const told: Partial<Told> | undefined = findings.find(({ code }) => code === 'PLAN_CHANGED')?.inputs
  if (!told) return undefined
  const others = [
    told.isSchedule && 'days and hours',
    told.isPaces && 'paces',
    told.isGoal && 'goal',
    // A level follows from paces: it is told where it was changed by itself.
    told.isLevel && !told.isPaces && 'level',
    told.isRhythm && 'recovery weeks',
  ].filter((part) => typeof part === 'string')
  const parts = [
    told.isRaceDate && told.raceDate !== undefined && `race moved to ${mediumDate(told.raceDate)}`,
    others.length > 0 && `${others.join(', ')} changed`,
  ].filter((part) => typeof part === 'string')
  return capitalised(parts.join(', ') || 'plan changed')
}
