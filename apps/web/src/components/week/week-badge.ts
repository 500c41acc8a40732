import type { Phase, Reason, Week, Workout } from '@tri/plan-engine'

/** What a lighter week says about its volume; undefined for the others. */
export function volumeBadge(phase: Phase): string | undefined {
  if (phase === 'Recovery Week') return '65% Volume'
  return phase === 'Race Week' ? 'Light Taper' : undefined
}

/** The week that one has changed places with, whose phase it has, and why; undefined for one that stands where it was planned. */
export function swapOf(workouts: readonly Workout[]): { week: number; reason: Reason } | undefined {
  for (const { week, exercises } of workouts)
    for (const reason of exercises.flatMap(({ reasons }) => reasons))
      if (reason.rule.endsWith('week-swap')) return { week: week - Number(reason.inputs.weeks), reason }
  return undefined
}

/** Why most sessions of a week are easy, where that is a goal on the way before them. */
function easyAfterGoal(workouts: readonly Workout[]): Reason | undefined {
  const sessions = workouts.flatMap(({ workoutType, exercises }) => (workoutType === 'race' ? [] : exercises))
  const after = sessions.map(({ reasons }) =>
    reasons.filter(({ rule, inputs }) => rule.startsWith('race-after') && inputs.priority === 'A'),
  )
  const most = after.filter((reasons) => reasons.length > 0).length > sessions.length / 2
  return most ? (after.flat().find(({ rule }) => rule === 'race-after-easy') ?? after.flat()[0]) : undefined
}

/**
 * A week as it stands: one that has changed places with another one is for what that one was, and says why; one after a goal on the way is
 * for recovery.
 */
export function weekNow<Planned extends Pick<Week, 'week' | 'phase' | 'kind' | 'reasons'>>(
  weeks: readonly Planned[],
  planned: Planned,
  workouts: readonly Workout[],
): Planned {
  const after = easyAfterGoal(workouts)
  // The first reason tells the minutes that the week was planned with.
  if (after) return { ...planned, kind: 'recovery', reasons: [after, ...planned.reasons.slice(1)] }
  const swap = swapOf(workouts)
  const other = weeks.find(({ week }) => week === swap?.week)
  if (!swap || !other) return planned
  const { phase, kind } = other
  return { ...planned, phase, kind, reasons: [swap.reason, ...planned.reasons.slice(1)] }
}

/** What the sessions of a week were changed for, where it is more than a session's own matter: a race that wants the week, a way back. */
export function changeBadge(workouts: readonly Workout[]): string | undefined {
  const races = workouts.filter(({ workoutType }) => workoutType === 'race')
  if (races.some(({ priority }) => priority === 'A')) return 'A race'
  if (races.some(({ priority }) => priority === 'B')) return 'Tune-up race'
  if (easyAfterGoal(workouts)) return 'Recovery'
  const isWayBack = workouts.some(({ exercises }) =>
    exercises.some(({ reasons }) => reasons.some(({ rule }) => rule.startsWith('way-back'))),
  )
  return isWayBack ? 'Return' : undefined
}
