import type { Page } from 'playwright-core'

/** What the server sends at an address, asked for anew: a browser may have dropped what it has read. Throws where it is not there. */
export async function fileOf(page: Page, url: string): Promise<Buffer> {
  const answer = await page.request.get(url)
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}`)
  return answer.body()
}
