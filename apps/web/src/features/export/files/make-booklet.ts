import { type NewPlan, readGoalPaces } from '@tri/api-contract'
import type { PlanSheet } from '@tri/plan-files/calendar'
import bold from '@tri/plan-files/fonts/bold.ttf?url'
import regular from '@tri/plan-files/fonts/regular.ttf?url'
import { type BookletOptions, planBooklet } from '@tri/plan-files/pdf'
import { paceWithUnit, type Units } from '../../../lib/measures/units.js'
import { loaded } from './export-error.js'
import { paperFor } from './paper.js'

type Options = Pick<BookletOptions, 'stamp'> & { languages: readonly string[]; units: Units }

/** The plan as a booklet, with the fonts of this app; loaded with pdfkit when one is asked for. */
export async function drawBooklet(plan: NewPlan, sheet: PlanSheet, { stamp, languages, units }: Options) {
  const [regularFont, boldFont] = await Promise.all([loaded(bytesOf(regular)), loaded(bytesOf(bold))])
  const paces = readGoalPaces(plan)
  return planBooklet(sheet, {
    fonts: { regular: regularFont, bold: boldFont },
    stamp,
    paper: paperFor(languages),
    facts: [
      { label: 'Goal', value: plan.goalFinishTime ?? 'Not set' },
      { label: 'Swim', value: paceWithUnit(units, 'swim', paces.swim) },
      { label: 'Bike', value: paceWithUnit(units, 'bike', paces.bike) },
      { label: 'Run', value: paceWithUnit(units, 'run', paces.run) },
    ],
  })
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return new Uint8Array(await answer.arrayBuffer())
}
