import { plainSheet } from '../one-line.js'
import type { FileWithNotes, PlanSheet } from '../plan/plan.js'
import type { PaperName } from './look.js'
import { drawOverview, type Fact } from './overview-page.js'
import { newPage } from './page.js'
import { type BookletFonts, finished, newPen, type Pen } from './pen.js'
import { afterRaceWeeks, seasonWeeks } from './season.js'
import { CARDS_ON_A_PAGE, drawCardPage, swimCards } from './swim-cards.js'
import { drawAfterRace, drawWeek } from './week-page.js'

export type BookletOptions = {
  /** `fonts/regular.ttf` and `fonts/bold.ttf` of this package, or others. */
  fonts: BookletFonts
  /** When the booklet is made. */
  stamp: Date
  /** A4 when absent. */
  paper?: PaperName
  /** Facts for the first page, e.g. `{ label: 'Goal', value: '02:30:00' }`. */
  facts?: readonly Fact[]
}

/**
 * A plan as a booklet (PDF): the season with its phases and weekly hours, a page for each week, and cards of the swims to
 * take to the pool. The notes say what had to be left out: characters that the font has no shape for, steps of a week that
 * is too full for its page. Rejects when a font is no TrueType file.
 */
export async function planBooklet(plan: PlanSheet, options: BookletOptions): Promise<FileWithNotes> {
  const sheet = plainSheet(plan)
  const { fonts, stamp, paper = 'a4', facts = [] } = options
  const pen = newPen({ paper, fonts, title: sheet.name, stamp })
  const weeks = seasonWeeks(sheet)
  let page = 0
  const nextPage = () => newPage(pen, { name: sheet.name, page: ++page })
  drawOverview(pen, { sheet, weeks, facts, nextPage })
  const bareWeeks: number[] = []
  for (const week of weeks) {
    nextPage()
    if (drawWeek(pen, week, weeks.length).isBare) bareWeeks.push(week.week)
  }
  for (const week of afterRaceWeeks(sheet)) {
    nextPage()
    drawAfterRace(pen, week)
  }
  const cards = swimCards(sheet)
  for (let first = 0; first < cards.length; first += CARDS_ON_A_PAGE) {
    nextPage()
    drawCardPage(pen, cards.slice(first, first + CARDS_ON_A_PAGE))
  }
  return { content: await finished(pen), notes: notesOf(pen, bareWeeks) }
}

function notesOf({ missing }: Pen, bareWeeks: readonly number[]): readonly string[] {
  const undrawn = `The booklet's font cannot draw these characters, a box stands for each: ${[...missing].join(' ')}`
  const bare = `Too full for one page, so the steps are left out: week ${bareWeeks.join(', ')}.`
  return [...(missing.size > 0 ? [undrawn] : []), ...(bareWeeks.length > 0 ? [bare] : [])]
}
