import type { Notice, Reason } from '@tri/plan-engine'
import type { TextReason } from '@tri/plan-engine/texts'
import { en } from '@tri/plan-engine/texts/en/adapt'
import type { Units } from './measures/units.js'

/** Why a session changes, in the athlete's words; a rule of another version has none. */
export const changeReasonsInWords = (units: Units, reasons: readonly Reason[]): readonly TextReason[] =>
  reasons.flatMap((reason) => {
    const sentence = en.sentence(reason, units)
    return sentence ? [{ ...reason, sentence, source: en.citation(reason.source) }] : []
  })

/** What else there is to know of a proposal. */
export const adviceInWords = (units: Units, notices: readonly Notice[]): readonly string[] =>
  notices.flatMap((notice) => en.message(notice, units) ?? [])
