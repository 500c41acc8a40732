import { type AccountActivity, accountActivity, accountData, filedPlan } from '@tri/api-contract'
import { parse } from 'secure-json-parse'
import * as z from 'zod'
import { type Checked, check } from '../http/checked.js'
import type { FiledRows } from '../plans/insert-exported-plan.js'
import { rowsOf } from '../plans/workout-rows.js'

const NO_FILE = 'This is not a TriPlan file. Please choose one that you downloaded from your settings'

/** A plan of a file, ready to be stored. */
export type AccountPlan = FiledRows & { isCurrent: boolean; workouts: number }

/** What the file says besides its plans and activities, which have been cut out of it. */
export function readAccountHead(bytes: Uint8Array) {
  const checked = readAs(accountData, bytes)
  if ('issues' in checked) return checked
  const { plans, activities = [], preferences, timeOff = [], races = [], thresholds = [], imports = [] } = checked.data
  // What was not found when it was cut is no file of ours.
  if (plans.length + activities.length > 0) return noFile()
  return { data: { preferences, timeOff, races, thresholds, imports } }
}

/** One of its plans. */
export function readAccountPlan(bytes: Uint8Array): Checked<AccountPlan> {
  const checked = readAs(filedPlan, bytes)
  if ('issues' in checked) return checked
  const { workouts, isCurrent, createdAt, ...plan } = checked.data
  return { data: { plan, isCurrent, workouts: workouts.length, rows: rowsOf(workouts) } }
}

/** Some of its activities, with the commas between them. */
export const readActivities = (bytes: Uint8Array): Checked<AccountActivity[]> =>
  readAs(z.array(accountActivity), Buffer.concat([Buffer.from('['), bytes, Buffer.from(']')]))

function readAs<S extends z.core.$ZodType>(schema: S, bytes: Uint8Array): Checked<z.output<S>> {
  let value: unknown
  try {
    value = parse(new TextDecoder().decode(bytes))
  } catch {
    return noFile()
  }
  return check(schema, value)
}

const noFile = () => ({ issues: [{ path: '', message: NO_FILE }] })
