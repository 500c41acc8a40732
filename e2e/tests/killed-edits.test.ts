import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounds } from '@tri/test-setup/soak'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { type KillableBrowser, startKillable } from '../harness/app/killable-browser.js'
import { type Server, startAgain, startServer } from '../harness/app/server.js'
import { planOf } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { LAKEFRONT, PASSWORD } from '../harness/athlete/journey.js'
import { askToMoveDay, PLANNER } from '../harness/athlete/planner.js'
import { keptEdits } from '../harness/kept/outbox.js'

const KILLS = rounds({ short: 2, soak: 50 })

type Row = { id: number; week: number; day: number; version: number }

let server: Server | undefined
let browser: KillableBrowser | undefined
const profile = mkdtempSync(join(tmpdir(), 'triplan-profile-'))

afterAll(async () => {
  await browser?.kill()
  await server?.stop()
  rmSync(profile, { recursive: true, force: true })
})

async function showSecondWeek(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${PLANNER}`)
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByText(/^Week 2 of/).waitFor()
}

/** Moves the first workout of the week to the first day that it is not on. */
async function moveAway(page: Page): Promise<void> {
  await askToMoveDay(page)
  const dialog = page.getByRole('dialog')
  await dialog.locator('li button:enabled').last().click()
  await dialog.waitFor({ state: 'detached' })
}

test(
  `S40 ${KILLS} kills of browser and server while edits wait: each edit is on the server exactly once`,
  async () => {
    let app = await startServer()
    server = app
    let athlete = await startKillable(profile, app.origin)
    browser = athlete
    const api = <A>(path: string, data: unknown) => call<A>(athlete.page, 'post', `${app.origin}${path}`, data)
    await api('/api/register', { username: 'killed@example.org', password: PASSWORD })
    const { id: planId } = await api<{ id: number }>('/api/training-plans', planOf(LAKEFRONT))
    const rows = () => call<Row[]>(athlete.page, 'get', `${app.origin}/api/training-plans/${planId}/workouts`)
    /** An edit counts up the version of the one workout it moves. */
    const made = async () => (await rows()).reduce((sum, { version }) => sum + version - 1, 0)
    // A cookie is written to the disk some time later, or when the browser is closed.
    await athlete.close()
    athlete = await startKillable(profile, app.origin)
    browser = athlete

    let expected = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      await showSecondWeek(athlete.page, app.origin)
      // In turn: what never arrived, what arrived and whose answer was lost or not, and both.
      if (kill % 3 === 0) await app.end('SIGKILL')
      await moveAway(athlete.page)
      if (kill % 3 === 1) await app.end('SIGKILL')
      await moveAway(athlete.page)
      if (kill % 3 === 2) await app.end('SIGKILL')
      expected += 2
      if (kill % 3 !== 2) await expect.poll(() => keptEdits(athlete.page)).toBeGreaterThan(0)
      await athlete.kill()
      app = await startAgain(app)
      server = app
      athlete = await startKillable(profile, app.origin)
      browser = athlete
      await expect.poll(made).toBe(expected)
      await expect.poll(() => keptEdits(athlete.page)).toBe(0)
    }
  },
  60_000 + KILLS * 30_000,
)
