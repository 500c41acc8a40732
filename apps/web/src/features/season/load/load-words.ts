import type { LoadLine, SeasonLoad } from '@tri/plan-engine/season'

/** The lines of the load chart, in the order they are explained. */
export const LOAD_LINES = ['fitness', 'fatigue', 'form'] as const
export type LoadValue = (typeof LOAD_LINES)[number]

const MEANINGS: Record<LoadValue, string> = {
  fitness: 'What training has built: your daily load averaged over 42 days, the latest counting most.',
  fatigue: 'What is still in your legs: the same over 7 days.',
  form: 'How fresh you start the day: fitness minus fatigue of the evening before. Below zero is normal while you build.',
}

export const LOAD_NAMES: Record<LoadValue, string> = { fitness: 'Fitness', fatigue: 'Fatigue', form: 'Form' }

/** A load as it is read: whole, with a real minus. */
export const loadText = (value: number): string => {
  const whole = Math.round(value)
  return whole < 0 ? `\u2212${-whole}` : String(whole)
}

/** One line in words. */
export type LoadFact = {
  name: LoadValue
  title: string
  meaning: string
  /** Today's value; before the plan begins its first day's. */
  now: string
  /** Race morning's, as planned. */
  race: string
}

/** What the three lines say today and on race morning, which the evening before has made; none without days. */
export function loadFacts({ days, lines }: SeasonLoad, line: LoadLine): readonly LoadFact[] {
  const series = lines[line]
  const today = series[Math.max(0, daysUntilToday(days) - 1)]
  const race = series.at(-1)
  if (!today || !race) return []
  const evening = series.at(-2) ?? race
  return LOAD_LINES.map((name) => ({
    name,
    title: LOAD_NAMES[name],
    meaning: MEANINGS[name],
    now: loadText(today[name]),
    race: loadText((name === 'form' ? race : evening)[name]),
  }))
}

/** How many days of the season are not ahead. */
export const daysUntilToday = (days: SeasonLoad['days']): number => days.filter(({ isAhead }) => !isAhead).length

/** The rows of the load table: a week's planned and done load, and the lines at its end. */
export function loadRows({ days, weeks, lines }: SeasonLoad, line: LoadLine) {
  return weeks.map(({ week, planned, done }) => {
    const last = days.findLastIndex((day) => day.week === week)
    const end = lines[line][last]
    return {
      week,
      isAhead: days[last]?.isAhead ?? false,
      planned: loadText(planned[line]),
      done: loadText(done[line]),
      fitness: end ? loadText(end.fitness) : '',
      fatigue: end ? loadText(end.fatigue) : '',
      form: end ? loadText(end.form) : '',
    }
  })
}
