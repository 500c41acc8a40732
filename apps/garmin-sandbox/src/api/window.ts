import type { Window } from '../activities/training-week.js'
import { Refused } from '../http/http.js'

/** A window from a query like `uploadStartTimeInSeconds=1&uploadEndTimeInSeconds=2`. @throws Refused 400 */
export function readWindow(query: unknown, kind: 'upload' | 'summary'): Window {
  const [start, end] = [`${kind}StartTimeInSeconds`, `${kind}EndTimeInSeconds`] as const
  const [from, to] = [readSeconds(query, start), readSeconds(query, end)]
  if (to <= from) throw new Refused(400, `${end} must be after ${start}`)
  return { from, to }
}

function readSeconds(query: unknown, name: string): number {
  const { [name]: text }: Record<string, unknown> = Object(query)
  if (typeof text !== 'string' || !/^\d{1,12}$/.test(text)) throw new Refused(400, `${name} must be a time in seconds`)
  return Number(text)
}
