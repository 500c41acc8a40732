import type { FindingCode, FindingInputs } from '../../codes/findings.js'
import type { RuleId } from '../../codes/rule-ids.js'
import type { Inputs } from '../../types.js'
import type { Measures } from '../measures.js'
import type { Texts } from '../texts.js'
import { lookUp, whole } from '../whole.js'
import type { Sentence } from '../words.js'

/** The words of an audit in one language. Undefined is what a language has no words for, such as the codes of later versions. */
export type AuditTexts = {
  language: Texts['language']
  /** What a rule is called, in two or three words: `Weekly growth`. */
  title(rule: string): string | undefined
  /** What a rule found, as a sentence for the athlete. */
  finding(found: { finding: string; inputs: Inputs }, measures: Measures): string | undefined
}

/** Every word of an audit in a language, as tables: a key that is missing does not compile. */
export type AuditWords = {
  language: Texts['language']
  titles: Record<RuleId, string>
  findings: { readonly [Code in FindingCode]: Sentence<FindingInputs[Code]> }
}

/** The texts that a language's words of an audit make. */
export const auditCatalogue = ({ language, titles, findings }: AuditWords): AuditTexts => ({
  language,
  title: (rule) => lookUp(titles, rule),
  finding: ({ finding, inputs }, measures) => whole(lookUp<Sentence<Inputs>>(findings, finding)?.(inputs, measures)),
})
