import { PAGE_HEADER, type Route } from '@tri/api-contract'
import { makeIdempotencyKeys } from './idempotency-keys.js'
import { PAGE_ID } from './page-id.js'
import { sendWithRetry } from './send-with-retry.js'

const keys = makeIdempotencyKeys()

type Content = {
  body: unknown
  /** Of a submit that has one already. */
  idempotencyKey?: string | undefined
}

/** Sends cookies and JSON; what is to be done once carries the key of its submit, the same when it is sent again. */
export async function send(route: Route, path: string, { body, idempotencyKey }: Content): Promise<Response> {
  const json = body === undefined ? undefined : JSON.stringify(body)
  const submit = [route.method, path, json].join(' ')
  const init: RequestInit = {
    method: route.method,
    credentials: 'include',
    headers: {
      ...(route.changes && { [PAGE_HEADER]: PAGE_ID }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(route.repeatable && { 'idempotency-key': idempotencyKey ?? keys.keyOf(submit) }),
    },
    ...(json !== undefined && { body: json }),
  }
  const response = await sendWithRetry(route, () => fetch(path, init))
  if (route.repeatable && !idempotencyKey) keys.answered(submit, response.status)
  return response
}
