import { describe, expect, it } from 'vitest'
import { errorText } from './client.js'

const answer = (body: string, statusText = 'Bad Request') => new Response(body, { status: 400, statusText })

describe('the text of an error answer', () => {
  it('is the message of a JSON body', async () => {
    expect(await errorText(answer('{"message":"Plan name is required","error":"x"}'))).toBe('Plan name is required')
  })

  it('is the error of a JSON body without a message', async () => {
    expect(await errorText(answer('{"error":"Not found"}'))).toBe('Not found')
  })

  it('is the raw text of a JSON body without either', async () => {
    expect(await errorText(answer('{"code":7}'))).toBe('{"code":7}')
  })

  it('is the raw text of any other body', async () => {
    expect(await errorText(answer('Bad gateway'))).toBe('Bad gateway')
  })

  it('is the raw text of JSON that is no object', async () => {
    expect(await errorText(answer('null'))).toBe('null')
  })

  it('is the status text of an empty body', async () => {
    expect(await errorText(answer(''))).toBe('Bad Request')
  })

  it('is the status text of a body that cannot be read', async () => {
    const read = answer('gone')
    await read.text()
    expect(await errorText(read)).toBe('Bad Request')
  })
})
