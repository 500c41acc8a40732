import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { register, savePlan } from '../athlete/account.js'
import { LAKEFRONT, type Race } from '../athlete/journey.js'
import { launchBrowser } from './browser.js'
import { type OpenPage, openPage, type PageOptions } from './page.js'

type VisitOptions = Omit<PageOptions, 'origin'> & {
  /** Where an app of the test's own is; the shared one when left out. */
  origin?: string
}

type AthleteOptions = VisitOptions & { race?: Race }

let launching: Promise<Browser> | undefined
const visits = new Set<OpenPage>()

/**
 * Opens a page as a new visitor, in the browser that the test files of this process share. Pictures are for people and
 * prove nothing: they are taken when `PICTURES` is set.
 */
export async function openVisit(options: VisitOptions = {}): Promise<OpenPage> {
  const visit = await openPage(await sharedBrowser(), { origin: inject('origin'), ...options })
  visits.add(visit)
  return process.env.PICTURES ? visit : { ...visit, picture: async () => undefined }
}

/** Opens a page as an athlete who has just made an account and saved a plan. */
export async function openAthlete(
  username: string,
  { race = LAKEFRONT, ...options }: AthleteOptions = {},
): Promise<OpenPage & { planId: number }> {
  const visit = await openVisit(options)
  await register(visit.page, username)
  const planId = await savePlan(visit.page, race)
  return { ...visit, planId }
}

/** Closes what a test file left open. */
export async function endVisits(): Promise<void> {
  await Promise.all([...visits].map(({ close }) => close()))
  visits.clear()
}

/** The browser of this process, which ends with it; another one when it has crashed. */
async function sharedBrowser(): Promise<Browser> {
  launching ??= launchBrowser()
  const browser = await launching
  if (browser.isConnected()) return browser
  launching = launchBrowser()
  return launching
}
