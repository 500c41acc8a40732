import type { BySport, Phase, Week } from '@tri/plan-engine'

/** A stretch of neighbouring weeks that serve one purpose. */
export type PhaseBand = { phase: Phase; from: number; weeks: number }

/** A recovery week belongs to the phase it interrupts, so that a season reads as a few bands. */
export function phaseBands(weeks: readonly Pick<Week, 'week' | 'phase'>[]): readonly PhaseBand[] {
  const bands: PhaseBand[] = []
  for (const { week, phase } of weeks) {
    const last = bands.at(-1)
    if (last && (phase === last.phase || phase === 'Recovery Week')) last.weeks += 1
    else bands.push({ phase, from: week, weeks: 1 })
  }
  return bands
}

/** Planned minutes of the whole season by sport, the race excluded. */
export function seasonTotals(weeks: readonly Pick<Week, 'minutes' | 'bySport'>[]): BySport<number> & { total: number } {
  const sum = { swim: 0, bike: 0, run: 0, total: 0 }
  for (const { minutes, bySport } of weeks) {
    sum.swim += bySport.swim
    sum.bike += bySport.bike
    sum.run += bySport.run
    sum.total += minutes
  }
  return sum
}

/** The week with the most minutes, the first of several; undefined without weeks. */
export const biggestWeek = <W extends Pick<Week, 'minutes'>>(weeks: readonly W[]): W | undefined =>
  weeks.reduce<W | undefined>((most, week) => (!most || week.minutes > most.minutes ? week : most), undefined)

/** A week that shows what training will be like: the first full load week of the build, else the biggest. */
export function typicalWeek(weeks: readonly Week[]): number {
  const build = weeks.find(({ phase, kind }) => phase === 'Build Phase' && kind === 'load')
  return (build ?? biggestWeek(weeks))?.week ?? 1
}
