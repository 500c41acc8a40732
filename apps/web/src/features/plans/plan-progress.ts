import type { PlanWeeks } from '@tri/api-contract'
import { clock, counted } from '../../lib/measures/format.js'

/** How far a plan is, in words. */
export type PlanProgress = {
  /** Of training in a week, on average. */
  hoursAWeek: string
  donePercent: number
  /** The season in one sentence. */
  summary: string
}

/** What the weeks of a plan come to; a plan without training is done by nothing. */
export function planProgress({ planned, done }: Pick<PlanWeeks, 'planned' | 'done'>): PlanProgress {
  const [all, trained] = [sum(planned), sum(done)]
  const biggest = Math.max(0, ...planned)
  return {
    hoursAWeek: clock(planned.length > 0 ? Math.round(all / planned.length) : 0),
    donePercent: all > 0 ? Math.min(100, Math.round((100 * trained) / all)) : 0,
    summary: `${counted(planned.length, 'week')}, the biggest ${clock(biggest)}; ${clock(trained)} of ${clock(all)} done`,
  }
}

/** A week as a bar of the season: its height and what of it is done, both from 0 to 1. */
export function weekBars({ planned, done }: Pick<PlanWeeks, 'planned' | 'done'>): { height: number; done: number }[] {
  const most = Math.max(1, ...planned)
  return planned.map((minutes, index) => ({
    height: minutes / most,
    done: minutes > 0 ? Math.min(1, (done[index] ?? 0) / minutes) : 0,
  }))
}

const sum = (minutes: readonly number[]) => minutes.reduce((total, each) => total + each, 0)
