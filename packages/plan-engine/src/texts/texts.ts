/** The words of a plan in one language. */
export type Texts = { language: 'en' | 'de' }
