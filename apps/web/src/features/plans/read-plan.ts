import type { PlanFile } from '@tri/api-contract'
import { ApiError } from '../../http/api-error.js'

const MEBIBYTE = 1024 * 1024
const MOST_BYTES = 8 * MEBIBYTE

/** The plan in a file that was chosen; an `ApiError` that says what is wrong with the file, and what to do. */
export async function readPlan(file: Pick<File, 'size' | 'text'>): Promise<PlanFile> {
  if (file.size > MOST_BYTES)
    throw new ApiError(413, `This file is too large for a plan: at most ${MOST_BYTES / MEBIBYTE} MB can be imported.`)
  const { readPlanFile } = await import('@tri/plan-files/plan-file')
  const answer = readPlanFile(await file.text())
  if (!answer.ok) throw new ApiError(400, answer.message)
  return withoutLinks(answer.file)
}

/** What the file was linked to belongs to the account it came from. */
const withoutLinks = (file: PlanFile): PlanFile => ({
  ...file,
  workouts: file.workouts.map((workout) => ({ ...workout, garminActivityId: null })),
})
