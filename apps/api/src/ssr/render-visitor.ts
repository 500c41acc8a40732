import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languagesIn, roadUnits } from '@tri/api-contract'
import type { FastifyRequest } from 'fastify'
import { now } from '../clock.js'
import { ownToday, todayIn } from '../http/own-today.js'
import type { InteractiveThreads } from '../threads/threads.js'
import type { PagePatience } from './page-patience.js'

/** Days that pages are kept for: there are two of them at a time, and three while a day begins. */
const MOST_DAYS = 3

type Parts = { webDir: string; threads: InteractiveThreads; patience: PagePatience }

/**
 * The page that a visitor begins with, with the sample week of the day in the units of their region: rendered once for each
 * day and unit, for it is the same for all. Undefined where it cannot be rendered, or not in time: the build has drawn a page as
 * well.
 */
export function visitorRenderer({
  webDir,
  threads,
  patience,
}: Parts): (request: FastifyRequest) => Promise<string | undefined> {
  const hasRenderer = existsSync(join(webDir, '.ssr', 'render-plan.js'))
  const days = new Map<string, Map<string, Promise<string>>>()
  return async ({ headers }) => {
    if (!hasRenderer) return undefined
    const moment = now()
    const today = ownToday(headers.cookie, moment) ?? todayIn(HERE, moment)
    if (today === undefined) return undefined
    const accepted = headers['accept-language'] ?? ''
    const units = roadUnits(languagesIn(accepted))
    const pages = days.get(today) ?? new Map<string, Promise<string>>()
    const page = pages.get(units) ?? threads.run('renderFirstPage', { webDir, today, accepted })
    days.set(today, pages)
    pages.set(units, page)
    page.catch(() => pages.delete(units))
    const [oldest] = days.keys()
    if (days.size > MOST_DAYS && oldest !== undefined) days.delete(oldest)
    return Promise.race([page, patience()])
  }
}

/** Where the server is, and most of its visitors. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone
