import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { workoutsInWords } from '../../../lib/words.js'
import { isOfToday } from '../../../testing/dom/athlete.js'
import { openApp } from '../../../testing/dom/open-app.js'
import { button, seeText } from '../../../testing/dom/screen.js'

/** Opens the menu of today's first session, and takes what it offers for intervals.icu. */
async function copyToday() {
  const { world } = await openApp()
  const [session] = workoutsInWords(STORED_UNITS, world.workouts.filter(isOfToday)).flatMap(
    ({ exercises }) => exercises,
  )
  if (!session) throw new Error('Nothing is planned for today')
  await button(`Actions for ${session.name}`).click()
  await page.getByRole('menuitem', { name: 'Copy for intervals.icu' }).click()
}

function clipboardThat(writeText: (text: string) => Promise<void>) {
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  onTestFinished(() => spy.mockRestore())
}

it('copies a session as text for intervals.icu, and says where it goes', async () => {
  const copied: string[] = []
  clipboardThat(async (text) => void copied.push(text))
  await copyToday()
  await seeText('Copied for intervals.icu')
  await seeText(/^Paste it into the workout builder there\./)
  expect(copied).toEqual([expect.stringMatching(/^(Warmup|Main set)\n- .+ \d+(h|m|s|mtr)/)])
})

it('saves the text as a file where the browser lets nothing be copied', async () => {
  clipboardThat(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await copyToday()
  await seeText(/^week-\d+-[a-z]{3}-.+\.txt is in your downloads$/)
})
