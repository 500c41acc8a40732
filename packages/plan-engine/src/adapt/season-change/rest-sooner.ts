import { weekOf } from '../../calendar.js'
import type { WeekShape } from '../../season/volume.js'
import type { IsoDay, Workout } from '../../types.js'
import { since } from '../codes.js'
import { loadsTooMany } from '../loads-in-a-row.js'
import type { Swaps } from '../timeline/kept-swaps.js'
import type { Timeline } from '../timeline/timeline.js'
import { startOf } from './week-settings.js'

/**
 * The plan to another race date whose weeks change places where more load weeks would follow each other than a plan has: recovery weeks count
 * from the plan's first day, and one that other borders cut in two has been none. The next one comes sooner then, or the last one is made good.
 */
export function restSooner<Plan extends { planned: readonly Workout[] }>(
  timeline: Timeline,
  from: IsoDay,
  planWith: (swaps: Swaps) => Plan,
): Plan {
  let best = planWith(new Map())
  let most = loadsTooMany(timeline, best.planned)
  if (most === 0) return best
  for (const swaps of candidates(timeline, from)) {
    const plan = planWith(swaps)
    const own = loadsTooMany(timeline, plan.planned)
    if (own < most) [best, most] = [plan, own]
  }
  return best
}

/** The first whole load week that may change, in place of the next recovery week, and of the last one. */
function candidates(timeline: Timeline, from: IsoDay): Swaps[] {
  const { input } = timeline
  const shapes = timeline.shapes()
  const week = weekOf(input, from)
  const first = startOf(input, week) < from ? week + 1 : week
  const shape = shapes[first - 1]
  if (shape?.kind !== 'load' || !shape.isWhole) return []
  const next = shapes.find((each) => each.week > first && isRest(each))
  const last = shapes.findLast((each) => each.week < first && isRest(each))
  return [next, last].flatMap((rest) => (rest ? [swapOf(first, rest.week)] : []))
}

const isRest = ({ kind }: WeekShape): boolean => kind === 'recovery'

/** Each of the two tells from how many weeks before it its sessions came. */
function swapOf(easy: number, load: number): Swaps {
  const tell = (weeks: number, isEasy: boolean) => since('recovery-week-swap', { planned: 0, weeks, isEasy }, 'design')
  return new Map([
    [easy, tell(easy - load, true)],
    [load, tell(load - easy, false)],
  ])
}
