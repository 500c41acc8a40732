import { ADAPT_FINDINGS, ADAPT_MESSAGES, ADAPT_REASONS } from '../de/adapt.js'
import { type AdaptTexts, adaptCatalogue } from './adapt-texts.js'
import { ADAPT_CITATIONS } from './citations.js'

export type { AdaptTexts } from './adapt-texts.js'

/** The words of a proposal in German. */
export const de: AdaptTexts = /* @__PURE__ */ adaptCatalogue({
  language: 'de',
  sentences: ADAPT_REASONS,
  findings: ADAPT_FINDINGS,
  messages: ADAPT_MESSAGES,
  citations: ADAPT_CITATIONS,
})
