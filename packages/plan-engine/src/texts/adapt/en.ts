import { ADAPT_FINDINGS, ADAPT_MESSAGES, ADAPT_REASONS } from '../en/adapt.js'
import { type AdaptTexts, adaptCatalogue } from './adapt-texts.js'
import { ADAPT_CITATIONS } from './citations.js'

export type { AdaptTexts } from './adapt-texts.js'

/** The words of a proposal in English. */
export const en: AdaptTexts = /* @__PURE__ */ adaptCatalogue({
  language: 'en',
  sentences: ADAPT_REASONS,
  findings: ADAPT_FINDINGS,
  messages: ADAPT_MESSAGES,
  citations: ADAPT_CITATIONS,
})
