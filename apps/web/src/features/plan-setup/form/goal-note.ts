import { formatFinishTime } from '@tri/plan-engine'
import type { Prediction } from './setup-state.js'

/** Where the goal stands, in words; undefined when the figure says it all. */
export function goalNote({ predicted, goal, isGoalChosen, isGoalMoved }: Prediction): string | undefined {
  if (!isGoalChosen) return undefined
  if (isGoalMoved) return 'The goal you chose does not fit these paces any more; this is the nearest that does.'
  const faster = predicted - goal
  return faster > 0 ? `${formatFinishTime(faster)} faster than predicted.` : undefined
}
