import { daysBetween, parseIsoDay } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { type IsoDay, SPORTS, type Sport } from '../../types.js'
import { ALARMING_SYMPTOMS, TIME_OFF_REASONS, type TimeOff, type TimeOffReason } from '../types.js'

/** Time off in days from today. */
export type Off = {
  id: string
  from: number
  to: number
  reason: TimeOffReason
  /** What is not possible. */
  blocked: readonly Sport[]
  /** Most minutes a day; undefined where only the sports are told. */
  minutesPerDay: number | undefined
  /** Something that a doctor should see was told. */
  isAlarming: boolean
}

/** No time off is longer than a plan. */
const MOST_DAYS = 728

/** The time off whose days exist, in the order of its days. */
export function readTimeOff(given: readonly TimeOff[] | null | undefined, today: IsoDay): Off[] {
  const known = (Array.isArray(given) ? given : []).flatMap((off) => (off ? readOff(off, today) : []))
  return known.sort(
    (one, other) => one.from - other.from || one.to - other.to || (`${one.id}` < `${other.id}` ? -1 : 1),
  )
}

function readOff({ id, from, to, reason, sports, minutesPerDay, symptoms }: TimeOff, today: IsoDay): Off[] {
  if (!isDay(from) || !isDay(to) || to < from || daysBetween(from, to) > MOST_DAYS) return []
  const minutes = clampAmount(minutesPerDay)
  const isIll = reason === 'ill' || reason === 'ill-fever'
  const possible = Array.isArray(sports) && sports.length > 0 ? sports : minutes > 0 ? SPORTS : []
  return [
    {
      id,
      from: daysBetween(today, from),
      to: daysBetween(today, to),
      reason: TIME_OFF_REASONS.includes(reason) ? reason : 'holiday',
      blocked: isIll ? SPORTS : SPORTS.filter((sport) => !possible.includes(sport)),
      minutesPerDay: !isIll && minutes > 0 ? minutes : undefined,
      isAlarming: Array.isArray(symptoms) && symptoms.some((symptom) => ALARMING_SYMPTOMS.includes(symptom)),
    },
  ]
}

const isDay = (text: unknown): text is IsoDay => typeof text === 'string' && parseIsoDay(text) !== undefined

/** Whether a sport, or without one all training, is not possible on a day. */
export const isBlocked = (offs: readonly Off[], ahead: number, sport?: Sport): boolean =>
  offs.some(
    ({ from, to, blocked }) =>
      from <= ahead && ahead <= to && (sport ? blocked.includes(sport) : blocked.length === SPORTS.length),
  )
