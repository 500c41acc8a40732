import type {
  AdaptFindingCode,
  AdaptFindingInputs,
  AdaptNoticeCode,
  AdaptNoticeInputs,
  AdaptRule,
  AdaptRuleInputs,
} from '../../adapt/codes.js'
import type { AdaptSource } from '../../adapt/sources.js'
import type { Inputs, Notice, Reason } from '../../types.js'
import type { Measures } from '../measures.js'
import type { Texts } from '../texts.js'
import { lookUp, whole } from '../whole.js'
import type { Sentence } from '../words.js'

/** The words of a proposal in one language. Undefined is what a language has no words for, such as the codes of later versions. */
export type AdaptTexts = {
  language: Texts['language']
  /** Why a session changes; undefined for the reasons of the plan, which `Texts` tells. */
  sentence(reason: Pick<Reason, 'rule' | 'inputs'>, measures: Measures): string | undefined
  /** What was noticed, in a sentence or two for the athlete. */
  finding(found: { code: string; inputs: Inputs }, measures: Measures): string | undefined
  /** What to think of beside the changes. */
  message(notice: Notice, measures: Measures): string | undefined
  /** What a reason or a finding rests on: the publication; the key itself where it is not known. */
  citation(source: string): string
}

/** Every word of a proposal in a language, as tables: a key that is missing does not compile. */
export type AdaptWords = {
  language: Texts['language']
  sentences: { readonly [Rule in AdaptRule]: Sentence<AdaptRuleInputs[Rule]> }
  findings: { readonly [Code in AdaptFindingCode]: Sentence<AdaptFindingInputs[Code]> }
  messages: { readonly [Code in AdaptNoticeCode]: Sentence<AdaptNoticeInputs[Code]> }
  citations: Record<AdaptSource, string>
}

/** The texts that a language's words of a proposal make. */
export const adaptCatalogue = ({ language, sentences, findings, messages, citations }: AdaptWords): AdaptTexts => {
  const tell = (table: Readonly<Record<string, Sentence<Inputs>>>, key: string, inputs: Inputs, measures: Measures) =>
    whole(lookUp<Sentence<Inputs>>(table, key)?.(inputs, measures))
  return {
    language,
    sentence: ({ rule, inputs }, measures) => tell(sentences, rule, inputs, measures),
    finding: ({ code, inputs }, measures) => tell(findings, code, inputs, measures),
    message: ({ code, inputs = {} }, measures) => tell(messages, code, inputs, measures),
    citation: (source) => lookUp(citations, source) ?? source,
  }
}
