import type { TimeOff } from '@tri/api-contract'
import type { Symptom, TimeOffReason } from '@tri/plan-engine/adapt'
import { clock, shortDate } from '../../../lib/measures/format.js'
import { timeOffName } from '../../../lib/texts/time-off-text.js'
import { sportName } from '../../../ui/sport.js'

/** What an ill athlete may tick, after the IOC's list of what to rest with. */
export const SYMPTOM_WORDS: Record<Symptom, string> = {
  fever: 'Fever',
  chills: 'Chills',
  fatigue: 'Great fatigue',
  aches: 'Aching muscles or joints',
  'chest-pain': 'Chest pain',
  breathlessness: 'Short of breath',
  palpitations: 'Heart races or skips',
  dizziness: 'Dizziness',
  cough: 'Bad cough',
  headache: 'Bad headache',
}

/** `"25 Jan to 31 Jan"`, `"25 Jan"`. */
export const datesOf = ({ from, to }: Pick<TimeOff, 'from' | 'to'>): string =>
  from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`

function possibleOf({ sports, minutesPerDay }: Pick<TimeOff, 'sports' | 'minutesPerDay'>): string {
  if (minutesPerDay) return `${clock(minutesPerDay)} a day`
  return sports && sports.length > 0 ? `${sports.map(sportName).join(' and ')} possible` : 'no training'
}

const isIll = (reason: TimeOffReason) => reason === 'ill' || reason === 'ill-fever'

/** `"Holiday, no training"`, `"Travel, Run possible"`, `"Ill"`. */
export const reasonOf = (entry: TimeOff): string =>
  isIll(entry.reason) ? timeOffName(entry.reason) : `${timeOffName(entry.reason)}, ${possibleOf(entry)}`
