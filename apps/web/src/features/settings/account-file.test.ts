import type { AccountData } from '@tri/api-contract'
import { NO_DEFAULTS } from '@tri/test-setup/samples'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { readAccountFile, refuseSize } from './account-file.js'

const { id, userId, version, ...plan } = samplePlan()
const file: AccountData = {
  format: 'triplan-account',
  version: 1,
  exportedAt: '2026-12-24T10:00:00Z',
  profile: { username: 'ann@example.org', createdAt: '2026-12-24T09:00:00Z' },
  preferences: NO_DEFAULTS,
  plans: [{ ...plan, isCurrent: true, workouts: [] }],
}
const NO_FILE = 'This is not a TriPlan file. Please choose one that you downloaded from your settings'

describe('a chosen file', () => {
  it('is read when it is one of ours', () => {
    expect(readAccountFile(JSON.stringify(file))).toEqual({ data: file })
  })

  it.each(['', 'GIF89a', '{', '[]', '{"plans":[]}'])('is refused when it is something else: %j', (text) => {
    expect(readAccountFile(text)).toEqual({ refusal: NO_FILE })
  })

  it('says when another version made it', () => {
    expect(readAccountFile(JSON.stringify({ ...file, version: 2 }))).toEqual({
      refusal: 'This file was made by another version of TriPlan and cannot be read here',
    })
  })

  it('says where it is damaged', () => {
    expect(readAccountFile(JSON.stringify({ ...file, plans: [{ ...file.plans[0], name: '' }] }))).toEqual({
      refusal: 'This file is damaged, at plans.0.name: Plan name is required',
    })
  })

  it('is not even read when it is too large', () => {
    expect(refuseSize(512 * 1024 * 1024)).toBeUndefined()
    expect(refuseSize(512 * 1024 * 1024 + 1)).toBe('This file is too large: at most 512 MB can be imported')
  })
})
