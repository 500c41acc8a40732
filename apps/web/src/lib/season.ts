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

const SHORT: Record<Phase, string> = {
  'Base Building': 'Base',
  'Build Phase': 'Build',
  'Peak Phase': 'Peak',
  Taper: 'Taper',
  'Recovery Week': 'Recovery',
  'Race Week': 'Race',
}

/** A phase in one word: `"Build"`. */
export const shortPhase = (phase: Phase): string => SHORT[phase]

/** The weeks of a band: `"weeks 5\u20139"`, `"week 14"`. */
export const weekSpan = ({ from, weeks }: PhaseBand): string =>
  weeks === 1 ? `week ${from}` : `weeks ${from}\u2013${from + weeks - 1}`

/** What a letter of a band takes at most, on average, and what its ends take; in pixels. */
const LETTER = 7
const ENDS = 14

/** The longest name of a phase that a band of so many pixels can hold: full, short, or none at all (`""`). */
export function bandName(phase: Phase, pixels: number): string {
  return [phase, shortPhase(phase)].find(({ length }) => length * LETTER + ENDS <= pixels) ?? ''
}

/** Room that a number and its distance to the next need, in pixels. */
const TWO_DIGITS = 20
const THREE_DIGITS = 28

/** Whether a week's number is written: all where there is room, else the first, the selected and every fifth or tenth. */
export function showsNumber(
  week: number,
  { weeks, weekWidth, selected }: { weeks: number; weekWidth: number; selected: number },
): boolean {
  if (week === selected) return true
  const needed = weeks > 99 ? THREE_DIGITS : TWO_DIGITS
  const every = [1, 2, 5, 10, 20, 50].find((step) => step * weekWidth >= needed) ?? weeks
  const isRegular = week === 1 ? every === 1 || (every - 1) * weekWidth >= needed : week % every === 0
  const room = (other: number) => Math.abs(week - other) * weekWidth >= needed
  return isRegular && room(selected) && room(weeks)
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
