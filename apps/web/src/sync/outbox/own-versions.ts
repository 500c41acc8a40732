/** Versions of rows by their name, e.g. `workout 5`. */
export type Versions = Readonly<Record<string, number>>

/** Versions that an edit of a page led to, under the version it was made over, by the cache of the page. */
const led = new WeakMap<object, Map<string, number>>()

/** Notes what an edit made of the rows it was made over; of others, nothing is known. */
export function noteOwnEdit(cache: object, before: Versions, after: Versions): void {
  const next = led.get(cache) ?? new Map<string, number>()
  led.set(cache, next)
  for (const [row, version] of Object.entries(after)) {
    const from = before[row]
    if (from !== undefined && from !== version) next.set(`${row} ${from}`, version)
  }
}

/** The versions that rows have by this page's own edits alone, since those that were seen. */
export const sinceSeen = (cache: object, seen: Versions): Versions =>
  Object.fromEntries(Object.entries(seen).map(([row, version]) => [row, latest(cache, row, version)]))

function latest(cache: object, row: string, version: number): number {
  const later = led.get(cache)?.get(`${row} ${version}`)
  return later === undefined || later < version ? version : latest(cache, row, later)
}

/** The versions with those of `before` moved on to those of `after`; the rest as they are. */
export const movedOn = (versions: Versions, before: Versions, after: Versions): Versions =>
  Object.fromEntries(
    Object.entries(versions).map(([row, version]) => [
      row,
      before[row] === version ? (after[row] ?? version) : version,
    ]),
  )
