/** Messages by the payload's path, e.g. `raceDate` or `weeklySchedule.2.hours`. */
export type DraftErrors = Readonly<Record<string, string>>

/** The fields as they stand on the page: the first refused one gets the focus. */
const FIELDS = [
  'name',
  'raceDate',
  'raceType',
  'swimDistance',
  'bikeDistance',
  'runDistance',
  'fitness',
  'weeklySchedule',
]

/** The path to focus; undefined when nothing is wrong. */
export function firstRefused(errors: DraftErrors): string | undefined {
  const rank = (path: string) => {
    const place = FIELDS.indexOf(fieldOf(path))
    return place === -1 ? FIELDS.length : place
  }
  return Object.keys(errors).sort((one, other) => rank(one) - rank(other))[0]
}

/** The hours messages, by weekday. */
export const dayErrors = (errors: DraftErrors): Readonly<Record<number, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const [, day] = /^weeklySchedule\.(\d)\./.exec(path) ?? []
      return day === undefined ? [] : [[Number(day), message]]
    }),
  )

/** What is wrong that no field of the page can show. */
export const homelessProblems = (errors: DraftErrors): readonly string[] =>
  Object.entries(errors).flatMap(([path, message]) => (FIELDS.includes(fieldOf(path)) ? [] : [message]))

/** The payload's field that a path belongs to. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path
