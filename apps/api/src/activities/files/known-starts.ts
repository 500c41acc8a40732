import type { Sport } from '@tri/plan-engine'
import { SAME_START } from '@tri/plan-files/match-activity'

const MINUTE = SAME_START * 1000

type Started = { sport: Sport | null; startTime: string }

/** Remembers when activities began: the same sport from the same minute on is the same activity. */
export function newStarts() {
  const starts = new Map<string, number[]>()
  const slot = (sport: Sport | null, minute: number) => `${sport} ${minute}`
  const minuteOf = (start: number) => Math.floor(start / MINUTE)
  return {
    add({ sport, startTime }: Started) {
      const start = Date.parse(startTime)
      const name = slot(sport, minuteOf(start))
      starts.set(name, [...(starts.get(name) ?? []), start])
    },
    has({ sport, startTime }: Started): boolean {
      const start = Date.parse(startTime)
      return [-1, 0, 1].some((step) =>
        starts.get(slot(sport, minuteOf(start) + step))?.some((other) => Math.abs(other - start) <= MINUTE),
      )
    },
  }
}
