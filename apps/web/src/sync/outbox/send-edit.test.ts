import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../http/api-error.js'
import { Withdrawn } from '../../http/withdrawn.js'
import { CONFLICTS } from './conflicts.js'
import { clearEntries, takeOverEntries } from './outbox-store.js'
import { beginEdit, type Sent, sendEdit } from './send-edit.js'

const ANN = 7
const STALE = new ApiError(409, 'This workout was changed in another window.')

let page: object
const name = 'workout 5'
let asked: Sent[]
beforeEach(async () => {
  await clearEntries()
  page = {}
  asked = []
})
afterEach(() => {
  CONFLICTS.giveUp()
})

const begin = (versions: Record<string, number>, variables = {}) => {
  const execution = { client: page }
  beginEdit(execution, { userId: ANN, mutationKey: ['move-workout', 3], variables, versions })
  return execution
}
/** The server's answers, one after the other. */
const answers = (...all: (number | Error)[]) => ({
  send: async (sent: Sent) => {
    asked.push(sent)
    const answer = all.shift()
    if (typeof answer !== 'number') throw answer
    return answer
  },
  versionsIn: (version: number) => ({ [name]: version }),
})
const keep = vi.fn()
const there = (version: number) => async () => ({
  subject: 'Ride',
  theirs: 'Tue, Week 5',
  mine: 'Sat, Week 5',
  versions: { [name]: version },
  keep,
})
let reader = 0
/** What is in the outbox, whoever has read it before. */
const kept = () => {
  reader += 1
  return takeOverEntries({ owner: `reader ${reader}`, userId: ANN, isGone: () => true })
}

describe('an edit', () => {
  it('is in the outbox before it is sent, and not after its answer', async () => {
    const before: unknown[] = []
    const answer = sendEdit(begin({ [name]: 1 }, { day: 5, undo: () => undefined }), {
      versionsIn: () => ({ [name]: 2 }),
      send: async (sent) => {
        before.push(...(await kept()))
        return sent
      },
    })
    const { idempotencyKey } = await answer
    expect(before).toMatchObject([{ userId: ANN, idempotencyKey, variables: { day: 5 }, versions: { [name]: 1 } }])
    await expect.poll(async () => kept()).toEqual([])
  })

  it('that is refused leaves the outbox as well', async () => {
    const refusal = new ApiError(400, 'No')
    await expect(sendEdit(begin({ [name]: 1 }), answers(refusal))).rejects.toBe(refusal)
    await expect.poll(kept).toEqual([])
  })

  it('is made over what the edits before it led to', async () => {
    const [first, second] = [begin({ [name]: 1 }), begin({ [name]: 1 })]
    await sendEdit(first, answers(2))
    await expect.poll(kept).toMatchObject([{ versions: { [name]: 2 } }])
    await sendEdit(second, answers(3))
    expect(asked.map(({ versions }) => versions[name])).toEqual([1, 2])
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('of nobody is sent all the same', async () => {
    const execution = { client: page }
    beginEdit(execution, { userId: undefined, mutationKey: [], variables: {}, versions: { [name]: 1 } })
    expect(await sendEdit(execution, answers(2))).toBe(2)
    expect(asked[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('an edit of what has changed elsewhere', () => {
  const conflicting = (execution: { client: object }, ...all: (number | Error)[]) =>
    sendEdit(execution, { ...answers(...all), look: there(5) })

  it('asks, and is sent over what is there now with a number of its own', async () => {
    const answer = conflicting(begin({ [name]: 1 }), STALE, 6)
    await expect.poll(() => CONFLICTS.first()).toMatchObject({ theirs: 'Tue, Week 5', mine: 'Sat, Week 5' })
    expect(await kept(), 'as long as nobody has chosen').toMatchObject([{ versions: { [name]: 1 } }])
    CONFLICTS.answer('mine')
    expect(await answer).toBe(6)
    expect(asked.map(({ versions }) => versions[name])).toEqual([1, 5])
    expect(asked[0]?.idempotencyKey).not.toBe(asked[1]?.idempotencyKey)
    await expect.poll(kept).toEqual([])
  })

  it('carries those with it that were made after it', async () => {
    const [first, second] = [begin({ [name]: 1 }), begin({ [name]: 1 })]
    const answer = conflicting(first, STALE, 6)
    await expect.poll(() => CONFLICTS.count()).toBe(1)
    CONFLICTS.answer('mine')
    await answer
    await sendEdit(second, answers(7))
    expect(asked.at(-1)?.versions).toEqual({ [name]: 6 })
  })

  it('is withdrawn for what is there, which is shown, and asks for those after it as well', async () => {
    const [first, second] = [begin({ [name]: 1 }), begin({ [name]: 1 })]
    const answer = conflicting(first, STALE).catch((error: unknown) => error)
    await expect.poll(() => CONFLICTS.count()).toBe(1)
    CONFLICTS.answer('theirs')
    expect(await answer).toBeInstanceOf(Withdrawn)
    expect(keep).toHaveBeenCalledOnce()
    const next = conflicting(second, STALE, 6)
    await expect.poll(() => CONFLICTS.count()).toBe(1)
    CONFLICTS.answer('mine')
    expect(await next).toBe(6)
  })

  it('asks again when it has changed once more meanwhile', async () => {
    const answer = conflicting(begin({ [name]: 1 }), STALE, STALE, 9)
    for (const _ of [1, 2]) {
      await expect.poll(() => CONFLICTS.count()).toBe(1)
      CONFLICTS.answer('mine')
    }
    expect(await answer).toBe(9)
  })

  it('asks nothing when it is there already as it was wanted', async () => {
    const look = async () => ({ ...(await there(5)()), theirs: 'Sat, Week 5' })
    expect(await sendEdit(begin({ [name]: 1 }), { ...answers(STALE, 5), look })).toBe(5)
  })

  it('fails as it was refused when the row is gone, and when nothing can be read', async () => {
    const gone = { ...answers(STALE), look: async () => undefined }
    await expect(sendEdit(begin({ [name]: 1 }), gone)).rejects.toBe(STALE)
    const broken = { ...answers(STALE), look: () => Promise.reject(new ApiError(500, 'Broken')) }
    await expect(sendEdit(begin({ [name]: 1 }), broken)).rejects.toBe(STALE)
  })

  it('waits for the network by being sent again when what is there cannot be read for the lack of it', async () => {
    let isThere = false
    const look = async () => {
      if (isThere) return there(5)()
      isThere = true
      throw new ApiError(0, 'Unreachable')
    }
    const answer = sendEdit(begin({ [name]: 1 }), { ...answers(STALE, STALE, 6), look })
    await expect.poll(() => CONFLICTS.count()).toBe(1)
    CONFLICTS.answer('mine')
    expect(await answer).toBe(6)
    expect(asked[0]?.idempotencyKey).toBe(asked[1]?.idempotencyKey)
  })
})
