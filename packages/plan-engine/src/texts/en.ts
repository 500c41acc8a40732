import type { Texts } from './texts.js'

export type { Texts } from './texts.js'

/** The words of a plan in English. */
export const en: Texts = { language: 'en' }
