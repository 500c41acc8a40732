import { type Phase, type WeekKind, weekTotals } from '@tri/plan-engine'
import type { TextWeek, TextWorkout } from '@tri/plan-engine/texts'

/** What training is about; lighter weeks are about being lighter, in whatever phase they fall. */
const PHASE_FOCUS: Record<Phase, string> = {
  'Base Building': 'Endurance, strength and technique',
  'Build Phase': 'Threshold and speed',
  'Peak Phase': 'Race pace',
  Taper: 'Fresh legs, race pace kept',
  'Recovery Week': 'Recovery',
  'Race Week': 'Rest, then race',
}
const KIND_FOCUS: Partial<Record<WeekKind, string>> = {
  absorb: 'A lighter week',
  recovery: PHASE_FOCUS['Recovery Week'],
  taper: PHASE_FOCUS.Taper,
  race: PHASE_FOCUS['Race Week'],
}

/** Rules of the generator that make a session one the week is built around. */
const KEY_RULES = ['hard-day', 'long-ride', 'long-run']

/** What a week is for and its key sessions as they stand now: `"Race pace: Long Ride on Sat, Tempo Blocks on Mon."` */
export function weekFocus(
  { week, phase, kind }: Pick<TextWeek, 'week' | 'phase' | 'kind'>,
  workouts: readonly TextWorkout[],
): string {
  const focus = KIND_FOCUS[kind] ?? PHASE_FOCUS[phase]
  const sessions = workouts.filter((workout) => workout.week === week).flatMap(keySessions)
  return sessions.length === 0 ? `${focus}.` : `${focus}: ${sessions.join(', ')}.`
}

/** Why a week holds as much as it does; says so when it was changed since. Undefined where no reason is known. */
export function weekReason(generated: TextWeek, workouts: readonly TextWorkout[]): string | undefined {
  const [first] = generated.reasons
  return first && (isWeekChanged(generated, workouts) ? `${first.sentence} ${CHANGED_SINCE}` : first.sentence)
}

export const CHANGED_SINCE = 'You have changed the week since.'

/** Whether a week holds more or less than it was generated with. */
export function isWeekChanged({ week, minutes }: Pick<TextWeek, 'week' | 'minutes'>, workouts: readonly TextWorkout[]) {
  const training = workouts.filter(({ workoutType }) => workoutType !== 'race')
  return weekTotals(training, week).planned.total !== minutes
}

function keySessions({ dayName, workoutType, exercises }: TextWorkout): string[] {
  const day = dayName.slice(0, 3)
  if (workoutType === 'race') return [`race on ${day}`]
  const isKey = ({ rule }: { rule: string }) => KEY_RULES.includes(rule)
  return exercises.filter(({ reasons }) => reasons.some(isKey)).map(({ name }) => `${name} on ${day}`)
}
