import type { Page } from 'playwright-core'

/** Calls the API as the athlete of the page; throws what it said when it refused. */
export async function call<Answer>(
  page: Page,
  method: 'get' | 'post' | 'patch',
  path: string,
  data?: unknown,
): Promise<Answer> {
  const answer = await page.request[method](path, { data })
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}
