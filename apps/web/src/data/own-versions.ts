/** Versions of rows that an edit of this window led to, under the version it started from. */
const next = new Map<string, number>()

type Versioned = { id: number; version: number }

/** Notes an own edit's answer; when somebody else changed the row in between, it is more than one version further. */
export function noteOwnEdit(before: Versioned | undefined, { id, version }: Versioned): void {
  if (before && version === before.version + 1) next.set(`${id} ${before.version}`, version)
}

/** The version a row had by this window's own edits alone, since the one that was seen. */
export function sinceSeen({ id, version }: Versioned): number {
  const later = next.get(`${id} ${version}`)
  return later === undefined ? version : sinceSeen({ id, version: later })
}
