import { planFile, planFileRoutes } from '@tri/api-contract'
import { parse } from 'secure-json-parse'
import { type Checked, check } from '../http/checked.js'
import { isBounded, TOO_DEEP, valuesWithin } from '../http/json-body.js'
import type { FiledRows } from './insert-exported-plan.js'
import { rowsOf } from './workout-rows.js'

const MOST_VALUES = valuesWithin(planFileRoutes.bringIn.maxBytes)
const NO_JSON = { issues: [{ path: '', message: 'The request is not valid JSON' }] }

/** The plan of a plan file, ready to be stored. */
export function readPlanFile(bytes: Uint8Array): Checked<FiledRows> {
  const checked = readText(bytes)
  if ('issues' in checked) return checked
  const { plan, workouts } = checked.data
  return { data: { plan, rows: rowsOf(workouts) } }
}

function readText(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes)
  if (!isBounded(text, MOST_VALUES)) return { issues: [{ path: '', message: TOO_DEEP }] }
  let value: unknown
  try {
    value = parse(text)
  } catch {
    return NO_JSON
  }
  return check(planFile, value)
}
