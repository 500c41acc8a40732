import type { Window } from '../activities/training-week.js'
import { Refused } from '../http/http.js'

/** A window from a query like `uploadStartTimeInSeconds=1&uploadEndTimeInSeconds=2`. @throws Refused 400 */
export function readWindow(query: unknown, kind: 'upload' | 'summary'): Window {
  const asked = query as Record<string, string | undefined>
  const names = [`${kind}StartTimeInSeconds`, `${kind}EndTimeInSeconds`] as const
  const [from, to] = names.map((name) => {
    const text = asked[name]
    if (typeof text !== 'string' || !/^\d{1,12}$/.test(text))
      throw new Refused(400, `${name} must be a time in seconds`)
    return Number(text)
  }) as [number, number]
  if (to <= from) throw new Refused(400, `${names[1]} must be after ${names[0]}`)
  return { from, to }
}
