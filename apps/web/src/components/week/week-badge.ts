import type { Phase, Workout } from '@tri/plan-engine'

/** What a lighter week says about its volume; undefined for the others. */
export function volumeBadge(phase: Phase): string | undefined {
  if (phase === 'Recovery Week') return '65% Volume'
  return phase === 'Race Week' ? 'Light Taper' : undefined
}

/** The week that one has changed places with, whose phase it has; undefined for one that stands where it was planned. */
export function swappedWith(workouts: readonly Workout[]): number | undefined {
  for (const { week, exercises } of workouts)
    for (const { rule, inputs } of exercises.flatMap(({ reasons }) => reasons))
      if (rule.endsWith('week-swap')) return week - Number(inputs.weeks)
  return undefined
}

/** What the sessions of a week were changed for, where it is more than a session's own matter: a race that wants the week, a way back. */
export function changeBadge(workouts: readonly Workout[]): string | undefined {
  const races = workouts.filter(({ workoutType }) => workoutType === 'race')
  if (races.some(({ priority }) => priority === 'A')) return 'A race'
  if (races.some(({ priority }) => priority === 'B')) return 'Tune-up race'
  const isWayBack = workouts.some(({ exercises }) =>
    exercises.some(({ reasons }) => reasons.some(({ rule }) => rule.startsWith('way-back'))),
  )
  return isWayBack ? 'Return' : undefined
}
