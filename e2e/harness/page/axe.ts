import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { overflowOf } from '../athlete/journey.js'
import { showScheme } from './scheme.js'
import { atOtherSize } from './sizes.js'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What a colour scheme can break; everything else is the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** All of axe's rules count, best practices too, and two that it does not ask for by itself. */
const ALL_RULES: axe.RunOptions = {
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
}
// Loading all style sheets again is for rules that are not about colours.
const OF_COLOURS_ONLY: axe.RunOptions = { runOnly: OF_COLOURS, preload: false }
const WITHOUT_COLOURS: axe.RunOptions = {
  rules: { ...ALL_RULES.rules, ...Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])) },
}

/** Holds when axe finds nothing wrong with the page as it stands, or with a part of it. */
export const expectSound = async (page: Page, part = page.locator('html')) =>
  expect(await axeFindings(page, part)).toEqual([])

/** Holds when it is sound also at the other width, where nothing changes its colours, and nothing sticks out at either. */
export async function expectSoundAtBoth(page: Page, part = page.locator('html')): Promise<void> {
  await expectSound(page, part)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await atOtherSize(page, async () => {
    expect(await violationsIn(page, part, WITHOUT_COLOURS), 'at the other width').toEqual([])
    expect(await overflowOf(page), 'at the other width').toBeLessThanOrEqual(0)
  })
}

/** What axe finds wrong with it, in light and in dark: `light rule: element`, with what to do. */
async function axeFindings(page: Page, part: Locator): Promise<string[]> {
  // Rendered ahead, a page is inert, and axe passes over what is, until React has taken it over.
  await page.locator('#root[inert]').waitFor({ state: 'detached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const inLight = await findingsIn(page, part, 'light')
  return [...inLight, ...(await findingsIn(page, part, 'dark'))]
}

async function findingsIn(page: Page, part: Locator, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await showScheme(page, colorScheme)
  // Colours that are still changing have a contrast that nobody sees.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const found = await violationsIn(page, part, colorScheme === 'dark' ? OF_COLOURS_ONLY : ALL_RULES)
  return found.map((finding) => `${colorScheme} ${finding}`)
}

/** What breaks the rules there: `rule: element`, with what to do. */
async function violationsIn(page: Page, part: Locator, options: axe.RunOptions): Promise<string[]> {
  const violations = await part.evaluate(
    async (element, chosen) => (await window.axe.run(element, { resultTypes: ['violations'], ...chosen })).violations,
    options,
  )
  const findings: string[] = []
  for (const { id, nodes } of violations)
    for (const { target, html, failureSummary } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && !(await isSmallInView(page, selector))) continue
      findings.push(`${id}: ${selector} ${html.slice(0, 160)} ${failureSummary}`.replace(/\s+/g, ' '))
    }
  return findings
}

/** Whether a control is too small also where nothing is above it: a bar at the screen's edge covers a part of one nearly everywhere. */
const isSmallInView = (page: Page, selector: string) =>
  page.evaluate(async (at) => {
    document.querySelector(at)?.scrollIntoView({ block: 'center' })
    const { violations } = await window.axe.run(at, { runOnly: ['target-size'], preload: false })
    return violations.length > 0
  }, selector)
