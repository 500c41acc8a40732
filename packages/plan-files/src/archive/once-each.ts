import { isSameActivity } from '../activity/match-activity.js'
import type { PastActivity } from './past-activity.js'

/** Files of a device hold more than what was made of them. */
const RANK: Record<PastActivity['source'], number> = { fit: 2, tcx: 1, gpx: 0 }

/** Each activity once, the oldest first: the same sport from the same minute on is the same one, and the fullest file of it stays. */
export function onceEach(activities: readonly PastActivity[]): PastActivity[] {
  const sorted = activities.toSorted((one, other) => one.start.getTime() - other.start.getTime())
  const kept: PastActivity[] = []
  for (const activity of sorted) {
    const twin = kept.findLastIndex((other, at) => at >= kept.length - NEAR && isSameActivity(activity, other))
    const other = kept[twin]
    if (!other) kept.push(activity)
    else if (isFuller(activity, other)) kept[twin] = activity
  }
  return kept
}

/** In one minute there begin no more. */
const NEAR = 20

const isFuller = (one: PastActivity, other: PastActivity): boolean =>
  RANK[one.source] === RANK[other.source] ? one.seconds > other.seconds : RANK[one.source] > RANK[other.source]
