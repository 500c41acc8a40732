import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { showScheme } from './scheme.js'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What a colour scheme can break; everything else is the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Holds when axe finds nothing wrong with the page as it stands, or with a part of it. */
export const expectSound = async (page: Page, part = page.locator('html')) =>
  expect(await axeFindings(page, part)).toEqual([])

/** What axe finds wrong with it, in light and in dark: `light rule: element`, with what to do. */
async function axeFindings(page: Page, part: Locator): Promise<string[]> {
  // Rendered ahead, a page is inert, and axe passes over what is, until React has taken it over.
  await page.locator('#root[inert]').waitFor({ state: 'detached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const inLight = await findingsIn(page, part, 'light')
  return [...inLight, ...(await findingsIn(page, part, 'dark'))]
}

/** All of axe's rules count, best practices too, and two that it does not ask for by itself. */
async function findingsIn(page: Page, part: Locator, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await showScheme(page, colorScheme)
  // Colours that are still changing have a contrast that nobody sees.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const rules = colorScheme === 'dark' ? OF_COLOURS : undefined
  const violations = await part.evaluate(async (element, only) => {
    const all = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }
    // Loading all style sheets again is for rules that are not about colours.
    const options = only ? { runOnly: only, preload: false } : { rules: all }
    return (await window.axe.run(element, { resultTypes: ['violations'], ...options })).violations
  }, rules)
  const findings: string[] = []
  for (const { id, nodes } of violations)
    for (const { target, html, failureSummary } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && !(await isSmallInView(page, selector))) continue
      findings.push(`${colorScheme} ${id}: ${selector} ${html.slice(0, 160)} ${failureSummary}`.replace(/\s+/g, ' '))
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
