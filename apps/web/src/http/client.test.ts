import { describe, expect, it } from 'vitest'
import { refusedFields } from './api-error.js'
import { refusalOf } from './client.js'

const answer = (body: string, statusText = 'Bad Request') => new Response(body, { status: 400, statusText })

describe('the text of an error answer', () => {
  it('is the message of a JSON body', async () => {
    expect((await refusalOf(answer('{"message":"Plan name is required","error":"x"}'))).message).toBe(
      'Plan name is required',
    )
  })

  it('is the error of a JSON body without a message', async () => {
    expect((await refusalOf(answer('{"error":"Not found"}'))).message).toBe('Not found')
  })

  it('is the raw text of a JSON body without either', async () => {
    expect((await refusalOf(answer('{"code":7}'))).message).toBe('{"code":7}')
  })

  it('is the raw text of any other body', async () => {
    expect((await refusalOf(answer('Bad gateway'))).message).toBe('Bad gateway')
  })

  it('is the raw text of JSON that is no object', async () => {
    expect((await refusalOf(answer('null'))).message).toBe('null')
  })

  it('is the status text of an empty body', async () => {
    expect((await refusalOf(answer(''))).message).toBe('Bad Request')
  })

  it('is the status text of a body that cannot be read', async () => {
    const read = answer('gone')
    await read.text()
    expect((await refusalOf(read)).message).toBe('Bad Request')
  })

  it('says what is wrong with which field, where the server does', async () => {
    const issues = [{ path: 'password', message: 'Too easy to guess' }]
    const refusal = await refusalOf(answer(JSON.stringify({ message: 'Too easy to guess', issues })))
    expect(refusedFields(refusal)).toEqual({ password: 'Too easy to guess' })
    expect(refusedFields(await refusalOf(answer('{"issues":"many"}')))).toEqual({})
    expect(refusedFields(new TypeError('Something else'))).toEqual({})
  })
})
