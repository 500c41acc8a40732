import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { recordResult, renamePlan } from './plan-edits.js'

const client = new QueryClient()

describe('an edit of a plan', () => {
  it('has a name of its own in the outbox, and waits for the others of that plan', () => {
    const [result, name] = [recordResult(client), renamePlan(client)]
    expect([result.mutationKey, name.mutationKey]).toEqual([['record-result'], ['rename-plan']])
    expect(result.scope).toEqual(name.scope)
  })

  it('tells in words that a result was kept, and that it was not', () => {
    expect(recordResult(client).meta).toMatchObject({
      success: { title: 'Result kept' },
      failure: { title: 'Error keeping the result' },
    })
  })
})
