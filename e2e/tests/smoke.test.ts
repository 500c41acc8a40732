import { describe, expect, inject, test } from 'vitest'
import { openVisit } from '../harness/page/visit.js'

describe('the built app, opened for the first time', () => {
  for (const size of ['wide', 'narrow'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      test(`shows the set-up without an error or a sideways scroll, ${size} and ${scheme}`, async () => {
        const { page, troubles, picture, close } = await openVisit({ size, scheme })
        await page.goto('/')
        await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
        await picture('first-visit')
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await expect.poll(() => page.title()).toContain('TriPlan')
        expect(troubles).toEqual([])
        await close()
      })
    }
  }

  test('answers an unknown page with the app, and an unknown call with a JSON 404', async () => {
    const page = await fetch(`${inject('origin')}/no/such/page`)
    expect(page.headers.get('content-type')).toContain('text/html')
    const call = await fetch(`${inject('origin')}/api/no-such-call`)
    expect(call.status).toBe(404)
    expect(await call.json()).toEqual({ message: expect.any(String) })
  })
})
