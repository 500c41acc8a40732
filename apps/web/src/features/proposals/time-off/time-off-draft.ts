import type { NewTimeOff } from '@tri/api-contract'
import { daysBetween, type IsoDay, parseIsoDay, type Sport } from '@tri/plan-engine'
import { ALARMING_SYMPTOMS, type Symptom } from '@tri/plan-engine/adapt'

/** Why there is no training, as it is asked: fever is one of what an ill athlete ticks. */
export const REASONS = ['holiday', 'travel', 'busy', 'ill', 'injury'] as const
export type AskedReason = (typeof REASONS)[number]

/** What is still possible on these days. */
export const WAYS = ['nothing', 'sports', 'minutes'] as const
export type Way = (typeof WAYS)[number]

/** The form as it stands. */
export type TimeOffDraft = {
  from: string
  to: string
  reason: AskedReason | undefined
  way: Way
  sports: readonly Sport[]
  minutes: string
  symptoms: readonly Symptom[]
}

export type TimeOffField = 'from' | 'to' | 'reason' | 'sports' | 'minutes'
export type TimeOffProblem = { field: TimeOffField; message: string }

export const startDraft = (today: IsoDay): TimeOffDraft => ({
  from: today,
  to: today,
  reason: undefined,
  way: 'nothing',
  sports: [],
  minutes: '30',
  symptoms: [],
})

/** The draft for another reason, with what usually is possible then. */
export const withReason = (draft: TimeOffDraft, reason: AskedReason | undefined): TimeOffDraft => ({
  ...draft,
  reason,
  way: reason === 'busy' ? 'minutes' : reason === 'injury' ? 'sports' : 'nothing',
})

/** Longer than this is no time off but another schedule. */
const MOST_DAYS = 366
const MOST_MINUTES = 1440

/** What has to be put right before it is sent. */
export function problemsOf(draft: TimeOffDraft): readonly TimeOffProblem[] {
  const { reason, way, sports, minutes } = draft
  const problems = dateProblems(draft)
  if (!reason) problems.push({ field: 'reason', message: 'Please say why' })
  if (reason === 'ill') return problems
  if (way === 'sports' && sports.length === 0)
    problems.push({ field: 'sports', message: 'Please tick a sport, or choose Nothing' })
  if (way === 'minutes' && !isMinutes(minutes))
    problems.push({ field: 'minutes', message: `Please enter whole minutes, from 1 to ${MOST_MINUTES}` })
  return problems
}

function dateProblems({ from, to }: TimeOffDraft): TimeOffProblem[] {
  if (!parseIsoDay(from)) return [{ field: 'from', message: 'Please enter the first day off' }]
  if (!parseIsoDay(to)) return [{ field: 'to', message: 'Please enter the last day off' }]
  if (to < from) return [{ field: 'to', message: 'The last day off lies before the first one' }]
  if (daysBetween(from, to) < MOST_DAYS) return []
  return [{ field: 'to', message: 'Time off lasts at most a year. For longer, please make a plan with other hours' }]
}

const isMinutes = (text: string) => /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MOST_MINUTES

/** What is sent; undefined while something has to be put right. */
export function timeOffOf(draft: TimeOffDraft): NewTimeOff | undefined {
  const { from, to, reason, way, sports, minutes, symptoms } = draft
  if (!reason || problemsOf(draft).length > 0) return undefined
  if (reason === 'ill')
    return {
      ...{ from, to, reason: symptoms.includes('fever') ? 'ill-fever' : 'ill' },
      ...(symptoms.length > 0 && { symptoms: [...symptoms] }),
    }
  return {
    ...{ from, to, reason },
    ...(way === 'sports' && { sports: [...sports] }),
    ...(way === 'minutes' && { minutesPerDay: Number(minutes) }),
  }
}

/** Whether what is ticked is for a doctor to look at first. */
export const isAlarming = ({ reason, symptoms }: TimeOffDraft): boolean =>
  reason === 'ill' && symptoms.some((symptom) => ALARMING_SYMPTOMS.includes(symptom))
