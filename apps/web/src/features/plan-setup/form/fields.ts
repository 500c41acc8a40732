import { hoursId } from '../../../components/schedule/schedule-row.js'

/** The element id of a field, from the payload's path: where labels point and the focus goes. */
export function fieldId(path: string): string {
  const [, day] = /^weeklySchedule\.(\d)\./.exec(path) ?? []
  return day === undefined ? `setup-${path}` : hoursId(Number(day))
}

/** Stands for every path that has no field of its own. */
export const OTHER_PROBLEMS = 'other'

/** Puts the focus on the field of a path, or on the summary of what has no field. */
export function focusField(path: string): void {
  const field = document.getElementById(fieldId(path)) ?? document.getElementById(fieldId(OTHER_PROBLEMS))
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
