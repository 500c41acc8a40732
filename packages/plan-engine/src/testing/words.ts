import { generatePlan } from '../generate-plan.js'
import { drillsIn } from '../texts/catalogue.js'
import { en } from '../texts/en.js'
import { planInWords } from '../texts/in-words.js'
import type { Measures } from '../texts/measures.js'
import type { TextPlan } from '../texts/text-types.js'
import type { Plan, PlanInput, SessionStep, Sport } from '../types.js'

export const MILES: Measures = { units: 'miles', poolUnits: 'metres' }

/** A plan as an athlete reads it who swims in metres and rides miles, in English. */
export const inEnglish = (plan: Plan): TextPlan => planInWords(plan, en, MILES)

/** A plan made and read in English. */
export const planInEnglish = (input: PlanInput): TextPlan => inEnglish(generatePlan(input))

/** Steps in English: `Warm-up 5 min; Easy 17 min; Cool-down 3 min`. */
export function stepsInEnglish(sport: Sport, steps: readonly SessionStep[]): string {
  const code = 'R-REC'
  const notes = en.notes({ code, type: sport, steps }, MILES) ?? ''
  const drills = drillsIn(steps).flatMap((cue) => en.drill(cue) ?? [])
  return drills
    .reduce((text, drill) => text.replace(` ${drill}`, ''), notes)
    .slice((en.purpose(code) ?? '').length + 1, -1)
}
