import { en } from '../texts/en.js'
import { planInWords } from '../texts/in-words.js'
import type { Measures } from '../texts/measures.js'
import type { TextPlan } from '../texts/text-types.js'
import type { Plan } from '../types.js'

export const MILES: Measures = { units: 'miles', poolUnits: 'metres' }

/** A plan as an athlete reads it who swims in metres and rides miles, in English. */
export const inEnglish = (plan: Plan): TextPlan => planInWords(plan, en, MILES)
