import type { FileHandle } from 'node:fs/promises'
import { type AccountActivity, accountRoutes, MAX_ACTIVITIES, MAX_PLANS } from '@tri/api-contract'
import { accepted } from '../http/checked.js'
import { HttpError } from '../http/errors.js'
import { TOO_DEEP } from '../http/json-body.js'
import { piecesOf } from '../http/raw-body.js'
import { fullShelf } from '../plans/plan-limit.js'
import type { BulkThreads } from '../threads/threads.js'
import { FileCutter, type Span, Uncuttable } from './file-cutter.js'

const MEBIBYTE = 1024 * 1024
/** A plan with everything that can be logged in it is smaller; a file of ours has one value for each 17 bytes. */
const LIMITS = { elementBytes: 32 * MEBIBYTE, bytesAValue: 12, restBytes: 256 * 1024 }
/** Activities that are read together. */
const AT_ONCE = 500

/** A file of an account on disk, read piece by piece. */
export type ReceivedFile = Awaited<ReturnType<typeof receiveAccountFile>>

type Upload = { body: unknown; file: FileHandle; room: number; threads: BulkThreads }

/**
 * Stores a body on disk while it comes in and finds the plans and activities in it; a Refusal as soon as there can be no room
 * for them, or too many. Nothing is read before it is all there, and then in a thread.
 */
export async function receiveAccountFile({ body, file, room, threads }: Upload) {
  const cutter = new FileCutter(['plans', 'activities'], LIMITS)
  const { plans = [], activities = [] } = cutter.elements
  try {
    for await (const piece of piecesOf(body, accountRoutes.bringIn.maxBytes)) {
      cutter.push(piece)
      refuseMany(plans.length, activities.length)
      if (room <= 0 && plans.length > 0) throw fullShelf()
      await file.appendFile(piece)
    }
    cutter.end()
  } catch (error) {
    throw error instanceof Uncuttable ? new HttpError('invalid', TOO_DEEP) : error
  }
  const read = (span: Span) => readSpan(file, span)
  return {
    planCount: plans.length,
    plan: async (at: number) =>
      accepted(await threads.run('readAccountPlan', await read(plans[at] ?? NOTHING)), `plans.${at}`),
    async head() {
      const rest = Buffer.concat(await Promise.all(cutter.rest.map(read)))
      return accepted(await threads.run('readAccountHead', rest))
    },
    async activities() {
      const all: AccountActivity[] = []
      for (let at = 0; at < activities.length; at += AT_ONCE) {
        const { from } = activities[at] ?? NOTHING
        const { to } = activities[Math.min(at + AT_ONCE, activities.length) - 1] ?? NOTHING
        all.push(...accepted(await threads.run('readActivities', await read({ from, to })), 'activities'))
      }
      return all
    },
  }
}

const NOTHING: Span = { from: 0, to: 0 }

function refuseMany(plans: number, activities: number) {
  const refuse = (path: string, message: string) => accepted({ issues: [{ path, message }] })
  if (plans > MAX_PLANS) refuse('plans', `A file holds at most ${MAX_PLANS} plans`)
  if (activities > MAX_ACTIVITIES) refuse('activities', `A file holds at most ${MAX_ACTIVITIES} activities`)
}

async function readSpan(file: FileHandle, { from, to }: Span): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from)
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at, from + at)
    if (bytesRead === 0) throw new Error('The file on disk ended early')
    at += bytesRead
  }
  return bytes
}
