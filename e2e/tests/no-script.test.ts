import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register, savePlan } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { openVisit } from '../harness/page/visit.js'

/** Texts that have become scripts elsewhere; each would call alert(1). */
const TEXTS = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">go</a>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)"</style>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '{{constructor.constructor("alert(1)")()}}',
  '$' + '{alert(1)}',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

/** An athlete whose every plan and note is one of the texts; answers where the last plan is shared. */
async function writeTexts(page: Page): Promise<string> {
  await register(page, 'texts@example.org')
  let last = 0
  for (const name of TEXTS) last = await savePlan(page, { name, type: 'Sprint', weeks: 5 })
  const workouts = await call<{ id: number }[]>(page, 'get', `/api/training-plans/${last}/workouts`)
  for (const [index, { id }] of workouts.entries()) {
    const notes = TEXTS[index % TEXTS.length]
    await call(page, 'patch', `/api/workouts/${id}/complete`, { completed: true, notes })
  }
  await call(page, 'patch', '/api/user/current-plan', { planId: last })
  const { path } = await call<{ path: string }>(page, 'post', `/api/training-plans/${last}/share`)
  return path
}

const isClean = (page: Page) =>
  page.evaluate(
    () => document.querySelectorAll('img[src="x"], iframe, object, embed, base, [onload], [onerror]').length,
  )

test('S20 whatever athletes write is shown as they wrote it, on every page, and never runs', async () => {
  const { page, troubles, close } = await openVisit()
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const shared = await writeTexts(page)
  await page.goto('/my-plans')
  for (const text of TEXTS) await page.getByText(text, { exact: true }).first().waitFor()
  const foul = encodeURIComponent(TEXTS[4] ?? '')
  for (const path of [
    '/',
    shared,
    '/settings',
    `/garmin?error=${foul}&success=${foul}`,
    `/no-such-page?next=${foul}#${foul}`,
  ]) {
    await page.goto(path)
    await page.getByRole('main').first().waitFor()
    await page.waitForTimeout(300)
    expect([path, await isClean(page)]).toEqual([path, 0])
  }
  expect(dialogs).toEqual([])
  expect(troubles).toEqual([])
  await close()
})
