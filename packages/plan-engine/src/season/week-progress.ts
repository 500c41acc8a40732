import type { WeekShape } from './volume.js'

/** How far each week's paces are on the way from today's (0) to the goal's (1), in order; weeks that rest hold. */
export function weekProgress(shapes: readonly WeekShape[]): number[] {
  const last = shapes.filter(trains).length - 1
  let trained = -1
  return shapes.map((shape) => {
    if (trains(shape)) trained++
    return last > 0 ? Math.max(0, trained) / last : 0
  })
}

/** Whether a week moves the paces towards the goal. */
const trains = ({ kind }: WeekShape) => kind !== 'recovery' && kind !== 'race'
