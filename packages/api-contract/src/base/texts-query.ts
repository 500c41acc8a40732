import * as z from 'zod/mini'

/** The languages that the words of sessions are told in. */
export const TEXT_LANGUAGES = ['en', 'de'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** What a call that answers sessions may be asked: in which language to tell them, or to leave their words out. */
export const textsQuery = z.object({
  texts: z.optional(
    z.enum(
      [...TEXT_LANGUAGES, 'none'],
      'The words of a plan come in English (?texts=en), in German (?texts=de) or not at all (?texts=none)',
    ),
  ),
})
